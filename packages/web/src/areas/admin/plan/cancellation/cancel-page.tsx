import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import type { WaitingListReply } from '@running-dinner/contract/waiting-list.ts'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router'
import { useWaitingList } from '../../../../features/people/waiting-list/waiting-list.api.ts'
import { useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { CardsSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { PlanHistoryBar } from '../plan-history/plan-history-bar.tsx'
import type { Done, LeftMember } from './after-cancellation.tsx'
import { CancelMember } from './cancel-member.tsx'
import { CancelWhole } from './cancel-whole.tsx'
import { memberParameter, wayParameter } from './cancellation-options.ts'
import { WhoLeaves } from './who-leaves.tsx'

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
  const [done, setDone] = useState<Done>()
  const [left, setLeft] = useState<LeftMember>()
  const [isPreview, setPreview] = useState(false)
  if (done || left) {
    return (
      <>
        <PlanHistoryBar />
        <Suspense fallback={<CardsSkeleton />}>
          {done && <DoneNotice done={done} team={team} />}
          {left && <MemberDone {...left} />}
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
  const asked = team.teamMembers.find((member) => member.id === query.get(memberParameter))
  // The last member can only leave with the whole team.
  const member = team.teamMembers.length > 1 ? asked : undefined
  const choose = (id: string | undefined) =>
    setQuery(id === undefined ? {} : { [memberParameter]: id }, { replace: true })
  return (
    <>
      {!isPreview && <WhoLeaves team={team} member={member} onChoose={choose} />}
      {member ? (
        <CancelMember key={member.id} team={team} member={member} planVersion={planVersion} onDone={setLeft} />
      ) : (
        <CancelWhole
          team={team}
          waitingList={waitingList}
          proposed={query.get(wayParameter)}
          isPreview={isPreview}
          onPreview={setPreview}
          onDone={setDone}
        />
      )}
    </>
  )
}
