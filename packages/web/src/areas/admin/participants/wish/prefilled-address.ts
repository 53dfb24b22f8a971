import type { ParticipantReply } from '@running-dinner/contract/participants.ts'

type Wisher = Pick<ParticipantReply, 'email' | 'teamPartnerWishEmail'>

/** To the form for a new person who is wished for: their address and the wish back stand in it already. */
export function prefilledAddress(path: string, { email, teamPartnerWishEmail }: Wisher): string {
  return `${path}?${new URLSearchParams({ email: teamPartnerWishEmail, wish: email })}`
}
