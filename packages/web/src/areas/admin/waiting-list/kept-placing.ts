import type { WaitingPerson } from '../../../features/waiting-list/undivided.ts'
import { type Placing, placed } from './placed.ts'

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
