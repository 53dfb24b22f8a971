import type { PartnerWishReply } from '@running-dinner/contract'
import type { Dinner, Participant, PartnerWishState } from '@running-dinner/domain'
import type { PartnerWishStanding } from '@running-dinner/domain/people/partner-wishes/partner-wish-standings.ts'
import { presentParticipant } from './participant.present.ts'

/** `relevantStates` are the states the caller asked for; empty means all. */
export function presentPartnerWish(
  dinner: Pick<Dinner, 'basicDetails'>,
  person: Participant,
  pairOf: (person: Participant) => readonly Participant[],
  { state, matching }: PartnerWishStanding,
  relevantStates: readonly PartnerWishState[] = [],
): PartnerWishReply {
  return {
    relevant: state !== undefined && (relevantStates.length === 0 || relevantStates.includes(state)),
    state: state ?? null,
    subscribedParticipant: presentParticipant(person, pairOf(person), dinner),
    matchingParticipant: matching ? presentParticipant(matching, pairOf(matching), dinner) : null,
  }
}
