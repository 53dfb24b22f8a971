import type { ParticipantReply, WaitingListChangeReply, WaitingListReply } from '@running-dinner/contract/people'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAssignParticipants } from '../../../../features/people/waiting-list/waiting-list.api.ts'
import { partnerOf, type WaitingPerson } from '../../../../features/people/waiting-list/whole-pairs.ts'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { waitingPeople } from './waiting-people.ts'

/** Which person joins which team. Remote changes drop only choices that became impossible; those are `lost`. */
export function useAssigning(waitingList: WaitingListReply, onChanged: (change: WaitingListChangeReply) => void) {
  const { t } = useTranslation('waiting')
  const { teamSize } = useAdminDinner().options
  const toast = useToast()
  const [placing, setPlacing] = useState<Placing>({})
  const [lost, setLost] = useState<readonly LostPlace<ParticipantReply>[]>([])
  const [seenList, setSeenList] = useState(waitingList)
  const { mutate, isPending, error } = useAssignParticipants(useAdminId(), (change) => {
    setPlacing({})
    toast.success(t('assign.done', { count: change.affectedTeams.length }))
    onChanged(change)
  })
  // While the assignment is being saved, the list may already lack the people it assigns.
  if (waitingList !== seenList && !isPending) {
    const keptPlaces = keptPlacing(placing, { before: placesOf(seenList), now: placesOf(waitingList), teamSize })
    setSeenList(waitingList)
    setPlacing(keptPlaces.placing)
    if (keptPlaces.lost.length > 0) setLost(keptPlaces.lost)
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
    mutate({ assignments, planVersion: waitingList.planVersion })
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

/** A person who can no longer join the chosen team. */
export interface LostPlace<Person> {
  person: Person
  teamNumber: number
  /** Otherwise the place is taken. */
  stillWaits: boolean
}

/** Splits a placing into what is still possible after remote changes and what is lost, in the order of the list. */
export function keptPlacing<Person extends WaitingPerson>(
  placing: Placing,
  { before, now, teamSize }: { before: Places<Person>; now: Places<Person>; teamSize: number },
): { placing: Placing; lost: LostPlace<Person>[] } {
  let keptPlaces: Placing = {}
  const lost: LostPlace<Person>[] = []
  for (const personBefore of before.people) {
    const teamId = placing[personBefore.id]
    if (teamId === undefined || keptPlaces[personBefore.id] !== undefined) continue
    const team = now.teams.find(({ id }) => id === teamId)
    const person = now.people.find(({ id }) => id === personBefore.id)
    const next = person && team && placed(keptPlaces, { person, people: now.people, team, teamSize }).placing
    if (next) keptPlaces = next
    else {
      const teamNumber = before.teams.find(({ id }) => id === teamId)?.teamNumber ?? 0
      lost.push({ person: personBefore, teamNumber, stillWaits: person !== undefined })
    }
  }
  return { placing: keptPlaces, lost }
}

/** The team each person joins; absent or undefined: keeps waiting. */
type Placing = Readonly<Record<string, string | undefined>>

interface Wanted<Person extends WaitingPerson> {
  person: Person
  people: readonly Person[]
  /** Undefined: no team. */
  team: { id: string; teamMembers: readonly unknown[] } | undefined
  teamSize: number
}

/** The placing after a person got or lost a place, together with `partner`. Unchanged where the team has too few places. */
export function placed<Person extends WaitingPerson>(
  placing: Placing,
  { person, people, team, teamSize }: Wanted<Person>,
): { placing: Placing | undefined; partner: Person | undefined } {
  const partner = partnerOf(person, people)
  const unit = partner ? [person, partner] : [person]
  const ids = unit.map(({ id }) => id)
  const otherPeople = people.filter(({ id }) => !ids.includes(id) && team !== undefined && placing[id] === team.id)
  const freePlaces = team ? teamSize - team.teamMembers.length - otherPeople.length : unit.length
  if (freePlaces < unit.length) return { placing: undefined, partner }
  return { placing: { ...placing, ...Object.fromEntries(ids.map((id) => [id, team?.id])) }, partner }
}
