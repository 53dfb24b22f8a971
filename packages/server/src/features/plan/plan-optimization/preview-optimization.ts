import { setImmediate } from 'node:timers/promises'
import type { DinnerRouteReply, OptimizationPreview } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { routeLegs } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import {
  presentClusters,
  presentDinnerRoute,
  presentDistances,
  presentNearHosts,
  walkingWays,
} from '../dinner-routes/index.ts'
import { readEveningNow } from './evening.read.ts'
import { requireRun } from './plan-run.store.ts'
import { notificationsDiffer, type ProposedPlan, proposedPlan } from './proposed-plan.ts'

/** The proposal compared with the present plan: figures, changed teams and their routes. */
export async function previewOptimization(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  id: string,
): Promise<OptimizationPreview> {
  const run = await requireRun(ctx, dinner, id)
  const evening = await readEveningNow(ctx, ctx.db, dinner)
  const proposed = proposedPlan(dinner, run, { evening, planVersion: await dinnerStore.planVersion(ctx.db, dinner) })
  const { found } = proposed
  // In the evening the organiser has to know who will be mailed, not whose table differs.
  const isEvening = evening.stages.some((stage) => stage !== 'OPEN')
  const isMailed = isEvening ? notificationsDiffer(dinner, proposed, evening, ctx.clock.now()) : () => true
  const changedTeams = changesIn(proposed).filter(({ teamId }) => isMailed(teamId))
  const { teams, visits } = proposed
  const dinnerRoutes = await routesIn(dinner, proposed)
  const { wayBetween, source } = await walkingWays(ctx, dinner, teams)
  const sameAddress = presentNearHosts(dinner, teams, 0)
  return {
    optimizationId: run.id,
    id: run.id,
    optimizedDinnerRouteList: {
      dinnerRoutes,
      teamClusterMappings: presentClusters(teams, visits),
      teamNeighbourClustersSameAddress: sameAddress,
    },
    optimizedDistances: presentDistances(routeLegs(teams, visits, dinner.meals, wayBetween), source),
    optimizedTeamNeighbourClusters: sameAddress,
    sumDistanceInMetersBefore: found.before.sumDistanceInMeters,
    averageDistanceInMetersBefore: found.before.averageDistanceInMeters,
    kind: run.kind,
    planVersion: run.planVersion,
    before: found.before,
    after: found.after,
    changedTeams,
    changedParticipants: changedTeams.reduce((sum, { participants }) => sum + participants.length, 0),
    dinnerRoutes,
    teamIdsWithoutCoordinate: found.teamIdsWithoutCoordinate,
    distanceSource: found.distanceSource,
    provenOptimal: found.provenOptimal,
    searchedShare: found.searchedShare ?? 1,
  }
}

function changesIn({ found, teams }: ProposedPlan): OptimizationPreview['changedTeams'] {
  const byId = new Map(teams.map((team) => [team.id, team]))
  return found.changes.flatMap((change) => {
    const team = byId.get(change.teamId)
    if (!team) return []
    const participants = team.members.map((member) => ({ id: member.id, fullname: fullName(member) }))
    return [{ ...change, teamNumber: team.teamNumber, participants }]
  })
}

const routesAtOnce = 25

/** In batches: presenting hundreds of routes at once would block the event loop. */
async function routesIn(dinner: AuthorizedDinner, { teams, visits }: ProposedPlan): Promise<DinnerRouteReply[]> {
  const routes: DinnerRouteReply[] = []
  for (let start = 0; start < teams.length; start += routesAtOnce) {
    const portion = teams.slice(start, start + routesAtOnce)
    routes.push(...portion.map((team) => presentDinnerRoute(dinner, team, teams, visits)))
    await setImmediate()
  }
  return routes
}
