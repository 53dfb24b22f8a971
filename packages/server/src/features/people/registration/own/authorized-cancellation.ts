import type { Ctx } from '../../../../platform/ctx.ts'
import { idOf, secretOf } from '../../../../platform/http/handler.ts'
import { notFound } from '../../../../platform/http/problems.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore } from '../../../events/dinner-record/index.ts'
import { type CancelledRegistration, cancelledRegistrationStore } from '../../participants/index.ts'

declare const authorized: unique symbol
/** A cancelled registration whose person proved their own secret and id. */
export interface AuthorizedCancellation {
  dinner: AuthorizedDinner
  cancelled: CancelledRegistration
  selfAdminId: string
  participantId: string
  readonly [authorized]: true
}

/** Opens what is left of a cancelled registration by the secret and id of the person's own page. */
export function requireCancelled(ctx: Ctx) {
  return async (params: { selfAdminId: string; participantId: string }): Promise<AuthorizedCancellation> => {
    const selfAdminId = secretOf(params, 'selfAdminId')
    const participantId = idOf(params, 'participantId')
    const cancelled = await cancelledRegistrationStore.bySecret(ctx.db, selfAdminId, participantId)
    const dinner = cancelled && (await dinnerStore.byId(ctx.db, cancelled.dinnerId))
    if (!cancelled || !dinner) throw notFound()
    // The only place that creates this type, after the secret was found.
    return { dinner: asAuthorized(dinner), cancelled, selfAdminId, participantId } as AuthorizedCancellation
  }
}
