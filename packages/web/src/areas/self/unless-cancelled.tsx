import { mdiCalendarRemoveOutline } from '@mdi/js'
import MuiLink from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Page } from '../../ui/page.tsx'
import { EventLine } from './event-line.tsx'
import { useSelfSession } from './self-session.tsx'

/** Around pages that are about an evening to come: once the event is cancelled there is only that to say. */
export function UnlessCancelled() {
  const { t } = useTranslation('self')
  const session = useSelfSession()
  if (!session.cancelled) return <Outlet context={session} />
  const { publicContactName, publicContactEmail } = session
  return (
    <Page title={t('cancelled.title')} intro={<EventLine />} width="sm">
      <EmptyState icon={mdiCalendarRemoveOutline} title={t('cancelled.noEvening')}>
        {t('cancelled.text')}{' '}
        {publicContactName === '' ? t('cancelled.ask') : t('cancelled.askName', { name: publicContactName })}{' '}
        <MuiLink href={`mailto:${publicContactEmail}`} sx={{ overflowWrap: 'anywhere' }}>
          {publicContactEmail}
        </MuiLink>
      </EmptyState>
    </Page>
  )
}
