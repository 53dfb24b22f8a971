import { emailIdentity } from '../participants/email-identity.ts'
import type { Participant } from '../participants/participant.ts'
import type { PartnerWishState } from './partner-wish-state.ts'

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
