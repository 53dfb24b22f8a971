import { dinnerRouteRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { type Handler, handler } from '../../platform/http/handler.ts'
import { idOf } from '../../platform/http/path-ids.ts'
import { notFound } from '../../platform/http/problems.ts'
import { type AuthorizedDinner, requireDinner } from '../dinners/index.ts'
import { teamStore } from '../teams/index.ts'
import { presentDinnerRoute } from './dinner-route.present.ts'

export function dinnerRouteHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  return [
    handler(dinnerRouteRoutes.ofTeam, organiser, async ({ params }, dinner) => {
      const { teams, visits } = await planOf(ctx, dinner)
      const team = teams.find((one) => one.id === idOf(params, 'teamId'))
      if (!team) throw notFound()
      return presentDinnerRoute(dinner, team, teams, visits)
    }),
    handler(dinnerRouteRoutes.all, organiser, async (_call, dinner) => {
      const { teams, visits } = await planOf(ctx, dinner)
      const running = teams.filter((team) => team.status !== 'CANCELLED')
      return {
        dinnerRoutes: running.map((team) => presentDinnerRoute(dinner, team, teams, visits)),
        planVersion: dinner.planVersion,
      }
    }),
  ]
}

async function planOf(ctx: Ctx, dinner: AuthorizedDinner) {
  const [teams, visits] = await Promise.all([teamStore.ofDinner(ctx.db, dinner), teamStore.visits(ctx.db, dinner)])
  return { teams, visits }
}
