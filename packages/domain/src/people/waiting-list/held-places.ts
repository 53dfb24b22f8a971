import { type SplitOptions, splitWaitingList, type WaitingListSplit } from '../participants/assignment.ts'
import type { Participant } from '../participants/participant.ts'

/** How long the place of a guest who cancelled is not given to another person. */
export const placeHeldMilliseconds = 3_600_000

/** Guests who cancelled by mistake get their place back within the hour, so no other guest moves up before. */
export function isPlaceHeld(cancelledAt: Date, now: Date): boolean {
  return now.getTime() < heldUntil(cancelledAt).getTime()
}

export function heldUntil(cancelledAt: Date): Date {
  return new Date(cancelledAt.getTime() + placeHeldMilliseconds)
}

/**
 * Main list and waiting list as if the people whose places are held still took part; those are in neither list. What is missing
 * for a dinner is counted without them.
 */
export function splitHoldingPlaces(
  participants: readonly Participant[],
  held: readonly Participant[],
  options: SplitOptions,
): WaitingListSplit {
  if (held.length === 0 || options.teamsExist) return splitWaitingList(participants, options)
  const absent = new Set(held.map(({ id }) => id))
  const { assigned, waiting } = splitWaitingList([...participants, ...held], options)
  return {
    assigned: assigned.filter(({ id }) => !absent.has(id)),
    waiting: waiting.filter(({ id }) => !absent.has(id)),
    missing: splitWaitingList(participants, options).missing,
  }
}
