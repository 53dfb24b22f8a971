import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { WaitingListReply } from '@running-dinner/contract/people'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { canHost } from '@running-dinner/domain/people'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { useWaitingList } from '../../../../features/people/waiting-list/waiting-list.api.ts'
import { useCancelMember } from '../../../../features/plan/teams/cancellation.api.ts'
import { useMeetingPlan, useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { paths } from '../../../../lib/paths.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { CardsSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { PlanHistoryBar } from '../plan-history/plan-history-bar.tsx'
import type { Done, LeftMember } from './after-cancellation.tsx'
import { CancelWhole } from './cancel-whole.tsx'
import { memberParameter, wayParameter } from './cancellation-options.ts'
import { childIn, WhoLeaves } from './who-leaves.tsx'

const afterwards = () => import('./after-cancellation.tsx')
const DoneNotice = lazy(() => afterwards().then((file) => ({ default: file.DoneNotice })))
const MemberDone = lazy(() => afterwards().then((file) => ({ default: file.MemberDone })))
const AlreadyCancelled = lazy(() => afterwards().then((file) => ({ default: file.AlreadyCancelled })))

/** Cancels a team or one of its members: options, consequences, confirmation. */
export function CancelPage() {
  const { t } = useTranslation(['cancellation', 'teams', 'board', 'activities', 'allergens', 'knowledge'])
  const adminId = useAdminId()
  const teamId = useParams<'teamId'>().teamId ?? ''
  const teams = useTeams(adminId)
  const waitingList = useWaitingList(adminId)
  const team = teams.data?.teams.find(({ id }) => id === teamId)
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

interface CancelTeamProps {
  team: TeamReply
  planVersion: number
  waitingList: WaitingListReply
}

export function CancelTeam({ team, planVersion, waitingList }: CancelTeamProps) {
  const [query, setQuery] = useSearchParams()
  const [outcome, setOutcome] = useState<Done>()
  const [leftMember, setLeftMember] = useState<LeftMember>()
  const [isPreview, setPreview] = useState(false)
  if (outcome || leftMember) {
    return (
      <>
        <PlanHistoryBar />
        <Suspense fallback={<CardsSkeleton />}>
          {outcome && <DoneNotice done={outcome} team={team} />}
          {leftMember && <MemberDone {...leftMember} />}
        </Suspense>
      </>
    )
  }
  // Live changes may show the team as cancelled before the answer to this organiser's own confirmation arrives.
  if (team.status === 'CANCELLED' && !isPreview) {
    return (
      <>
        <PlanHistoryBar />
        <Suspense fallback={<CardsSkeleton />}>
          <AlreadyCancelled />
        </Suspense>
      </>
    )
  }
  const askedMember = team.teamMembers.find((member) => member.id === query.get(memberParameter))
  // The last member can only leave with the whole team.
  const member = team.teamMembers.length > 1 ? askedMember : undefined
  const choose = (id: string | undefined) =>
    setQuery(id === undefined ? {} : { [memberParameter]: id }, { replace: true })
  return (
    <>
      {!isPreview && <WhoLeaves team={team} member={member} onChoose={choose} />}
      {member ? (
        <CancelMember key={member.id} team={team} member={member} planVersion={planVersion} onDone={setLeftMember} />
      ) : (
        <CancelWhole
          team={team}
          waitingList={waitingList}
          proposed={query.get(wayParameter)}
          isPreview={isPreview}
          onPreview={setPreview}
          onDone={setOutcome}
        />
      )}
    </>
  )
}

type Member = TeamReply['teamMembers'][number]

interface CancelMemberProps {
  team: TeamReply
  member: Member
  planVersion: number
  onDone: (leftMember: LeftMember) => void
}

/** Cancels one member; the rest of the team goes on. */
function CancelMember({ team, member, planVersion, onDone }: CancelMemberProps) {
  const { t } = useTranslation('cancellation')
  const { mutate, isPending, error } = useCancelMember(useAdminId(), (reply) =>
    onDone({ name: fullName(member), planVersion: reply.planVersion }),
  )
  const handleConfirm = () => mutate({ teamId: team.id, participantId: member.id, planVersion })
  useIssueText()
  const stayingMembers = team.teamMembers.filter(({ id }) => id !== member.id)
  const isHost = team.hostTeamMember?.id === member.id
  const [next] = stayingMembers
  const child = childIn(team, member)
  return (
    <Box component="section">
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('member.title')}
      </Typography>
      <Box component="ul" sx={{ mt: 0, mb: 3, pl: 2.5, display: 'grid', gap: 0.5 }}>
        <li>{t('member.leaves', { name: fullName(member) })}</li>
        <li>{t('member.stays', { names: stayingMembers.map(fullName).join(', ') })}</li>
        {isHost && stayingMembers.length === 1 && next && <li>{t('member.hostChanges', { name: fullName(next) })}</li>}
        <li>{t('member.fill')}</li>
        <li>{t('preview.undo')}</li>
      </Box>
      <MemberConcerned team={team} stayingMembers={stayingMembers} isHost={isHost} />
      {child && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('who.root', { name: fullName(member), otherName: fullName(child) })}
        </Alert>
      )}
      {error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {issueTexts(error).join(' ')}
        </Alert>
      )}
      <Button
        variant="contained"
        color="error"
        loading={isPending}
        disabled={child !== undefined}
        onClick={handleConfirm}
      >
        {t('member.confirm', { name: fullName(member) })}
      </Button>
    </Box>
  )
}

interface MemberConcernedProps {
  team: TeamReply
  /** The members who stay. */
  stayingMembers: TeamReply['teamMembers']
  /** The leaving member is the host. */
  isHost: boolean
}

/** The teams affected when a member leaves, and whether one of the remaining members has enough seats. */
function MemberConcerned({ team, stayingMembers, isHost }: MemberConcernedProps) {
  const { t } = useTranslation('cancellation')
  const adminId = useAdminId()
  const seatsNeeded = useAdminDinner().sessionData.numSeatsNeededForHost
  const plan = useMeetingPlan(adminId, team.id).data
  const checkList = useDashboard(adminId).data?.checkList
  const numbersOf = (teams: readonly TeamReply[] = []) =>
    teams
      .filter(({ status }) => status !== 'CANCELLED')
      .map(({ teamNumber }) => teamNumber)
      .sort((number, nextNumber) => number - nextNumber)
  const guests = numbersOf(plan?.guestTeams)
  const met = numbersOf([...(plan?.guestTeams ?? []), ...(plan?.hostTeams ?? [])])
  const isRoom = stayingMembers.some((member) => canHost(member, seatsNeeded) !== 'NO')
  const isSent = checkList !== undefined && (checkList.teamMessagesSent || checkList.dinnerRouteMessagesSent)
  return (
    <>
      {!isRoom && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('member.noRoom', { count: seatsNeeded })}
        </Alert>
      )}
      {checkList && (
        <Alert severity={isSent ? 'warning' : 'info'} sx={{ mb: 2 }}>
          {[
            ...(isHost && guests.length > 0 ? [t('member.address', { teams: guests.join(', ') })] : []),
            ...(met.length > 0 ? [t('member.meets', { teams: met.join(', ') })] : []),
            ...(checkList.teamMessagesSent ? [t('preview.sentTeams')] : []),
            ...(checkList.dinnerRouteMessagesSent ? [t('preview.sentRoutes')] : []),
            ...(isSent ? [] : [t('preview.sentNothing')]),
          ].join(' ')}
        </Alert>
      )}
    </>
  )
}
