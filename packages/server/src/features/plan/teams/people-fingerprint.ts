import type { Participant } from '@running-dinner/domain'
import { confirmedInOrder } from '@running-dinner/domain/people'

/**
 * Everything the arrangement's validity depends on: confirmed people, pairs, wishes, seats, kitchens. Coordinates are left out:
 * geocoding runs in the background just when teams are first built, and only distances depend on it.
 */
export function peopleFingerprint(people: readonly Participant[]): string {
  return JSON.stringify(
    confirmedInOrder(people).map((person) => [
      person.id,
      person.participantNumber,
      person.teamPartnerWishOriginatorId ?? null,
      person.email,
      person.teamPartnerWishEmail,
      person.gender,
      person.numSeats ?? null,
      person.preferredMeal ?? null,
      [person.street, person.streetNr, person.zip],
    ]),
  )
}
