import { emailIdentity, fullName, type Participant } from '@running-dinner/domain'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { refuse } from '../../../../platform/http/problems.ts'
import { recordActivity } from '../../../events/activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../../events/dinner-record/index.ts'
import { type AuthorizedParticipant, participantStore } from '../../participants/index.ts'
import { mailIfMutual } from './mail-partner-wishes.ts'

/**
 * Sets the caller's own wish to a confirmed person of the event; neither may have a team. If the wish becomes mutual, the other
 * is mailed. An empty address withdraws the wish.
 */
export async function setOwnPartnerWish(
  ctx: Ctx,
  { dinner: authorized, person }: AuthorizedParticipant,
  email: string,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    if (dinner.options.teamPartnerWishDisabled) refuse('team_partner_wish_disabled', 'email')
    if (emailIdentity(email) === emailIdentity(person.email))
      refuse('participant_email_equals_team_partner_wish', 'email')
    const people = await participantStore.ofDinner(tx, dinner)
    if (email === '')
      return withdrawWish(
        ctx,
        tx,
        dinner,
        people.find((candidate) => candidate.id === person.id),
      )
    const named = people.filter(
      (candidate) => candidate.activationDate && emailIdentity(candidate.email) === emailIdentity(email),
    )
    const me = people.find((candidate) => candidate.id === person.id)
    const [partner] = named
    const isPossible =
      named.length === 1 && partner?.teamId === undefined && me !== undefined && me.teamId === undefined
    if (!isPossible || me.teamPartnerWishOriginatorId !== undefined) refuse('team_partner_wish_update_invalid', 'email')
    await storeWish(ctx, tx, dinner, me, email)
    await mailIfMutual(ctx, tx, dinner, { ...me, teamPartnerWishEmail: email })
  })
}

/** The wished person is not mailed: they may never have heard of the wish. */
async function withdrawWish(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, me: Participant | undefined): Promise<void> {
  if (!me || me.teamId !== undefined) refuse('team_partner_wish_update_invalid', 'email')
  if (me.teamPartnerWishEmail !== '') await storeWish(ctx, tx, dinner, me, '')
}

async function storeWish(ctx: Ctx, tx: Tx, dinner: AuthorizedDinner, me: Participant, email: string): Promise<void> {
  await participantStore.setPartnerWish(tx, dinner, me.id, email)
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'CUSTOM_ADMIN_CHANGE',
    code: 'partner_wish_changed',
    data: { name: fullName(me) },
    originator: fullName(me),
    related: { type: 'PARTICIPANT', id: me.id },
  })
}
