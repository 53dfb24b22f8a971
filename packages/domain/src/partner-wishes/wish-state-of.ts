import { emailIdentity } from '../participants/email-identity.ts'
import type { ParticipantData } from '../participants/participant.ts'
import type { PartnerWishState } from './partner-wish-state.ts'

type Wishing = Pick<ParticipantData, 'email' | 'teamPartnerWishEmail'>

/** How `person`'s wish stands; `named` is the confirmed person with the wished address (rules 7.7). */
export function wishStateOf(person: Wishing, named: Wishing | undefined): PartnerWishState {
  if (!named) return 'NOT_EXISTING'
  if (named.teamPartnerWishEmail === '') return 'EXISTS_EMPTY_TEAM_PARTNER_WISH'
  return emailIdentity(named.teamPartnerWishEmail) === emailIdentity(person.email)
    ? 'EXISTS_SAME_TEAM_PARTNER_WISH'
    : 'EXISTS_OTHER_TEAM_PARTNER_WISH'
}
