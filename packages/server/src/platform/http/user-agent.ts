import type { Ctx } from '../ctx.ts'

/** Who asks, and whom to write to: the services of OpenStreetMap want to know (their usage policies, decisions B19). */
export function userAgent(ctx: Pick<Ctx, 'baseUrl' | 'config'>): string {
  return `RunningDinner/0.1 (+${ctx.baseUrl()}; ${ctx.config.adminEmail})`
}
