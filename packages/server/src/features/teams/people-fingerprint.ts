import type { Participant } from '@running-dinner/domain'
import { activatedInOrder } from '@running-dinner/domain/participants/order.ts'

/**
 * All that makes teams right or wrong: who takes part (a registration that is not confirmed changes nothing), who belongs together, who can host, wishes, kitchens. Not where homes
 * lie: addresses are looked up in the background just when teams are first built, and only the length of ways depends on it.
 */
export function peopleFingerprint(people: readonly Participant[]): string {
  return JSON.stringify(
    activatedInOrder(people).map((person) => [
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
