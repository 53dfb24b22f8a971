import type { Participant } from '@running-dinner/domain'
import { mustWait } from '@running-dinner/domain/registration/places.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { placesStore } from './places.store.ts'

/** Whether a registration is on the waiting list, judged by its own position: later registrations do not matter. */
export async function isWaiting(
  ctx: Pick<Ctx, 'clock'>,
  db: Db | Tx,
  dinner: { id: string },
  people: readonly Participant[],
): Promise<boolean> {
  const [first] = people
  if (!first || people.some((person) => person.teamId !== undefined)) return false
  const number = Math.min(...people.map((person) => person.participantNumber))
  return mustWait(people.length > 1 ? 2 : 1, await placesStore.taken(db, dinner, ctx.clock.now(), number))
}
