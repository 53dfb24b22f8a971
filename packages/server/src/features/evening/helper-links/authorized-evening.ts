import { contactsEndAt } from '@running-dinner/domain/evening'
import type { Ctx } from '../../../platform/ctx.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore, requireDinner } from '../../events/dinner-record/index.ts'
import { helperStore } from './named-secret.store.ts'

/** Who may look at tables and calls on the evening: the organiser, or a helper. */
export interface EveningAccess {
  dinner: AuthorizedDinner
  /** Undefined for the organiser. */
  helper: { id: string; name: string } | undefined
}

/**
 * Opens the evening by the organiser's secret or a helper's, both in the place of `adminId`. Use it only for the board and what is
 * needed beside it; every other call asks for the organiser. A helper's secret opens nothing once guests see no contacts any more.
 */
export function requireEvening(ctx: Ctx) {
  const organiser = requireDinner(ctx)
  return async (params: { adminId: string }): Promise<EveningAccess> => {
    const helper = await helperStore.bySecret(ctx.db, params.adminId)
    if (!helper) return { dinner: await organiser(params), helper: undefined }
    const dinner = await dinnerStore.byId(ctx.db, helper.dinnerId)
    if (!dinner || ctx.clock.now() >= contactsEndAt(dinner)) throw notFound()
    return { dinner: asAuthorized(dinner), helper: { id: helper.id, name: helper.name } }
  }
}
