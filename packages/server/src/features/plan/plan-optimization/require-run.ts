import type { Ctx } from '../../../platform/ctx.ts'
import { notFound } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { type PlanRun, planRunStore } from './plan-run.store.ts'

/** Another event's run is answered like an unknown id. */
export async function requireRun(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  dinner: AuthorizedDinner,
  id: string,
): Promise<PlanRun> {
  const run = await planRunStore.byId(ctx, dinner, id)
  if (!run) throw notFound()
  return run
}
