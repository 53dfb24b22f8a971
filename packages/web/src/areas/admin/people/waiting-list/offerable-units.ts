import type { ParticipantReply, PlaceOffersReply } from '@running-dinner/contract/people'
import { withPartner } from '../../../../features/people/waiting-list/whole-pairs.ts'

/** Whom a place can be offered, in order: people without an open offer, and pairs, the root first, where two places are free. */
export function offerableUnits(
  people: readonly ParticipantReply[],
  { offers }: Pick<PlaceOffersReply, 'offers'>,
  places: number,
): ParticipantReply[][] {
  const askedIds = new Set(
    offers
      .filter(({ state }) => state === 'OPEN' || state === 'AGREED')
      .flatMap(({ participants }) => participants.map(({ id }) => id)),
  )
  const units: ParticipantReply[][] = []
  for (const person of people) {
    if (units.some((unit) => unit.includes(person))) continue
    units.push(withPartner(person, people))
  }
  return units.filter((unit) => unit.length <= places && !unit.some(({ id }) => askedIds.has(id)))
}
