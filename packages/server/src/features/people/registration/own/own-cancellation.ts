import type { OwnCancellation } from '@running-dinner/contract'
import { fullName, type Participant } from '@running-dinner/domain'
import { isEveningOver } from '@running-dinner/domain/events'
import {
  heldUntil,
  isPlaceHeld,
  mustWait,
  pairRoleOf,
  type ReturnRefusal,
  returnRefusal,
} from '@running-dinner/domain/people'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../../platform/http/problems.ts'
import { type NewActivity, recordActivity } from '../../../events/activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../../events/dinner-record/index.ts'
import { guestTitle, presentContact } from '../../../events/dinners/index.ts'
import { notificationStore } from '../../../messages/notifications/index.ts'
import {
  type AuthorizedParticipant,
  type CancelledRegistration,
  cancelledRegistrationStore,
  participantStore,
} from '../../participants/index.ts'
import { guestRequestStore } from '../../request-record/index.ts'
import { isWaiting } from '../places/is-waiting.ts'
import { placesStore } from '../places/places.store.ts'
import { registeredPeopleStore } from '../registered-people.store.ts'
import { mailOrganiser, mailReceipts, mailReturned } from '../registration.mails.ts'
import type { AuthorizedCancellation } from './authorized-cancellation.ts'
import { lockedForCancelling } from './change-own-registration.ts'
import { ownRegistrationStore } from './own-registration.store.ts'

/**
 * Takes the person out of the event; what they entered is kept apart for a while, so that they can come back. The root of a pair
 * cancels both; a child leaves its root as a single. They get a receipt; the organiser is mailed by the planned mails
 * (`docs/rules/messages/planned-mails.md`).
 */
export async function cancelOwnRegistration(ctx: Ctx, self: AuthorizedParticipant): Promise<void> {
  const { dinner } = self
  await inTransaction(ctx.db, async (tx) => {
    const { person, people, selfAdminIds } = await lockedForCancelling(ctx, tx, self)
    const isChild = pairRoleOf(person) === 'child'
    const leaving = isChild ? [person] : people
    if (leaving.some((member) => member.teamId !== undefined)) refuse('participant_assigned_in_team', 'teamId')
    const leavingIds = leaving.map((member) => member.id)
    await cancelledRegistrationStore.keep(tx, dinner, leavingIds, ctx.clock.now())
    const staying = people.filter((member) => !leaving.includes(member))
    await participantStore.clearOriginators(
      tx,
      dinner,
      staying.map(({ id }) => id),
    )
    await participantStore.remove(tx, dinner, leavingIds)
    await notificationStore.forgetPeople(tx, dinner, leaving)
    await guestRequestStore.forgetPeople(tx, dinner, leavingIds)
    await ownRegistrationStore.withdrawMails(tx, dinner, leaving, staying)
    const leaverNames = leaving.map(fullName).join(', ')
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'PARTICIPANT_UNSUBSCRIBED',
      data: { name: leaverNames },
      originator: fullName(person),
      ...relatedTo(leaving),
    })
    const isPaid = await ownRegistrationStore.isPaid(tx, dinner, leavingIds)
    await mailReceipts(ctx, tx, dinner, { leaving, selfAdminIds, isPaid })
  })
}

/** The guest comes back: to the old place while it is held, later to the end of the list if a place is free. */
export async function undoOwnCancellation(ctx: Ctx, self: AuthorizedCancellation): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const dinner = await lockDinnerForChange(tx, self.dinner)
    // Read again under the lock: a second press may have brought the guest back.
    const cancelled = await cancelledRegistrationStore.bySecret(tx, self.selfAdminId, self.participantId)
    if (!cancelled) throw notFound()
    const refusal = await whyNotBack(ctx, tx, dinner, cancelled)
    if (refusal === 'EVENT_OVER') refuse('runningdinner_date_expired')
    if (refusal === 'REGISTERED_AGAIN') refuse('participant_already_registered')
    if (refusal !== undefined) refuse('place_given_on')
    const isHeld = isPlaceHeld(cancelled.cancelledAt, ctx.clock.now())
    await cancelledRegistrationStore.restore(tx, cancelled, isHeld ? 'old place' : 'end of the list')
    const [firstPerson] = cancelled.people
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'cancellation_undone',
      data: { name: cancelled.people.map(fullName).join(', ') },
      ...(firstPerson && { originator: fullName(firstPerson) }),
      ...relatedTo(cancelled.people),
    })
    await mailOrganiser(ctx, tx, dinner, cancelled.people, 'returned')
    const registered = await registeredPeopleStore.of(tx, dinner, self.participantId)
    const people = registered.map(({ person }) => person)
    const returnedIds = new Set(cancelled.people.map(({ id }) => id))
    await mailReturned(ctx, tx, dinner, {
      people: people.filter(({ id }) => returnedIds.has(id)),
      selfAdminIds: new Map(registered.map(({ person, selfAdminId }) => [person.id, selfAdminId])),
      waitingList: await isWaiting(ctx, tx, dinner, people),
    })
  })
}

/** By the same person of a pair in both activities, the planned mails find what was taken back. */
function relatedTo(people: readonly Participant[]): Pick<NewActivity, 'related'> {
  const [first] = people.map(({ id }) => id).sort()
  return first === undefined ? {} : { related: { type: 'PARTICIPANT', id: first } }
}

/** Deletes at once what is kept for coming back. */
export async function forgetOwnCancellation(ctx: Ctx, { cancelled }: AuthorizedCancellation): Promise<void> {
  await inTransaction(ctx.db, (tx) => cancelledRegistrationStore.forget(tx, cancelled))
}

/** What the guest's page shows instead of the registration. */
export async function ownCancellation(
  ctx: Ctx,
  { dinner, cancelled }: AuthorizedCancellation,
): Promise<OwnCancellation> {
  const ids = cancelled.people.map(({ id }) => id)
  const { date, city, languageCode } = dinner.basicDetails
  return {
    names: cancelled.people.map(fullName),
    cancelledAt: cancelled.cancelledAt.toISOString(),
    heldUntil: heldUntil(cancelled.cancelledAt).toISOString(),
    refusal: (await whyNotBack(ctx, ctx.db, dinner, cancelled)) ?? null,
    paid: await ownRegistrationStore.isPaid(ctx.db, dinner, ids),
    dinner: { title: guestTitle(dinner), date, city, languageCode, ...presentContact(dinner) },
  }
}

/** Why the people cannot come back now. */
async function whyNotBack(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: AuthorizedDinner,
  { people, cancelledAt }: CancelledRegistration,
): Promise<ReturnRefusal | undefined> {
  const now = ctx.clock.now()
  const places = await placesStore.taken(db, dinner, now)
  const addressOwners = await registeredPeopleStore.takenEmails(
    db,
    dinner,
    people.map(({ email }) => email),
  )
  // The root of a pair whose child cancelled alone may have the same address.
  const roots = new Set(people.map(({ teamPartnerWishOriginatorId }) => teamPartnerWishOriginatorId))
  return returnRefusal({
    cancelledAt,
    now,
    isOver: dinner.cancellationDate !== undefined || isEveningOver(dinner, now),
    teamsExist: places.teamsExist,
    addressTaken: [...addressOwners.values()].flat().some((owner) => !roots.has(owner.id)),
    mustWait: mustWait(people.length > 1 ? 2 : 1, places),
  })
}
