import { emailIdentity } from '../participants/email.ts'
import { confirmedInOrder } from '../participants/order.ts'
import type { Participant } from '../participants/participant.ts'

export type Pair = [Participant, Participant]

/** Pairs that registered together, the root first. A person without the other half is a single. */
export function fixedPairs(participants: readonly Participant[]): Pair[] {
  const confirmed = confirmedInOrder(participants)
  const roots = new Map(confirmed.filter(isRoot).map((root) => [root.id, root]))
  const pairs: Pair[] = []
  for (const participant of confirmed) {
    const root = roots.get(participant.teamPartnerWishOriginatorId ?? '')
    if (!root || root === participant) continue
    roots.delete(root.id)
    pairs.push([root, participant])
  }
  return pairs
}

/**
 * People who have to cook together: registered pairs always, people who named each other by e-mail unless
 * `wishesDisabled`. A person is in one tuple at most: registering together wins over a wish by e-mail.
 */
export function fixedTuples(participants: readonly Participant[], wishesDisabled: boolean): Pair[] {
  const pairs = fixedPairs(participants)
  if (wishesDisabled) return pairs
  const paired = new Set(pairs.flat())
  const free = confirmedInOrder(participants).filter((participant) => !paired.has(participant))
  return [...pairs, ...mutualWishes(free)]
}

function mutualWishes(singles: readonly Participant[]): Pair[] {
  const byEmail = new Map(singles.map((participant) => [emailIdentity(participant.email), participant]))
  const wished = (participant: Participant) => byEmail.get(emailIdentity(participant.teamPartnerWishEmail))
  const pairedPeople = new Set<Participant>()
  const pairs: Pair[] = []
  for (const participant of singles) {
    const partner = wished(participant)
    if (!partner || partner === participant || wished(partner) !== participant) continue
    if (pairedPeople.has(participant) || pairedPeople.has(partner)) continue
    pairedPeople.add(participant).add(partner)
    pairs.push([participant, partner])
  }
  return pairs
}

function isRoot(participant: Participant): boolean {
  return participant.teamPartnerWishOriginatorId === participant.id
}

/** Singles and fixed pairs, each at the position of its first member in the list. */
export function unitsInOrder(confirmed: readonly Participant[]): Participant[][] {
  const pairs = fixedPairs(confirmed)
  const pairOf = new Map(pairs.flatMap((pair) => pair.map((member) => [member, pair] as const)))
  return [...new Set(confirmed.map((participant) => pairOf.get(participant) ?? participant))].map((unit) =>
    Array.isArray(unit) ? unit : [unit],
  )
}
