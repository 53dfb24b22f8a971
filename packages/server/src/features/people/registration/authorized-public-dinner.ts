import type { Ctx } from '../../../platform/ctx.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { dinnerOfLink, publicDinnerById } from './public-dinner-by-id.ts'

/** Access by the public link of an upcoming event. */
export function requirePublicDinner(ctx: Ctx) {
  return async ({ publicId }: { publicId: string }): Promise<AuthorizedDinner> => publicDinnerById(ctx, publicId)
}

/** Access to an existing registration; the event may be over. */
export function requireRegisteredDinner(ctx: Ctx) {
  return async ({ publicId }: { publicId: string }): Promise<AuthorizedDinner> => dinnerOfLink(ctx, publicId)
}
