import type { DinnerRouteReply, OptimizationPreview, TeamReply } from '@running-dinner/contract/plan'

export interface PresentPlan {
  teams: readonly TeamReply[]
  routes: readonly DinnerRouteReply[]
  planVersion: number
}

type Proposed = Pick<OptimizationPreview, 'dinnerRoutes'>

/** Teams that take part in the present plan and have no route in the proposal. */
export function teamsDroppingOut(preview: Proposed, teams: readonly TeamReply[]): TeamReply[] {
  const staying = new Set(preview.dinnerRoutes.map((route) => route.currentTeam.teamNumber))
  return teams.filter((team) => team.status !== 'CANCELLED' && !staying.has(team.teamNumber))
}

/** The teams of the proposal, each with the course it would cook; without teams that drop out. */
export function teamsProposed(preview: Proposed, teams: readonly TeamReply[]): TeamReply[] {
  const routeOf = new Map(preview.dinnerRoutes.map((route) => [route.currentTeam.teamNumber, route]))
  return teams.flatMap((team) => {
    const route = routeOf.get(team.teamNumber)
    if (!route) return []
    return [{ ...team, meal: route.currentTeam.meal, onlyGuest: !route.teams.some((stop) => stop.currentTeam) }]
  })
}
