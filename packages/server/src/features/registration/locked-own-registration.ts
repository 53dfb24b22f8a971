import { dayIn } from '@running-dinner/domain'
import { ownRegistrationClosed } from '@running-dinner/domain/registration/own-registration-closed.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { notFound, refuse } from '../../platform/http/problems.ts'
import { lockDinnerForChange } from '../dinner-record/index.ts'
import type { AuthorizedParticipant } from '../self-service/index.ts'
import { registeredPeopleStore } from './registered-people.store.ts'

/** The caller's registration under the event's lock; refuses once the caller may no longer change it. */
export async function lockedOwnRegistration(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  { dinner: authorized, person: { id } }: AuthorizedParticipant,
) {
  const dinner = await lockDinnerForChange(tx, authorized)
  const people = (await registeredPeopleStore.of(tx, dinner, id)).map((registered) => registered.person)
  const person = people.find((candidate) => candidate.id === id)
  if (!person) throw notFound()
  const closed = ownRegistrationClosed(dinner, person, dayIn(dinner.basicDetails.timeZone, ctx.clock.now()))
  if (closed === 'TEAM') refuse('participant_assigned_in_team', 'teamId')
  if (closed === 'DEADLINE') refuse('registration_date_expired')
  return { person, people }
}
