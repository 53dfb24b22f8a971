import type { Participant } from '../participants/participant.ts'

export const invitationStates = ['OPEN', 'TAKEN', 'LEFT'] as const
/**
 * `OPEN`: registering by its link makes a team. `TAKEN`: the sender has a partner or another wish by now. `LEFT`: the
 * sender no longer takes part.
 */
export type InvitationState = (typeof invitationStates)[number]

export interface InvitationFacts {
  /** Absent once the sender left. */
  inviter: Pick<Participant, 'teamId' | 'teamPartnerWishOriginatorId'> | undefined
  /** The sender still wishes for the address the invitation was mailed to. */
  isStillWished: boolean
  /** A confirmed participant has that address. */
  wishedTakesPart: boolean
}

export function invitationState({ inviter, isStillWished, wishedTakesPart }: InvitationFacts): InvitationState {
  if (!inviter) return 'LEFT'
  const hasPartner = inviter.teamId !== undefined || inviter.teamPartnerWishOriginatorId !== undefined
  return hasPartner || !isStillWished || wishedTakesPart ? 'TAKEN' : 'OPEN'
}
