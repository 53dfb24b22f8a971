import type { OptimizationState } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { presentRun } from './plan-run.present.ts'
import { planRunStore } from './plan-run.store.ts'
import { requireRun } from './require-run.ts'

/** Ends the search with the best plan so far; one that is over stays as it is. */
export async function stopOptimization(ctx: Ctx, dinner: AuthorizedDinner, id: string): Promise<OptimizationState> {
  await requireRun(ctx, dinner, id)
  await planRunStore.stop(ctx.db, dinner, id)
  return presentRun(await requireRun(ctx, dinner, id))
}
