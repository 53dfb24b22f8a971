import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { OpenRequest } from '@running-dinner/contract/people'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useWhatIf } from '../../../../features/plan/teams/cancellation.api.ts'
import { useMeetingPlan } from '../../../../features/plan/teams/teams.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { memberParameter, wayParameter } from '../../plan/cancellation/cancellation-options.ts'
import { useAdminId } from '../../shell/admin-dinner.ts'

interface LeavingCostsProps {
  request: OpenRequest
  team: NonNullable<OpenRequest['team']>
}

/** What each way to decide costs, and the way to it. */
export function LeavingCosts({
  request: { name, participantId },
  team: { id, teamNumber, leavesWhole },
}: LeavingCostsProps) {
  const { t } = useTranslation(['requests', 'cancellation'])
  const adminId = useAdminId()
  const { data, isPending } = useWhatIf(adminId)
  const plan = useMeetingPlan(adminId, id).data
  const loss = data?.teams.find(({ teamId }) => teamId === id)
  if (isPending) return <Skeleton height={72} />
  // Without the figures the ways are on the page of the cancellation.
  if (!data || !loss) return null
  const met = [...(plan?.guestTeams ?? []), ...(plan?.hostTeams ?? [])].filter(({ status }) => status !== 'CANCELLED')
  const people = met.reduce((sum, { teamMembers }) => sum + teamMembers.length, 0)
  const { standby, repairable, changedParticipants, guestsWithoutCourse } = loss
  const names = standby?.people.map(({ fullname }) => fullname).join(', ')
  const guests = t('cancellation:whatIf.guests', { count: guestsWithoutCourse })
  const repair =
    repairable === null
      ? t('cancellation:whatIf.repairUnknown')
      : repairable
        ? t('cancellation:whatIf.repair', { count: changedParticipants ?? 0 })
        : t('cancellation:whatIf.noRepair')
  const pathname = paths.admin.cancelTeam(adminId, id)
  const ways = [
    ...(leavesWhole
      ? []
      : [
          {
            title: t('costs.leave', { name }),
            text: [...(plan ? [t('costs.meets', { count: people })] : []), t('costs.waiting', { count: data.waiting })],
            search: `${memberParameter}=${participantId}`,
          },
        ]),
    {
      title: t('costs.replace', { number: teamNumber }),
      text: [names === undefined ? t('cancellation:whatIf.noStandby') : t('cancellation:whatIf.standby', { names })],
      search: `${wayParameter}=REPLACE`,
    },
    { title: t('costs.whole', { number: teamNumber }), text: [guests, repair], search: '' },
  ]
  return (
    <Box component="ul" aria-label={t('costs.label')} sx={{ my: 1, pl: 2.5, display: 'grid', gap: 0.75 }}>
      {ways.map(({ title, text, search }) => (
        <li key={title}>
          <MuiLink component={Link} to={{ pathname, search }} sx={{ fontWeight: 600 }}>
            {title}
          </MuiLink>
          {text.map((line) => (
            <Typography key={line} variant="body2">
              {line}
            </Typography>
          ))}
        </li>
      ))}
    </Box>
  )
}
