import { mdiCalendarRemoveOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import type { SelfServiceInfo } from '@running-dinner/contract/portal.ts'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { type PortalLink, useSelfServiceInfo } from '../../features/guests/portal/portal.api.ts'
import { CalendarButton } from '../../features/guests/self-service/calendar-button.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { formatDate } from '../../lib/dates.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Page } from '../../ui/page.tsx'
import { CardsSkeleton } from '../../ui/skeletons.tsx'
import { MessagesSection } from './messages-section.tsx'
import { RegistrationSection } from './registration-section.tsx'
import { RouteSection } from './route-section.tsx'
import { TeamSection } from './team-section.tsx'

/** One event as one participant may know it by now. */
export function MyEventPage() {
  const { t } = useTranslation('accounts')
  const { selfAdminId = '', participantId = '' } = useParams()
  const link = { selfAdminId, participantId }
  const { data: info, error, refetch } = useSelfServiceInfo(link)
  const back = { label: t('events.title'), to: paths.myEvents() }
  if (info) return <Known info={info} link={link} back={back} />
  return (
    <Page title={t('events.title')} back={back} width="md">
      {error ? <Unknown error={error} onRetry={() => void refetch()} /> : <CardsSkeleton cards={2} />}
    </Page>
  )
}

function Known({ info, link, back }: { info: SelfServiceInfo; link: PortalLink; back: { label: string; to: string } }) {
  const { t } = useTranslation('accounts')
  return (
    <Page title={info.eventName} intro={`${formatDate(info.eventDate)} · ${info.city}`} back={back} width="md">
      <Box sx={{ display: 'grid', gap: 3 }}>
        {info.cancelled ? (
          <CancelledNotice info={info} />
        ) : (
          <>
            <Box component="p" sx={{ m: 0 }}>
              {t('event.greeting', { name: info.firstnamePart })}
            </Box>
            {!info.acknowledged && <Alert severity="info">{t('event.unacknowledged')}</Alert>}
            <TeamSection team={info.team} link={link} />
            <RouteSection route={info.route} link={link} />
            {(info.team || info.route) && <CalendarButton link={link} />}
          </>
        )}
        <RegistrationSection link={link} isCancelled={info.cancelled} />
        <MessagesSection link={link} />
        {info.publicUrl !== '' && (
          <Button href={info.publicUrl} sx={{ justifySelf: 'start', ml: -1 }}>
            {t('event.publicPage')}
          </Button>
        )}
      </Box>
    </Page>
  )
}

function CancelledNotice({ info: { publicContactName, publicContactEmail } }: { info: SelfServiceInfo }) {
  const { t } = useTranslation('accounts')
  return (
    <Alert severity="error">
      {t('event.cancelled')}{' '}
      {publicContactName === '' ? t('event.ask') : t('event.askName', { name: publicContactName })}{' '}
      <MuiLink href={`mailto:${publicContactEmail}`} color="inherit" sx={{ overflowWrap: 'anywhere' }}>
        {publicContactEmail}
      </MuiLink>
    </Alert>
  )
}

function Unknown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { t } = useTranslation('accounts')
  if (toApiError(error).status !== 404) return <LoadError error={error} onRetry={onRetry} />
  return (
    <EmptyState
      icon={mdiCalendarRemoveOutline}
      title={t('event.unknownTitle')}
      action={
        <Button component={Link} to={paths.myEvents()} variant="contained">
          {t('event.toList')}
        </Button>
      }
    >
      {t('event.unknownText')}
    </EmptyState>
  )
}
