import type { Dinner } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { isSecret } from '../../../platform/ids.ts'
import { dinnerStore } from './dinner.store.ts'
import { lockDinner } from './dinner-lock.store.ts'

declare const authorized: unique symbol
/**
 * An event whose administration secret was verified. Stores require this type, so that no query of an event can skip
 * the check.
 */
export type AuthorizedDinner = Dinner & { readonly [authorized]: true }

/** Unknown, malformed and deleted secrets get the same 404, so that the answer reveals nothing. */
export function requireDinner(ctx: Ctx) {
  return async ({ adminId }: { adminId: string }): Promise<AuthorizedDinner> => {
    const dinner = isSecret(adminId) ? await dinnerStore.byAdminId(ctx.db, adminId) : undefined
    if (!dinner) throw notFound()
    return asAuthorized(dinner)
  }
}

/**
 * Guards changes that are refused once the event is cancelled, such as new people and plans. Reading and messages stay
 * possible.
 */
export function requireActiveDinner(ctx: Ctx) {
  const organiser = requireDinner(ctx)
  return async (params: { adminId: string }): Promise<AuthorizedDinner> => {
    const dinner = await organiser(params)
    if (dinner.cancellationDate) refuse('event_cancelled')
    return dinner
  }
}

/** Use only for events found by a secret, just created, or loaded by a job for its own rows. */
export function asAuthorized(dinner: Dinner): AuthorizedDinner {
  return dinner as AuthorizedDinner
}

/** Takes the event lock and re-reads the event; the copy from authorization may be stale. Refuses a cancelled event. */
export async function lockDinnerForChange(tx: Tx, dinner: AuthorizedDinner): Promise<AuthorizedDinner> {
  await lockDinner(tx, dinner)
  const current = await dinnerStore.byId(tx, dinner.id)
  if (!current) throw notFound()
  if (current.cancellationDate) refuse('event_cancelled')
  return asAuthorized(current)
}
