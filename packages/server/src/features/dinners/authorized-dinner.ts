import type { Dinner } from '@running-dinner/domain'
import type { FastifyRequest } from 'fastify'
import type { Ctx } from '../../platform/ctx.ts'
import { paramsOf } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/problems.ts'
import { dinnerStore } from './dinner.store.ts'

declare const authorized: unique symbol
/** An event whose administration secret was shown. No query of an event can be written without one (style card 12). */
export type AuthorizedDinner = Dinner & { readonly [authorized]: true }

/** Unknown, malformed and deleted secrets get the same 404 (reliability 2.4 #1). */
export function requireDinner(ctx: Ctx) {
  return async (request: FastifyRequest): Promise<AuthorizedDinner> => {
    const { adminId = '' } = paramsOf(request)
    const dinner = /^[A-Za-z0-9_-]{24}$/.test(adminId) ? await dinnerStore.byAdminId(ctx.db, adminId) : undefined
    if (!dinner) throw notFound()
    return asAuthorized(dinner)
  }
}

/** Only for events found by a secret, just created, or loaded by a job that works on rows of its own. */
export function asAuthorized(dinner: Dinner): AuthorizedDinner {
  return dinner as AuthorizedDinner
}
