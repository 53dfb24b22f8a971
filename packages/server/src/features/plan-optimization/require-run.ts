import type { Ctx } from '../../platform/ctx.ts'
import { notFound } from '../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { type PlanRun, planRunStore } from './plan-run.store.ts'

/** A run of this event; of another one it is as unknown as an invented id. */
export async function requireRun(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  dinner: AuthorizedDinner,
  id: string,
): Promise<PlanRun> {
  const run = await planRunStore.byId(ctx, dinner, id)
  if (!run) throw notFound()
  return run
}
