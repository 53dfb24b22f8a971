import {
  allowsCancelling,
  allowsLateChange,
  ownRegistrationClosed,
} from '@running-dinner/domain/people/registration/own-registration-closed.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { lockDinnerForChange } from '../../events/dinner-record/index.ts'
import type { AuthorizedParticipant } from '../../guests/self-service/index.ts'
import { registeredPeopleStore } from './registered-people.store.ts'

/** The caller's registration under the event's lock; refuses once the caller may no longer change it. */
export async function lockedOwnRegistration(ctx: Pick<Ctx, 'clock'>, tx: Tx, self: AuthorizedParticipant) {
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
export async function lockedForLateChange(ctx: Pick<Ctx, 'clock'>, tx: Tx, self: AuthorizedParticipant) {
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
  const people = registered.map((found) => found.person)
  const person = people.find((candidate) => candidate.id === id)
  if (!person) throw notFound()
  return {
    person,
    people,
    selfAdminIds: new Map(registered.map((found) => [found.person.id, found.selfAdminId])),
    closing: ownRegistrationClosed(dinner, person, ctx.clock.now()),
  }
}
