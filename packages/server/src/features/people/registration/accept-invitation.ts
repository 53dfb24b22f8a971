import { emailIdentity, fullName, type Participant } from '@running-dinner/domain'
import type { NewActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import type { PartnerWishes } from './partner-wishes.ts'

/**
 * Makes the wish of inviter and confirmed guest mutual, whatever address the guest uses. The first guest confirmed wins
 * (`docs/rules/people/registration.md#invitations`).
 */
export function acceptInvitation(
  dinner: AuthorizedDinner,
  wishes: PartnerWishes,
  person: Participant,
): { person: Participant; activities: NewActivity[] } {
  const { teamPartnerWishDisabled } = dinner.options
  const isSingle = person.teamPartnerWishOriginatorId === undefined
  const { state, inviter } = (isSingle && !teamPartnerWishDisabled && wishes.invitationOf(person.id)) || {}
  if (state !== 'OPEN' || !inviter) return { person, activities: [] }
  const accepted = { ...person, teamPartnerWishEmail: inviter.email }
  wishes.setWish(person.id, inviter.email)
  if (emailIdentity(inviter.teamPartnerWishEmail) === emailIdentity(person.email))
    return { person: accepted, activities: [] }
  wishes.setWish(inviter.id, person.email)
  const activity: NewActivity = {
    type: 'CUSTOM_ADMIN_CHANGE',
    code: 'partner_wish_set',
    data: { name: fullName(inviter), otherName: fullName(person) },
    originator: fullName(person),
    related: { type: 'PARTICIPANT', id: inviter.id },
  }
  return { person: accepted, activities: [activity] }
}
