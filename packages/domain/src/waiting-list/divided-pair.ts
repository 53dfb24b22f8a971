import type { Participant } from '../participants/participant.ts'
import { fixedPairs, type Pair } from '../partner-wishes/pairs.ts'

/** The first pair that registered together, waits together, and of which only one is chosen. */
export function dividedPair(people: readonly Participant[], chosenIds: ReadonlySet<string>): Pair | undefined {
  return fixedPairs(people.filter((person) => person.teamId === undefined)).find(
    ([one, other]) => chosenIds.has(one.id) !== chosenIds.has(other.id),
  )
}
