import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import type { WaitingListChangeReply, WaitingListReply } from '@running-dinner/contract/waiting-list.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAssignParticipants } from '../../../features/waiting-list/waiting-list.api.ts'
import { partnerOf, type WaitingPerson } from '../../../features/waiting-list/whole-pairs.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { waitingPeople } from './waiting-people.ts'

/** Who shall join which team. What others change meanwhile takes away only what is not possible any more: that is `lost`. */
export function useAssigning(list: WaitingListReply, onChanged: (change: WaitingListChangeReply) => void) {
  const { t } = useTranslation('waiting')
  const { teamSize } = useAdminDinner().options
  const notify = useNotify()
  const [placing, setPlacing] = useState<Placing>({})
  const [lost, setLost] = useState<readonly LostPlace<ParticipantReply>[]>([])
  const [seen, setSeen] = useState(list)
  const { mutate, isPending, error } = useAssignParticipants(useAdminId(), (change) => {
    setPlacing({})
    notify.success(t('assign.done', { count: change.affectedTeams.length }))
    onChanged(change)
  })
  // While one's own places are on their way, the list may already be without those who get them.
  if (list !== seen && !isPending) {
    const kept = keptPlacing(placing, { before: placesOf(seen), now: placesOf(list), teamSize })
    setSeen(list)
    setPlacing(kept.placing)
    if (kept.lost.length > 0) setLost(kept.lost)
  }
  const place = (next: Placing) => {
    setPlacing(next)
    setLost([])
  }
  const assign = () => {
    const teamIds = [...new Set(Object.values(placing).filter((id) => id !== undefined))]
    const assignments = teamIds.map((teamId) => ({
      teamId,
      participantIds: Object.keys(placing).filter((id) => placing[id] === teamId),
    }))
    setLost([])
    mutate({ assignments, planVersion: list.planVersion })
  }
  return { placing, place, lost, assign, isPending, error }
}
export type Assigning = ReturnType<typeof useAssigning>

function placesOf(list: WaitingListReply) {
  return { people: waitingPeople(list), teams: list.teamsWithCancelStatusOrCancelledMembers }
}

interface Places<Person extends WaitingPerson> {
  people: readonly Person[]
  teams: readonly { id: string; teamNumber: number; teamMembers: readonly unknown[] }[]
}

/** Somebody who cannot join the team they were chosen for any more. */
export interface LostPlace<Person> {
  person: Person
  teamNumber: number
  /** Else the place is gone. */
  stillWaits: boolean
}

/** What remains of a placing after others changed the teams or the waiting list, and what does not, in the order of the list. */
export function keptPlacing<Person extends WaitingPerson>(
  placing: Placing,
  { before, now, teamSize }: { before: Places<Person>; now: Places<Person>; teamSize: number },
): { placing: Placing; lost: LostPlace<Person>[] } {
  let kept: Placing = {}
  const lost: LostPlace<Person>[] = []
  for (const known of before.people) {
    const teamId = placing[known.id]
    if (teamId === undefined || kept[known.id] !== undefined) continue
    const team = now.teams.find(({ id }) => id === teamId)
    const person = now.people.find(({ id }) => id === known.id)
    const next = person && team && placed(kept, { person, people: now.people, team, teamSize }).placing
    if (next) kept = next
    else {
      const teamNumber = before.teams.find(({ id }) => id === teamId)?.teamNumber ?? 0
      lost.push({ person: known, teamNumber, stillWaits: person !== undefined })
    }
  }
  return { placing: kept, lost }
}

/** The team each person shall join; absent or undefined: waits on. */
type Placing = Readonly<Record<string, string | undefined>>

interface Wanted<Person extends WaitingPerson> {
  person: Person
  people: readonly Person[]
  /** Undefined: no team. */
  team: { id: string; teamMembers: readonly unknown[] } | undefined
  teamSize: number
}

/** The placing after somebody was given a place or lost it, together with `partner`; no placing where the team has not enough. */
export function placed<Person extends WaitingPerson>(
  placing: Placing,
  { person, people, team, teamSize }: Wanted<Person>,
): { placing: Placing | undefined; partner: Person | undefined } {
  const partner = partnerOf(person, people)
  const unit = partner ? [person, partner] : [person]
  const ids = unit.map(({ id }) => id)
  const others = people.filter(({ id }) => !ids.includes(id) && team !== undefined && placing[id] === team.id)
  const free = team ? teamSize - team.teamMembers.length - others.length : unit.length
  if (free < unit.length) return { placing: undefined, partner }
  return { placing: { ...placing, ...Object.fromEntries(ids.map((id) => [id, team?.id])) }, partner }
}
