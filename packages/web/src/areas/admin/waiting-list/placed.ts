import { partnerOf, type WaitingPerson } from '../../../features/waiting-list/undivided.ts'

/** The team each person shall join; absent or undefined: waits on. */
export type Placing = Readonly<Record<string, string | undefined>>

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
