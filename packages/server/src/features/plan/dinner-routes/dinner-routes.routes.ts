import { dinnerRouteRoutes, planOptimizationRoutes } from '@running-dinner/contract'
import { routeLegs } from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, requireDinner } from '../../events/dinner-record/index.ts'
import { teamStore } from '../teams/index.ts'
import { presentDinnerRoute } from './dinner-route.present.ts'
import { presentClusters, presentListedDistances, presentNearHosts } from './route-distances.present.ts'
import { walkingWays } from './walking-ways.ts'

export function dinnerRouteHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  return [
    handler(dinnerRouteRoutes.ofTeam, organiser, async ({ params }, dinner) => {
      const { teams, visits } = await planOf(ctx, dinner)
      const team = teams.find(({ id }) => id === idOf(params, 'teamId'))
      if (!team) throw notFound()
      return presentDinnerRoute(dinner, team, teams, visits)
    }),
    handler(dinnerRouteRoutes.all, organiser, async (_call, dinner) => {
      const { teams, visits } = await planOf(ctx, dinner)
      const running = teams.filter((team) => team.status !== 'CANCELLED')
      return {
        dinnerRoutes: running.map((team) => presentDinnerRoute(dinner, team, teams, visits)),
        teamClusterMappings: presentClusters(running, visits),
        teamNeighbourClustersSameAddress: presentNearHosts(dinner, running, 0),
        planVersion: dinner.planVersion,
      }
    }),
    handler(planOptimizationRoutes.distances, organiser, async (_call, dinner) => {
      const { teams, visits } = await planOf(ctx, dinner)
      const { wayBetween, source } = await walkingWays(ctx, dinner, teams)
      return presentListedDistances(routeLegs(teams, visits, dinner.meals, wayBetween), source)
    }),
    handler(planOptimizationRoutes.nearHosts, organiser, async ({ params }, dinner) => {
      const range = rangeOf(params.rangeMeters ?? '')
      return presentNearHosts(dinner, await teamStore.ofDinner(ctx.db, dinner), range)
    }),
  ]
}

async function planOf(ctx: Ctx, dinner: AuthorizedDinner) {
  const [teams, visits] = await Promise.all([teamStore.ofDinner(ctx.db, dinner), teamStore.visits(ctx.db, dinner)])
  return { teams, visits }
}

function rangeOf(text: string): number {
  const range = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN
  if (!(range <= 100_000)) refuse('number_invalid', 'rangeMeters')
  return range
}
