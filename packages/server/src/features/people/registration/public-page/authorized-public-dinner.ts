import { type Dinner, dayIn } from '@running-dinner/domain'
import { isExpired } from '@running-dinner/domain/events'
import type { Ctx } from '../../../../platform/ctx.ts'
import { eventCancelled, notFound, refuse } from '../../../../platform/http/problems.ts'
import { isSecret } from '../../../../platform/ids.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore } from '../../../events/dinner-record/index.ts'
import { readWithFactsOfLink, type StoredFacts } from './public-dinner.read.ts'

export type PublicFacts = StoredFacts & { dinner: AuthorizedDinner }

/** Access by the public link of an upcoming event. */
export function requirePublicDinner(ctx: Ctx) {
  return async ({ publicId }: { publicId: string }): Promise<AuthorizedDinner> => publicDinnerById(ctx, publicId)
}

/** The same with what a registration depends on, in one query. */
export function requirePublicFacts(ctx: Pick<Ctx, 'db' | 'clock'>) {
  return async ({ publicId }: { publicId: string }): Promise<PublicFacts> => publicFactsById(ctx, publicId)
}

/** Access to an existing registration; the event may be over. */
export function requireRegisteredDinner(ctx: Pick<Ctx, 'db'>) {
  return async ({ publicId }: { publicId: string }): Promise<AuthorizedDinner> => dinnerOfLink(ctx, publicId)
}

/** A public or hidden event that is neither cancelled nor over. */
export async function publicDinnerById(ctx: Pick<Ctx, 'db' | 'clock'>, publicId: string): Promise<AuthorizedDinner> {
  const dinner = await dinnerOfLink(ctx, publicId)
  refuseUnlessPublic(dinner, ctx.clock.now())
  return dinner
}

export async function publicFactsById(ctx: Pick<Ctx, 'db' | 'clock'>, publicId: string): Promise<PublicFacts> {
  const now = ctx.clock.now()
  const facts = isSecret(publicId) ? await readWithFactsOfLink(ctx.db, now, publicId) : undefined
  if (!facts) throw notFound()
  const dinner = asAuthorized(facts.dinner)
  refuseUnlessPublic(dinner, now)
  return { ...facts, dinner }
}

export function refuseUnlessPublic(dinner: AuthorizedDinner, now: Date): void {
  refuseCancelled(dinner)
  if (dinner.basicDetails.registrationType === 'CLOSED') throw notFound()
  if (isExpired(dinner, dayIn(dinner.basicDetails.timeZone, now))) refuse('runningdinner_date_expired')
}

/** Any event that is not cancelled: a mailed registration can still be confirmed when the event is closed or over. */
async function dinnerOfLink(ctx: Pick<Ctx, 'db'>, publicId: string): Promise<AuthorizedDinner> {
  const dinner = isSecret(publicId) ? await dinnerStore.byPublicId(ctx.db, publicId) : undefined
  if (!dinner) throw notFound()
  refuseCancelled(dinner)
  return asAuthorized(dinner)
}

function refuseCancelled({ cancellationDate, basicDetails }: Dinner): void {
  if (cancellationDate) throw basicDetails.registrationType === 'CLOSED' ? notFound() : eventCancelled()
}
