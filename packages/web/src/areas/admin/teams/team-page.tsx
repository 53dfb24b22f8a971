import { mdiMapOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { TeamCourse } from '../../../features/teams/team-course.tsx'
import { useMeetingPlan, useTeams } from '../../../features/teams/teams.api.ts'
import { WishHeart } from '../../../features/teams/wish-heart.tsx'
import { formatTime } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Page } from '../../../ui/page.tsx'
import { CardsSkeleton } from '../../../ui/skeletons.tsx'
import { PlanHistoryBar } from '../plan-history/plan-history-bar.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../shell/admin-dinner.ts'
import { TeamMembers } from './team-members.tsx'
import { TeamMenu } from './team-menu.tsx'
import { TeamReasons } from './team-reasons.tsx'
import { TeamSchedule } from './team-schedule.tsx'

/** One team: who they are, and whom they meet when. */
export function TeamPage() {
  const { t } = useTranslation('teams')
  const adminId = useAdminId()
  const { data: plan, error, refetch } = useMeetingPlan(adminId, useParams<'teamId'>().teamId ?? '')
  const explanation = useExplanation(adminId, plan?.team)
  const back = { label: t('back'), to: paths.admin.teams(adminId) }
  if (!plan) {
    return (
      <Page title={t('title')} back={back}>
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <CardsSkeleton />}
      </Page>
    )
  }
  const { team } = plan
  return (
    <Page
      title={t('team', { number: team.teamNumber })}
      back={back}
      intro={<TeamSummary team={team} />}
      {...(team.status === 'CANCELLED' ? {} : { actions: <Actions team={team} /> })}
    >
      <PlanHistoryBar />
      {team.status === 'CANCELLED' && (
        <Alert severity="error" sx={{ mb: 3 }}>
          {t('detail.noHost')}
        </Alert>
      )}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, md: 6 },
          gridTemplateColumns: { md: '1fr 1fr' },
          alignItems: 'start',
          '@media print': { gridTemplateColumns: '1fr 1fr', gap: 3 },
        }}
      >
        <Box sx={{ display: 'grid', gap: { xs: 4, md: 5 } }}>
          <TeamMembers team={team} />
          {explanation && team.status !== 'CANCELLED' && <TeamReasons explanation={explanation} />}
        </Box>
        <TeamSchedule plan={plan} />
      </Box>
    </Page>
  )
}

/** The list of teams tells why a team is as it is. */
function useExplanation(adminId: string, team: TeamReply | undefined) {
  const { data } = useTeams(adminId)
  return team?.explanation ?? data?.teams.find((one) => one.id === team?.id)?.explanation
}

function Actions({ team }: { team: TeamReply }) {
  const isCancelled = useIsCancelled()
  return (
    <>
      <RouteLink team={team} />
      {!isCancelled && <TeamMenu team={team} />}
    </>
  )
}

function RouteLink({ team }: { team: TeamReply }) {
  const { t } = useTranslation('teams')
  return (
    <Button
      component={Link}
      to={{ pathname: paths.admin.hostLocations(useAdminId()), search: `team=${team.teamNumber}` }}
      variant="contained"
      startIcon={<Icon path={mdiMapOutline} />}
    >
      {t('detail.route')}
    </Button>
  )
}

function TeamSummary({ team }: { team: TeamReply }) {
  const { t } = useTranslation('teams')
  const { meals } = useAdminDinner()
  return (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <TeamCourse team={team} meals={meals} />
      {!team.onlyGuest && <span>{t('detail.at', { time: formatTime(team.meal.time) })}</span>}
      <WishHeart team={team} />
    </Box>
  )
}
