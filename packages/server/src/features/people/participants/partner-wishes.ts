import type { PartnerWishReply } from '@running-dinner/contract'
import { emailIdentity, fullName, type PartnerWishState } from '@running-dinner/domain'
import { partnerWishStatuses } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { pairsOf, presentPartnerWish } from './participant.present.ts'
import { participantStore } from './participant.store.ts'

/** Wish states of these people, each once and in the requested order; an unknown id makes the whole call 404. */
export async function readPartnerWishes(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  ids: readonly string[],
  relevantStates: readonly PartnerWishState[] = [],
): Promise<PartnerWishReply[]> {
  const people = await participantStore.ofDinner(db, dinner)
  const byId = new Map(people.map((person) => [person.id, person]))
  const pairOf = pairsOf(people)
  const statusOf = partnerWishStatuses(people, dinner.options)
  return [...new Set(ids)].map((id) => {
    const person = byId.get(id)
    if (!person) throw notFound()
    return presentPartnerWish(dinner, person, pairOf, statusOf(person), relevantStates)
  })
}

/**
 * The organiser sets the wish of a person without one to the person who named them, which makes the wish mutual. As with a
 * person's own wish, neither may have a team.
 */
export async function setPartnerWish(
  ctx: Ctx,
  authorized: AuthorizedDinner,
  id: string,
  email: string,
): Promise<PartnerWishReply> {
  return inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, authorized)
    const people = await participantStore.ofDinner(tx, dinner)
    const person = people.find((candidate) => candidate.id === id)
    if (!person) throw notFound()
    if (dinner.options.teamPartnerWishDisabled) refuse('team_partner_wish_disabled', 'teamPartnerWishEmail')
    const statusOf = partnerWishStatuses(people, dinner.options)
    const wishing = people.find(
      (candidate) =>
        candidate.activationDate !== undefined &&
        emailIdentity(candidate.email) === emailIdentity(email) &&
        statusOf(candidate).state === 'EXISTS_EMPTY_TEAM_PARTNER_WISH' &&
        statusOf(candidate).matching === person,
    )
    if (!wishing || wishing.teamId !== undefined || person.teamId !== undefined)
      refuse('team_partner_wish_update_invalid', 'teamPartnerWishEmail')
    await participantStore.setPartnerWish(tx, dinner, id, wishing.email)
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'partner_wish_set',
      data: { name: fullName(person), otherName: fullName(wishing) },
      related: { type: 'PARTICIPANT', id },
    })
    const now = await participantStore.ofDinner(tx, dinner)
    const storedPerson = now.find((candidate) => candidate.id === id)
    if (!storedPerson) throw notFound()
    return presentPartnerWish(
      dinner,
      storedPerson,
      pairsOf(now),
      partnerWishStatuses(now, dinner.options)(storedPerson),
    )
  })
}
