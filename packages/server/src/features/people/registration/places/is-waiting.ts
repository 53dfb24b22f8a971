import type { Participant } from '@running-dinner/domain'
import { mustWait, peopleBeyondLimit } from '@running-dinner/domain/people'
import type { Ctx } from '../../../../platform/ctx.ts'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../../events/dinner-record/index.ts'
import { cancelledRegistrationStore } from '../../participants/index.ts'
import { placesStore } from './places.store.ts'

/** Whether a registration is on the waiting list, judged by its own position: later registrations do not matter. */
export async function isWaiting(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: { id: string },
  people: readonly Participant[],
): Promise<boolean> {
  const [firstPerson] = people
  if (!firstPerson || people.some((person) => person.teamId !== undefined)) return false
  const number = Math.min(...people.map((person) => person.participantNumber))
  return mustWait(people.length > 1 ? 2 : 1, await placesStore.taken(db, dinner, ctx.clock.now(), number))
}

/** As `isWaiting`, for many registrations; `people` are all of the event. */
export async function waitingJudge(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  people: readonly Participant[],
): Promise<(registration: readonly Participant[]) => boolean> {
  const now = ctx.clock.now()
  const { limit, teamsExist } = await placesStore.taken(tx, dinner, now)
  const held = await cancelledRegistrationStore.held(tx, dinner, now)
  const confirmed = people.map((person) => ({ ...person, activationDate: person.activationDate ?? now }))
  const beyond = new Set(peopleBeyondLimit(confirmed, { limit, held }).map(({ id }) => id))
  return (registration) =>
    registration.every(({ teamId }) => teamId === undefined) &&
    (teamsExist || registration.some(({ id }) => beyond.has(id)))
}
