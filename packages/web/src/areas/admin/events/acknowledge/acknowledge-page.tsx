import { mdiCheckCircleOutline, mdiLinkVariantOff, mdiSilverwareForkKnife } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import type { DinnerReply } from '@running-dinner/contract/events'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { useAcknowledgeDinner, useDinner } from '../../../../features/events/dinners/dinners.api.ts'
import { rememberOrganisedEvent } from '../../../../features/events/dinners/organised-events.ts'
import { AppShell } from '../../../../features/shell/app-shell.tsx'
import { toApiError } from '../../../../lib/api-error.ts'
import { formatDate } from '../../../../lib/dates.ts'
import { adminContact } from '../../../../lib/page-meta.ts'
import { paths } from '../../../../lib/paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { PageSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'

/** The target of the mailed link. Opening it changes nothing, since mail scanners open links; a click confirms. */
export function AcknowledgePage() {
  return (
    <AppShell>
      <Acknowledge />
    </AppShell>
  )
}

function Acknowledge() {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  const { token = '' } = useParams<'token'>()
  const { data: dinner, error, refetch } = useDinner(adminId)
  const acknowledge = useAcknowledgeDinner(adminId)
  const failure = acknowledge.error ?? (dinner ? undefined : error)
  const isDemo = dinner?.runningDinnerType === 'DEMO'
  if (failure && toApiError(failure).status === 404) return <InvalidToken />
  if (acknowledge.isSuccess)
    return (
      <Confirmed title={t('acknowledge.doneTitle')} text={t(isDemo ? 'acknowledge.doneDemo' : 'acknowledge.done')} />
    )
  if (!dinner) {
    return failure ? <LoadError error={failure} onRetry={() => void refetch()} /> : <PageSkeleton />
  }
  if (dinner.acknowledgedDate !== null) {
    return <Confirmed title={t('acknowledge.alreadyTitle')} text={t('acknowledge.already')} />
  }
  const handleConfirm = () => {
    acknowledge.mutate(token, {
      onSuccess: () => {
        forgetToken(adminId)
        rememberOrganisedEvent(adminId)
      },
    })
  }
  return (
    <OutcomeCard
      icon={mdiSilverwareForkKnife}
      colour="primary.main"
      title={t('acknowledge.title')}
      action={
        <Button variant="contained" size="large" loading={acknowledge.isPending} onClick={handleConfirm}>
          {t('acknowledge.confirm')}
        </Button>
      }
    >
      <Typography sx={{ fontWeight: 640, mb: 1 }}>{t('acknowledge.what', placeOf(dinner))}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t(isDemo ? 'acknowledge.introDemo' : 'acknowledge.intro')}
      </Typography>
      {failure && <Failed />}
    </OutcomeCard>
  )
}

function placeOf({ basicDetails: { title, date, city } }: DinnerReply) {
  return { title, date: formatDate(date), city }
}

/** The token is used up, so it is removed from the address. */
function forgetToken(adminId: string) {
  window.history.replaceState(window.history.state, '', paths.admin.dashboard(adminId))
}

function Confirmed({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  return (
    <OutcomeCard
      icon={mdiCheckCircleOutline}
      colour="success.main"
      title={title}
      action={
        <Button component={Link} to={paths.admin.dashboard(adminId)} replace variant="contained" size="large">
          {t('acknowledge.toDashboard')}
        </Button>
      }
    >
      <Typography role="status">{text}</Typography>
    </OutcomeCard>
  )
}

function Failed() {
  const { t } = useTranslation('admin')
  const contact = adminContact()
  return (
    <Alert severity="error" sx={{ mt: 3, textAlign: 'left' }}>
      {t('acknowledge.failed')} {contact !== undefined && t('acknowledge.failedContact', { contact })}
    </Alert>
  )
}

function InvalidToken() {
  const { t } = useTranslation(['admin', 'common'])
  return (
    <OutcomeCard
      icon={mdiLinkVariantOff}
      colour="error.main"
      title={t('acknowledge.invalidTitle')}
      action={
        <Button component={Link} to={paths.landing()} variant="outlined">
          {t('common:error.toStart')}
        </Button>
      }
    >
      <Typography role="alert">{t('acknowledge.invalid')}</Typography>
    </OutcomeCard>
  )
}

interface OutcomeCardProps {
  icon: string
  colour: string
  title: string
  children: ReactNode
  action: ReactNode
}

/** A page with one message and one action. */
function OutcomeCard({ icon, colour, title, children, action }: OutcomeCardProps) {
  return (
    <Container maxWidth="sm" sx={{ py: { xs: 3, md: 8 } }}>
      <title>{`${title} · Running Dinner`}</title>
      <Card sx={{ px: { xs: 2.5, sm: 6 }, py: { xs: 4, sm: 6 }, textAlign: 'center' }}>
        <Icon path={icon} sx={{ fontSize: 48, color: colour, mb: 1.5 }} />
        <Typography variant="h1" sx={{ mb: 2 }}>
          {title}
        </Typography>
        {children}
        <Box sx={{ mt: 4 }}>{action}</Box>
      </Card>
    </Container>
  )
}
