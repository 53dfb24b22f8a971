import type { Participant } from '@running-dinner/domain'

/** For each person whom they registered with, themselves included; asked for thousands without looking through all each time. */
export function pairsOf(people: readonly Participant[]): (person: Participant) => readonly Participant[] {
  const pairs = new Map<string, Participant[]>()
  for (const person of people) {
    if (person.teamPartnerWishOriginatorId === undefined) continue
    const pair = pairs.get(person.teamPartnerWishOriginatorId)
    if (pair) pair.push(person)
    else pairs.set(person.teamPartnerWishOriginatorId, [person])
  }
  return ({ teamPartnerWishOriginatorId: rootId }) => (rootId === undefined ? [] : (pairs.get(rootId) ?? []))
}
