import type { Participant } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import { idOf } from '../../platform/http/path-ids.ts'
import { notFound } from '../../platform/http/problems.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore } from '../dinners/index.ts'
import { participantStore } from '../participants/index.ts'

declare const authorized: unique symbol
/** Somebody who showed their own secret together with their own id (reliability C-2). */
export interface AuthorizedParticipant {
  dinner: AuthorizedDinner
  person: Participant
  readonly [authorized]: true
}

/**
 * The pair of secret and id opens one person's pages; a partner's id with the own secret opens nothing. The pages of a cancelled
 * event can be read until it is deleted; verbs take the event's lock and refuse it there.
 */
export function requireParticipant(ctx: Ctx) {
  return async (params: { selfAdminId: string; participantId: string }): Promise<AuthorizedParticipant> => {
    const { selfAdminId } = params
    if (!/^[A-Za-z0-9_-]{24}$/.test(selfAdminId)) throw notFound()
    const found = await participantStore.bySecret(ctx.db, selfAdminId, idOf(params, 'participantId'))
    const dinner = found && (await dinnerStore.byId(ctx.db, found.dinnerId))
    if (!found || !dinner) throw notFound()
    // Minted here only, after the secret was found.
    return { dinner: asAuthorized(dinner), person: found.person } as AuthorizedParticipant
  }
}
