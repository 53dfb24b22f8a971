import type { OptimizationState } from '@running-dinner/contract'
import type { NewPlanRun } from './plan-run.store.ts'

export function presentRun(run: NewPlanRun): OptimizationState {
  return {
    optimizationId: run.id,
    createdAt: run.createdAt.toISOString(),
    kind: run.kind,
    status: run.status,
    progress: run.status === 'RUNNING' ? run.progress : 1,
    bestSumDistanceInMeters: run.found?.after.sumDistanceInMeters ?? null,
    planVersion: run.planVersion,
  }
}
