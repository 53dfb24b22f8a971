import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useTeams } from '../../../features/teams/teams.api.ts'
import { useWaitingList } from '../../../features/waiting-list/waiting-list.api.ts'
import { paths } from '../../../lib/paths.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { Page } from '../../../ui/page.tsx'
import { CardsSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { CancelTeam } from './cancel-team.tsx'

/** A team, or one of it, drops out: what that means, and what to do about it. */
export function CancelPage() {
  const { t } = useTranslation(['cancellation', 'teams', 'board', 'activities', 'allergens'])
  const adminId = useAdminId()
  const teamId = useParams<'teamId'>().teamId ?? ''
  const teams = useTeams(adminId)
  const waitingList = useWaitingList(adminId)
  const team = teams.data?.teams.find((one) => one.id === teamId)
  const error = teams.error ?? waitingList.error
  if (team && teams.data && waitingList.data) {
    return (
      <Page
        title={t('title', { number: team.teamNumber })}
        intro={team.status !== 'CANCELLED' && t('intro')}
        back={{ label: t('back', { number: team.teamNumber }), to: paths.admin.team(adminId, teamId) }}
        width="md"
      >
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <CancelTeam key={teamId} team={team} planVersion={teams.data.planVersion} waitingList={waitingList.data} />
        </Box>
      </Page>
    )
  }
  return (
    <Page title={t('teams:title')} back={{ label: t('teams:back'), to: paths.admin.teams(adminId) }} width="md">
      {error ? (
        <LoadError error={error} onRetry={() => void Promise.all([teams.refetch(), waitingList.refetch()])} />
      ) : teams.data ? (
        <Alert severity="info">{t('gone')}</Alert>
      ) : (
        <CardsSkeleton />
      )}
    </Page>
  )
}
