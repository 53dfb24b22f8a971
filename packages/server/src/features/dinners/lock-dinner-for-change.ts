import type { Tx } from '../../platform/db/database.ts'
import { lockDinner } from '../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../platform/http/problems.ts'
import { type AuthorizedDinner, asAuthorized } from './authorized-dinner.ts'
import { dinnerStore } from './dinner.store.ts'

/** The event as it stands once nobody else can change it: what the door saw may be older. A cancelled one stays as it is (spec 4). */
export async function lockDinnerForChange(tx: Tx, dinner: AuthorizedDinner): Promise<AuthorizedDinner> {
  await lockDinner(tx, dinner)
  const current = await dinnerStore.byId(tx, dinner.id)
  if (!current) throw notFound()
  if (current.cancellationDate) refuse('event_cancelled')
  return asAuthorized(current)
}
