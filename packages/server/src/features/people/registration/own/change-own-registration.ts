import type { BodyOf, OwnRegistration, ownRegistrationRoutes } from '@running-dinner/contract'
import { emailIdentity, fullName, type ParticipantData } from '@running-dinner/domain'
import {
  allowsCancelling,
  allowsLateChange,
  childAfterOwnChange,
  keptAllergies,
  ownChangeIssues,
  ownRegistrationClosed,
  pairRoleOf,
} from '@running-dinner/domain/people'
import { eatsDifferently } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { Tx } from '../../../../platform/db/database.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import { notFound, refuse, refuseIf } from '../../../../platform/http/problems.ts'
import { enqueue } from '../../../../platform/jobs/enqueue.ts'
import { recordActivity } from '../../../events/activities/index.ts'
import { type AuthorizedDinner, dinnerStore, lockDinnerForChange } from '../../../events/dinner-record/index.ts'
import { notificationStore } from '../../../messages/notifications/index.ts'
import {
  type AuthorizedParticipant,
  keptDoor,
  type ParticipantChange,
  storeParticipantChange,
  withKeptAnswers,
} from '../../participants/index.ts'
import { mailIfMutual } from '../partner-wish/mail-partner-wishes.ts'
import { registeredPeopleStore } from '../registered-people.store.ts'
import { mailOrganiser } from '../registration.mails.ts'
import { ownRegistrationStore } from './own-registration.store.ts'
import { ownRegistration } from './own-registration.ts'

/**
 * Allowed until the deadline and while the person has no team. A child changes only name, mobile number and diet. The organiser gets
 * a mail.
 */
export async function changeOwnRegistration(
  ctx: Ctx,
  self: AuthorizedParticipant,
  input: BodyOf<typeof ownRegistrationRoutes.change>,
): Promise<OwnRegistration> {
  const { dinner } = self
  return inTransaction(ctx.db, async (tx) => {
    const { person, people } = await lockedOwnRegistration(ctx, tx, self)
    const typed = { ...input, email: person.email, miscNotes: person.miscNotes }
    const completeInput = withKeptAnswers(await dinnerStore.registrationForm(tx, dinner), typed, person)
    const change =
      pairRoleOf(person) === 'child' ? childAfterOwnChange(person, completeInput, { ownDiet: true }) : completeInput
    refuseIf(ownChangeIssues(person, { ...change, answers: input.answers ?? person.answers }, dinner))
    if (isSame(person, change)) return ownRegistration(ctx, tx, self)
    await storeOwnChange(ctx, tx, dinner, { before: person, change, people })
    const isNewWish = emailIdentity(change.teamPartnerWishEmail) !== emailIdentity(person.teamPartnerWishEmail)
    if (isNewWish)
      await mailIfMutual(ctx, tx, dinner, {
        ...person,
        ...change,
        languageCode: change.languageCode ?? person.languageCode,
      })
    await enqueue(tx, 'look-up-addresses')
    return ownRegistration(ctx, tx, self)
  })
}

/** Until the evening ends, also in a team. A child changes only mobile number, diet and language: it lives where its root lives. */
export async function changeLate(
  ctx: Ctx,
  self: AuthorizedParticipant,
  input: BodyOf<typeof ownRegistrationRoutes.changeLate>,
): Promise<OwnRegistration> {
  const { dinner } = self
  return inTransaction(ctx.db, async (tx) => {
    const { person, people } = await lockedForLateChange(ctx, tx, self)
    const allergens = keptAllergies(await dinnerStore.registrationForm(tx, dinner), input.allergens ?? person.allergens)
    const changed = { ...person, ...input, ...keptDoor({ ...person, ...input }, person), allergens }
    const change = pairRoleOf(person) === 'child' ? childAfterOwnChange(person, changed, { ownDiet: true }) : changed
    if (!isSame(person, change)) await storeOwnChange(ctx, tx, dinner, { before: person, change, people })
    return ownRegistration(ctx, tx, self)
  })
}

/**
 * The organiser is mailed once an hour about one person. A diet that changes after hosts were mailed is reported by the planned mails
 * instead; the activity says only that it changed, because it is kept when the person is deleted.
 */
async function storeOwnChange(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  { before, change, people }: Omit<ParticipantChange, 'ownDiet'>,
): Promise<void> {
  const isLateDiet = eatsDifferently(before, change) && (await notificationStore.isAnyWritten(tx, dinner))
  const wasMailed = await ownRegistrationStore.wasMailedLately(tx, dinner, before.id, ctx.clock.now())
  await storeParticipantChange(ctx, tx, dinner, { before, change, ownDiet: true, people })
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'CUSTOM_ADMIN_CHANGE',
    code: 'participant_edited',
    data: { name: fullName(change), ...(isLateDiet && { diets: 1 }) },
    originator: fullName(change),
    related: { type: 'PARTICIPANT', id: before.id },
  })
  if (!wasMailed && !isLateDiet) await mailOrganiser(ctx, tx, dinner, [change], 'changed')
}

function isSame(before: ParticipantData, after: ParticipantData): boolean {
  const keys = Object.keys(after) as (keyof ParticipantData)[]
  return keys.every((key) => JSON.stringify(before[key]) === JSON.stringify(after[key]))
}

/** The caller's registration under the event's lock; refuses once the caller may no longer change it. */
async function lockedOwnRegistration(ctx: Pick<Ctx, 'clock'>, tx: Tx, self: AuthorizedParticipant) {
  const { closing, ...own } = await lockedOwn(ctx, tx, self)
  if (closing === 'TEAM') refuse('participant_assigned_in_team', 'teamId')
  if (closing === 'OVER') refuse('runningdinner_date_expired')
  if (closing === 'DEADLINE') refuse('registration_date_expired')
  return own
}

/** The same for a guest who gives their place back, also after the deadline. */
export async function lockedForCancelling(ctx: Pick<Ctx, 'clock'>, tx: Tx, self: AuthorizedParticipant) {
  const { closing, ...own } = await lockedOwn(ctx, tx, self)
  if (closing === 'TEAM') refuse('participant_assigned_in_team', 'teamId')
  if (!allowsCancelling(closing)) refuse('runningdinner_date_expired')
  return own
}

/** The same for what guests correct until the evening ends. */
async function lockedForLateChange(ctx: Pick<Ctx, 'clock'>, tx: Tx, self: AuthorizedParticipant) {
  const { closing, ...own } = await lockedOwn(ctx, tx, self)
  if (!allowsLateChange(closing)) refuse('runningdinner_date_expired')
  return own
}

/** Refuses a cancelled event. */
async function lockedOwn(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  { dinner: authorized, person: { id } }: AuthorizedParticipant,
) {
  const dinner = await lockDinnerForChange(tx, authorized)
  const registered = await registeredPeopleStore.of(tx, dinner, id)
  const people = registered.map((registration) => registration.person)
  const person = people.find((candidate) => candidate.id === id)
  if (!person) throw notFound()
  return {
    person,
    people,
    selfAdminIds: new Map(registered.map((registration) => [registration.person.id, registration.selfAdminId])),
    closing: ownRegistrationClosed(dinner, person, ctx.clock.now()),
  }
}
