import type { Participant } from '@running-dinner/domain'

/** Maps a person to the members of their pair, themselves included. Indexed once, because lists have up to 3,000 people. */
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
