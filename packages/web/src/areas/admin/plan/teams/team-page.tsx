import { mdiAccountCancelOutline, mdiAccountMinusOutline, mdiMapOutline, mdiSilverwareVariant } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import type { TFunction } from 'i18next'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { TeamCourse, WishHeart } from '../../../../features/plan/teams/team-marks.tsx'
import { useMeetingPlan, useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { formatTime } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { ActionMenuButton, type MenuAction } from '../../../../ui/action-menu.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { CardsSkeleton } from '../../../../ui/skeletons.tsx'
import { RequestsCard } from '../../people/requests/requests-card.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { PlanHistoryBar } from '../plan-history/plan-history-bar.tsx'
import { TeamMembers } from './team-members.tsx'
import { TeamSchedule } from './team-schedule.tsx'

/** One team: its members, why it was built, and its evening. */
export function TeamPage() {
  const { t } = useTranslation(['teams', 'knowledge', 'requests'])
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
      <RequestsCard teamId={team.id} />
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

/** The reasons for a team; taken from the list of teams where its meeting plan leaves them out. */
function useExplanation(adminId: string, team: TeamReply | undefined) {
  const { data } = useTeams(adminId)
  return team?.explanation ?? data?.teams.find(({ id }) => id === team?.id)?.explanation
}

function Actions({ team }: { team: TeamReply }) {
  const { t } = useTranslation('teams')
  const adminId = useAdminId()
  const isCancelled = useIsCancelled()
  return (
    <>
      <RouteLink team={team} />
      {!isCancelled && (
        // Beside the menu, because on the last days it is the most urgent of its actions.
        <Button
          component={Link}
          to={paths.admin.cancelTeam(adminId, team.id)}
          variant="outlined"
          startIcon={<Icon path={mdiAccountCancelOutline} />}
        >
          {t('detail.cancel')}
        </Button>
      )}
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

const RepairDialog = lazy(() =>
  import('../optimization/repair-dialog.tsx').then((file) => ({ default: file.RepairDialog })),
)

/** Further actions on one team that change the plan: cancelling a member, and cooking another course. */
function TeamMenu({ team }: { team: TeamReply }) {
  const { t } = useTranslation('teams')
  const [isRepairing, setRepairing] = useState(false)
  const cancel = paths.admin.cancelTeam(useAdminId(), team.id)
  // Cancelling the only member is cancelling the team, which has its own button.
  const members = team.teamMembers.length > 1 ? team.teamMembers : []
  const actions: MenuAction[] = [
    ...members.map((member) => ({
      icon: mdiAccountMinusOutline,
      label: t('detail.cancelMember', { name: fullName(member) }),
      to: `${cancel}?teamMemberIdToCancel=${member.id}`,
    })),
    // A team that only joins as guests cooks no course.
    ...(team.onlyGuest
      ? []
      : [{ icon: mdiSilverwareVariant, label: t('detail.otherCourse'), onChoose: () => setRepairing(true) }]),
  ]
  return (
    <>
      {actions.length > 0 && <ActionMenuButton label={t('actions.label')} actions={actions} />}
      {isRepairing && (
        <Suspense>
          <RepairDialog team={team} onClose={() => setRepairing(false)} />
        </Suspense>
      )}
    </>
  )
}

type Explanation = NonNullable<TeamReply['explanation']>

/** The reasons for its members, its host and its course. */
function TeamReasons({ explanation }: { explanation: Explanation }) {
  const { t } = useTranslation('teams')
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1.5 }}>
        {t('explanation.title')}
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
        {reasonTexts(t, explanation).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </Box>
    </Box>
  )
}

function reasonTexts(t: TFunction<'teams'>, { together, host, course }: Explanation): string[] {
  return [
    ...together.map(({ reason, data }) => t(`explanation.together.${reason}`, data)),
    t(`explanation.host.${host.reason}`, host.data),
    t(`explanation.course.${course.reason}`, course.data),
  ]
}
