import { mdiCalendarRemoveOutline } from '@mdi/js'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { anchor } from '../../kit/anchor.css.ts'
import { classes } from '../../kit/classes.ts'
import { Page } from '../../kit/page.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { EventLine } from './event-line.tsx'
import * as styles from './self.css.ts'
import { useSelfSession } from './self-session.tsx'

/** Around pages that are about an evening to come: once the event is cancelled there is only that to say. */
export function UnlessCancelled() {
  const { t } = useTranslation('self')
  const session = useSelfSession()
  if (!session.cancelled) return <Outlet context={session} />
  const { publicContactName, publicContactEmail } = session
  return (
    <Page title={t('cancelled.title')} intro={<EventLine />}>
      <EmptyState icon={mdiCalendarRemoveOutline} title={t('cancelled.noEvening')}>
        {t('cancelled.text')}{' '}
        {publicContactName === '' ? t('cancelled.ask') : t('cancelled.askName', { name: publicContactName })}{' '}
        <a href={`mailto:${publicContactEmail}`} className={classes(anchor.plain, styles.breakable)}>
          {publicContactEmail}
        </a>
      </EmptyState>
    </Page>
  )
}
