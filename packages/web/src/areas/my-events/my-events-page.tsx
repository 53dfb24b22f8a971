import { mdiCalendarHeartOutline, mdiCalendarRemoveOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { Page } from '../../kit/page.tsx'
import { CardsSkeleton } from '../../kit/skeletons.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { EventList } from './event-list.tsx'
import { ForgetDevice } from './forget-device.tsx'
import * as styles from './my-events.css.ts'
import { RecoveryForm } from './recovery-form.tsx'
import { useMyEvents } from './use-my-events.ts'

/** Everything one takes part in or organises, without an account. */
export function MyEventsPage() {
  const { t } = useTranslation('accounts')
  const myEvents = useMyEvents()
  const { hasLinks, tokens, events, forget } = myEvents
  return (
    <Page title={t('events.title')} intro={t('events.intro')} width="md">
      <div className={styles.parts}>
        <Found mine={myEvents} />
        <RecoveryForm title={t(events.length > 0 ? 'events.otherAddress' : 'recovery.title')} />
        {hasLinks && <ForgetDevice tokens={tokens} onForgotten={forget} />}
      </div>
    </Page>
  )
}

function Found({ mine }: { mine: ReturnType<typeof useMyEvents> }) {
  const { t } = useTranslation('accounts')
  const { emptyBecause, isLoading, error, events, removable, refetch, remove } = mine
  if (error) return <LoadError error={error} onRetry={refetch} />
  if (isLoading) return <CardsSkeleton cards={2} />
  if (events.length > 0) return <EventList {...{ events, removable }} onRemove={remove} />
  const icon = emptyBecause === 'first' ? mdiCalendarHeartOutline : mdiCalendarRemoveOutline
  return (
    <EmptyState icon={icon} title={t(`events.empty.${emptyBecause}`)}>
      {t(`events.empty.${emptyBecause}Text`)}
    </EmptyState>
  )
}
