import { type OptimizationState, planOptimizationRoutes, type TeamReply } from '@running-dinner/contract'
import type { FoundWithCost } from '../src/features/plan/planning/planner-tasks.ts'
import type { TestApp } from './app.ts'
import { type GivenDinner, givenDinner, givenTeams } from './given.ts'

export interface GivenRun extends GivenDinner {
  teams: TeamReply[]
  run: OptimizationState
  status(): Promise<OptimizationState>
}

/** An event with a queued search for a better plan. */
export async function givenRun(app: TestApp, participants = 18): Promise<GivenRun> {
  const given = await givenDinner(app)
  const teams = await givenTeams(app, given, participants)
  await locateEveryone(app)
  const run = await startedRun(app, given)
  const params = { ...given.params, optimizationId: run.optimizationId }
  return {
    ...given,
    teams,
    run,
    status: async () => (await app.call(planOptimizationRoutes.status, { params })).body as OptimizationState,
  }
}

export async function startedRun(app: TestApp, { params }: Pick<GivenDinner, 'params'>): Promise<OptimizationState> {
  return (await app.call(planOptimizationRoutes.start, { params, body: {} })).body as OptimizationState
}

/** Homes all over a town, without a geocoder. */
export async function locateEveryone(app: TestApp): Promise<void> {
  await app.database.pool.query(
    `update participant set lat = 48 + (participant_number * 7919 % 1000) / 20000.0,
      lng = 7.8 + (participant_number * 104729 % 1000) / 15000.0, geocoding_quality = 'EXACT', geocoding_due_at = null`,
  )
}

/** A result in the form of a search, valid only for being stored. */
export function inventedPlan(cost: number): FoundWithCost {
  const figures = {
    sumDistanceInMeters: cost,
    averageDistanceInMeters: cost / 9,
    longestLegInMeters: 1_000,
    longestLegTeamId: null,
    worstTeamId: null,
    worstTeamDistanceInMeters: 2_000,
    sumMinutes: 100,
    longestLegMinutes: 12,
  }
  const found = {
    teamIds: [],
    courses: [],
    hosts: [],
    changes: [],
    before: figures,
    after: figures,
    teamIdsWithoutCoordinate: [],
    distanceSource: 'STRAIGHT_LINE' as const,
    provenOptimal: false,
  }
  return { found, cost }
}
