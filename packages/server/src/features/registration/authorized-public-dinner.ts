import type { Ctx } from '../../platform/ctx.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { dinnerOfLink, publicDinnerById } from './public-dinner-by-id.ts'

/** Whoever has the public link of an event to come may see it and register (reliability C-5). */
export function requirePublicDinner(ctx: Ctx) {
  return async ({ publicId }: { publicId: string }): Promise<AuthorizedDinner> => publicDinnerById(ctx, publicId)
}

/** For what somebody does about a registration they made already. */
export function requireRegisteredDinner(ctx: Ctx) {
  return async ({ publicId }: { publicId: string }): Promise<AuthorizedDinner> => dinnerOfLink(ctx, publicId)
}
