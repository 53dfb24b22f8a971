import type { TeamReply } from '@running-dinner/contract/teams.ts'
import type { WaitingListReply } from '@running-dinner/contract/waiting-list.ts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PlanHistoryBar } from '../plan-history/plan-history-bar.tsx'
import { AlreadyCancelled } from './already-cancelled.tsx'
import { CancelMember } from './cancel-member.tsx'
import { CancelWhole } from './cancel-whole.tsx'
import { type Done, DoneNotice } from './done-notice.tsx'
import { type LeftMember, MemberDone } from './member-done.tsx'
import { WhoLeaves } from './who-leaves.tsx'

/** The specified name: the list of participants links to it (rules 3.5). */
const memberParameter = 'teamMemberIdToCancel'

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
        {done && <DoneNotice done={done} team={team} />}
        {left && <MemberDone {...left} />}
      </>
    )
  }
  // While somebody confirms it, the team may be cancelled before the answer is here.
  if (team.status === 'CANCELLED' && !isPreview) {
    return (
      <>
        <PlanHistoryBar />
        <AlreadyCancelled team={team} />
      </>
    )
  }
  const asked = team.teamMembers.find((member) => member.id === query.get(memberParameter))
  // The last one cannot leave alone (decisions B27).
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
          isPreview={isPreview}
          onPreview={setPreview}
          onDone={setDone}
        />
      )}
    </>
  )
}
