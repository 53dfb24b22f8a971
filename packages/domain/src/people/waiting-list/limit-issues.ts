import { type Issue, issue } from '../../issue.ts'
import type { SplitOptions } from '../participants/assignment.ts'
import type { Participant } from '../participants/participant.ts'
import { splitHoldingPlaces } from './held-places.ts'

/** Refuses a limit that sends people to the waiting list who have a confirmed place under the stored one. */
export function participantLimitIssues(
  people: readonly Participant[],
  held: readonly Participant[],
  stored: SplitOptions,
  participantLimit: number | undefined,
): Issue[] {
  const waiting = new Set(splitHoldingPlaces(people, held, stored).waiting)
  const demoted = splitHoldingPlaces(people, held, { ...stored, participantLimit }).waiting.filter(
    (person) => !waiting.has(person),
  )
  if (demoted.length === 0) return []
  return [issue('participant_limit_below_confirmed', 'participantLimit', { people: demoted.length })]
}
