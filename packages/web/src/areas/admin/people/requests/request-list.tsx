import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { OpenRequest } from '@running-dinner/contract/people'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDeclineRequest } from '../../../../features/people/requests/requests.api.ts'
import { PhoneNumber } from '../../../../kit/phone-number.tsx'
import { formatInstant } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { memberParameter } from '../../plan/cancellation/cancellation-options.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { useAnchor } from '../../shell/use-anchor.ts'

const LeavingCosts = lazy(() => import('./leaving-costs.tsx').then((file) => ({ default: file.LeavingCosts })))
const homeRequest = () => import('./home-request-item.tsx')
const ProposedHomes = lazy(() => homeRequest().then((file) => ({ default: file.ProposedHomes })))
const HomeRequestActions = lazy(() => homeRequest().then((file) => ({ default: file.HomeRequestActions })))

/** Open requests, on top of the page until the organiser has decided. */
export function RequestList({ requests }: { requests: readonly OpenRequest[] }) {
  const { t } = useTranslation('requests')
  const titleId = useId()
  return (
    <Card
      component="section"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 }, mb: 3, borderColor: 'warning.main', overflowWrap: 'anywhere' }}
    >
      <Typography variant="h3" component="h2" id={titleId}>
        {t('organiser.title', { count: requests.length })}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </Box>
    </Card>
  )
}

function Request({ request }: { request: OpenRequest }) {
  const { t } = useTranslation('requests')
  const { name, team, home, word, mobileNumber, refusesMails } = request
  // The mail to the organiser links to the request, which is there only once it is loaded.
  useAnchor()
  return (
    <Box component="li" id={`request-${request.id}`} sx={{ pt: 2, mt: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {team
          ? t(home ? 'organiser.home' : 'organiser.cannotCome', { name, number: team.teamNumber })
          : t(home ? 'organiser.homeAlone' : 'organiser.cannotComeAlone', { name })}
      </Typography>
      {home && (
        <Suspense>
          <ProposedHomes home={home} />
        </Suspense>
      )}
      {word !== '' && <Typography sx={{ whiteSpace: 'pre-line' }}>{word}</Typography>}
      {refusesMails && <Typography>{t('organiser.refusesMails')}</Typography>}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('organiser.askedAt', { moment: formatInstant(request.askedAt).slice(0, 16) })}
        {mobileNumber !== '' && (
          <>
            {' · '}
            <PhoneNumber typed={mobileNumber} links={request.callLinks} />
          </>
        )}
      </Typography>
      {team && !home && (
        <Suspense>
          <LeavingCosts request={request} team={team} />
        </Suspense>
      )}
      {home ? (
        <Suspense>
          <HomeRequestActions request={request} />
        </Suspense>
      ) : (
        <CannotComeActions request={request} />
      )}
    </Box>
  )
}

function CannotComeActions({ request: { id, name, team, participantId, refusesMails } }: { request: OpenRequest }) {
  const { t } = useTranslation('requests')
  const adminId = useAdminId()
  const ask = useConfirm()
  const toast = useToast()
  const { mutateAsync, isPending } = useDeclineRequest(adminId)
  const handleDecline = async () => {
    const isSure = await ask({
      title: t(refusesMails ? 'organiser.keepQuestion' : 'organiser.declineQuestion', { name }),
      message: t(refusesMails ? 'organiser.keepText' : 'organiser.declineText', { name }),
      confirmLabel: t(refusesMails ? 'organiser.keepConfirm' : 'organiser.declineConfirm'),
      cancelLabel: t('organiser.declineKeep'),
    })
    if (isSure)
      await toast.outcome(mutateAsync(id), t(refusesMails ? 'organiser.kept' : 'organiser.declined', { name }))
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {team ? (
        <Button
          component={Link}
          to={{
            pathname: paths.admin.cancelTeam(adminId, team.id),
            search: team.leavesWhole ? '' : `${memberParameter}=${participantId}`,
          }}
          variant="contained"
          aria-label={t('organiser.decideFor', { name })}
        >
          {t('organiser.decide')}
        </Button>
      ) : (
        <Button component={Link} to={paths.admin.participants(adminId)} variant="contained">
          {t('organiser.toPeople')}
        </Button>
      )}
      <Button
        variant="outlined"
        loading={isPending}
        aria-label={t(refusesMails ? 'organiser.keepFor' : 'organiser.declineFor', { name })}
        onClick={() => void handleDecline()}
      >
        {t(refusesMails ? 'organiser.keep' : 'organiser.decline')}
      </Button>
    </Box>
  )
}
