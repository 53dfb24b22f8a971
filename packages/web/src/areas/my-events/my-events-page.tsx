import { mdiCalendarHeartOutline, mdiCalendarRemoveOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Page } from '../../ui/page.tsx'
import { CardsSkeleton } from '../../ui/skeletons.tsx'
import { EventList } from './event-list.tsx'
import { ForgetDevice } from './forget-device.tsx'
import { RecoveryForm } from './recovery-form.tsx'
import { useMyEvents } from './use-my-events.ts'

/** Everything one takes part in or organises, without an account. */
export function MyEventsPage() {
  const { t } = useTranslation('accounts')
  const mine = useMyEvents()
  const { hasLinks, tokens, events, forget } = mine
  return (
    <Page title={t('events.title')} intro={t('events.intro')} width="md">
      <Box sx={{ display: 'grid', gap: { xs: 4, md: 5 } }}>
        <Found mine={mine} />
        <RecoveryForm title={t(events.length > 0 ? 'events.otherAddress' : 'recovery.title')} />
        {hasLinks && <ForgetDevice tokens={tokens} onForgotten={forget} />}
      </Box>
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
