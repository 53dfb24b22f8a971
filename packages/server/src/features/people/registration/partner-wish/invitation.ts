import type { InvitationStatus } from '@running-dinner/contract'
import { dayIn, emailIdentity, fullName, type Participant } from '@running-dinner/domain'
import { messagingIssue } from '@running-dinner/domain/events'
import { partnerWishStatuses, registrationClosed } from '@running-dinner/domain/people'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { Db } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { notConfirmed, notFound, refuse, refuseIf } from '../../../../platform/http/problems.ts'
import { newSecret } from '../../../../platform/ids.ts'
import { type NewActivity, recordActivity } from '../../../events/activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../../events/dinner-record/index.ts'
import { firstContactMailAllowed, queueMail, recipientOf } from '../../../messages/outbox/index.ts'
import { participantStore } from '../../participants/index.ts'
import { invitationStore } from './invitation.store.ts'
import { invitationMail } from './partner-wish.mails.ts'
import { partnerWishStore } from './partner-wish.store.ts'
import type { PartnerWishes } from './partner-wishes.ts'

/**
 * The organiser invites the wished partner of a person. Sent on request, it is mailed even after an earlier invitation; the
 * limit per address applies (`docs/rules/people/participants.md#partner-wishes`).
 */
export async function invitePartner(ctx: Ctx, authorized: AuthorizedDinner, id: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const people = await participantStore.ofDinner(tx, dinner)
    const sender = people.find((person) => person.id === id)
    if (!sender) throw notFound()
    if (messagingIssue(dinner)) throw notConfirmed()
    if (dinner.basicDetails.registrationType === 'CLOSED') refuse('event_closed')
    if (dinner.options.teamPartnerWishDisabled) refuse('team_partner_wish_disabled')
    const closed = registrationClosed(dinner, dayIn(dinner.basicDetails.timeZone, ctx.clock.now()))
    refuseIf(closed ? [closed] : [])
    if (!sender.activationDate) refuse('participant_not_confirmed')
    if (partnerWishStatuses(people, dinner.options)(sender).state !== 'NOT_EXISTING')
      refuse('team_partner_invitation_not_possible')
    const recipientEmail = recipientOf(dinner, sender.teamPartnerWishEmail)
    if (!(await firstContactMailAllowed(tx, ctx, dinner, recipientEmail))) refuse('participant_invited_too_often')
    const invitation = newSecret()
    await partnerWishStore.invited(tx, dinner, { sender, invitation, createdAt: ctx.clock.now() })
    await queueMail(tx, ctx, dinner, { ...invitationMail(ctx, dinner, { sender, invitation }), recipientEmail })
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'partner_invited',
      data: { name: fullName(sender) },
      related: { type: 'PARTICIPANT', id },
    })
  })
}

/** What the holder of an invitation link may know before registering: whether it still binds, and the inviter. */
export async function readInvitation(db: Db, dinner: AuthorizedDinner, secret: string): Promise<InvitationStatus> {
  const invitation = dinner.options.teamPartnerWishDisabled
    ? undefined
    : await invitationStore.bySecret(db, dinner, secret)
  if (!invitation) return { state: 'UNKNOWN', invitedBy: null }
  const { state, inviter } = invitation
  if (state !== 'OPEN' || !inviter) return { state, invitedBy: null }
  const { firstnamePart, lastname, email } = inviter
  return { state, invitedBy: { firstnamePart, lastname, email } }
}

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
