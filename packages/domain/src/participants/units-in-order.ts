import { fixedPairs } from '../partner-wishes/pairs.ts'
import type { Participant } from './participant.ts'

/** Singles and fixed pairs, each at the position of its first member in the list. */
export function unitsInOrder(activated: readonly Participant[]): Participant[][] {
  const pairs = fixedPairs(activated)
  const pairOf = new Map(pairs.flatMap((pair) => pair.map((member) => [member, pair] as const)))
  return [...new Set(activated.map((participant) => pairOf.get(participant) ?? participant))].map((unit) =>
    Array.isArray(unit) ? unit : [unit],
  )
}
