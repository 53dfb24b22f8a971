import { type Issue, issue } from '../../issue.ts'
import { fullName, type Participant } from '../participants/participant.ts'
import { fixedPairs, type Pair } from '../partner-wishes/pairs.ts'

/**
 * People who take a place have to be known, confirmed, without a team, and listed once. `fieldOf` names the field of
 * the id at a position.
 */
export function waitingPeopleIssues(
  ids: readonly string[],
  people: readonly Participant[],
  fieldOf: (index: number) => string,
): Issue[] {
  const byId = new Map(people.map((person) => [person.id, person]))
  const seenIds = new Set<string>()
  return ids.flatMap((id, index) => {
    const person = byId.get(id)
    const isTwice = seenIds.has(id)
    seenIds.add(id)
    if (person?.activationDate === undefined) return [issue('value_invalid', fieldOf(index))]
    const name = fullName(person)
    if (isTwice) return [issue('waitinglist_participant_twice', fieldOf(index), { name })]
    return person.teamId === undefined ? [] : [issue('participant_assigned_in_team', fieldOf(index), { name })]
  })
}

/** The first pair that registered together, waits together, and of which only one is chosen. */
export function dividedPair(people: readonly Participant[], chosenIds: ReadonlySet<string>): Pair | undefined {
  return fixedPairs(people.filter((person) => person.teamId === undefined)).find(
    ([one, other]) => chosenIds.has(one.id) !== chosenIds.has(other.id),
  )
}
