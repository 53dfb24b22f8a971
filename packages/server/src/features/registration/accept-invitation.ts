import { emailIdentity, fullName, type Participant } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { recordActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { participantStore } from '../participants/index.ts'
import { invitationStore } from './invitation.store.ts'

/**
 * Makes the wish of inviter and confirmed guest mutual, whatever address the guest uses. The first guest confirmed wins. Call
 * with the event's lock held (`docs/rules/registration.md#invitations`).
 */
export async function acceptInvitation(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  person: Participant,
): Promise<Participant> {
  if (dinner.options.teamPartnerWishDisabled || person.teamPartnerWishOriginatorId !== undefined) return person
  const { state, inviter } = (await invitationStore.ofParticipant(tx, dinner, person.id)) ?? {}
  if (state !== 'OPEN' || !inviter) return person
  const accepted = { ...person, teamPartnerWishEmail: inviter.email }
  await participantStore.setPartnerWish(tx, dinner, person.id, inviter.email)
  if (emailIdentity(inviter.teamPartnerWishEmail) === emailIdentity(person.email)) return accepted
  await participantStore.setPartnerWish(tx, dinner, inviter.id, person.email)
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'CUSTOM_ADMIN_CHANGE',
    code: 'partner_wish_set',
    data: { name: fullName(inviter), otherName: fullName(person) },
    originator: fullName(person),
    related: { type: 'PARTICIPANT', id: inviter.id },
  })
  return accepted
}
