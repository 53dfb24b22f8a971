import type { Ctx } from '../ctx.ts'

/** Names the product and a contact, as the usage policies of OpenStreetMap's services require. */
export function userAgent(ctx: Pick<Ctx, 'baseUrl' | 'config'>): string {
  return `RunningDinner/0.1 (+${ctx.baseUrl()}; ${ctx.config.adminEmail})`
}
