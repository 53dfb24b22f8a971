import type { Tx } from '../../platform/db/database.ts'
import { lockDinner } from '../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../platform/http/problems.ts'
import { type AuthorizedDinner, asAuthorized } from './authorized-dinner.ts'
import { dinnerStore } from './dinner.store.ts'

/** Takes the event lock and re-reads the event; the copy from authorization may be stale. Refuses a cancelled event. */
export async function lockDinnerForChange(tx: Tx, dinner: AuthorizedDinner): Promise<AuthorizedDinner> {
  await lockDinner(tx, dinner)
  const current = await dinnerStore.byId(tx, dinner.id)
  if (!current) throw notFound()
  if (current.cancellationDate) refuse('event_cancelled')
  return asAuthorized(current)
}
