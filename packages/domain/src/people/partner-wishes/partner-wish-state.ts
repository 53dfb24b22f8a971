import { emailIdentity } from '../participants/email.ts'
import type { Participant } from '../participants/participant.ts'

/** How a person's wish for a partner relates to the wish of that partner. */
export const partnerWishStates = [
  'NOT_EXISTING',
  'EXISTS_EMPTY_TEAM_PARTNER_WISH',
  'EXISTS_SAME_TEAM_PARTNER_WISH',
  'EXISTS_OTHER_TEAM_PARTNER_WISH',
  'NO_PARTNER_WISH_BUT_OTHER_TEAM_PARTNER_WISHES',
] as const
export type PartnerWishState = (typeof partnerWishStates)[number]

type Wishing = Pick<Participant, 'teamPartnerWishEmail' | 'teamPartnerWishOriginatorId'>

/**
 * The wish state of the person with this address; `named` is the confirmed person they wish for. A member of a fixed
 * pair has another partner.
 */
export function wishStateOf(person: Pick<Participant, 'email'>, named: Wishing | undefined): PartnerWishState {
  if (!named) return 'NOT_EXISTING'
  if (named.teamPartnerWishOriginatorId !== undefined) return 'EXISTS_OTHER_TEAM_PARTNER_WISH'
  if (named.teamPartnerWishEmail === '') return 'EXISTS_EMPTY_TEAM_PARTNER_WISH'
  return emailIdentity(named.teamPartnerWishEmail) === emailIdentity(person.email)
    ? 'EXISTS_SAME_TEAM_PARTNER_WISH'
    : 'EXISTS_OTHER_TEAM_PARTNER_WISH'
}
