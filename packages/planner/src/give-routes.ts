import type { CourseSlots } from './course-slots.ts'
import type { PlaceRoute } from './join-ways.ts'
import type { Plan, PlanProblem } from './plan-problem.ts'

/**
 * Which team goes which route: each one that leads past its own home, with the shortest ways from home to the first table
 * and from the last one back. There is always a way to do so, because every place is on as many routes as sit at its
 * table (Hall). A team without a table takes the route that is left. Undefined for routes that are no plan.
 */
export function giveRoutes(problem: PlanProblem, slots: CourseSlots, routes: readonly PlaceRoute[]): Plan | undefined {
  const { teamCount, courseCount, roamingTeam } = problem
  const matching = new RouteMatching(problem, routes)
  for (let team = 0; team < teamCount; team++) {
    if (team !== roamingTeam && !matching.add(team)) return undefined
  }
  if (roamingTeam !== undefined && !matching.add(roamingTeam)) return undefined
  const host = new Int32Array(teamCount * courseCount)
  for (const [index, route] of routes.entries()) {
    for (const [course, place] of route.entries()) {
      host[(matching.teamOf[index] as number) * courseCount + course] = place
    }
  }
  return { course: slots.course.slice(), host }
}

/** Teams matched to routes at the least sum of ways from and to their homes, by shortest augmenting chains. */
class RouteMatching {
  readonly teamOf: Int32Array
  private readonly problem: PlanProblem
  private readonly routes: readonly PlaceRoute[]
  private readonly routesAt: number[][]
  private readonly routeOf: Int32Array
  private readonly length: Float64Array
  private readonly before: Int32Array

  constructor(problem: PlanProblem, routes: readonly PlaceRoute[]) {
    this.problem = problem
    this.routes = routes
    this.routesAt = Array.from({ length: problem.teamCount }, () => [])
    for (const [index, route] of routes.entries()) for (const place of route) this.routesAt[place]?.push(index)
    if (problem.roamingTeam !== undefined) this.routesAt[problem.roamingTeam] = [...routes.keys()]
    this.teamOf = new Int32Array(routes.length).fill(-1)
    this.routeOf = new Int32Array(problem.teamCount).fill(-1)
    this.length = new Float64Array(routes.length)
    this.before = new Int32Array(routes.length)
  }

  /** One more team: the cheapest chain in which each team takes the route of the next, until one is free. */
  add(newcomer: number): boolean {
    const { teamOf, routeOf, length, before } = this
    length.fill(Number.POSITIVE_INFINITY)
    const queue = [newcomer]
    for (let head = 0; head < queue.length; head++) {
      const team = queue[head] as number
      const own = routeOf[team] as number
      const soFar = own < 0 ? 0 : (length[own] as number) - this.wayHome(team, own)
      for (const route of this.routesAt[team] as number[]) {
        const through = soFar + this.wayHome(team, route)
        if (route === own || through >= (length[route] as number) - 1e-6) continue
        length[route] = through
        before[route] = team
        if ((teamOf[route] as number) >= 0) queue.push(teamOf[route] as number)
      }
    }
    let route = this.nearestFree()
    if (route < 0) return false
    for (;;) {
      const team = before[route] as number
      const left = routeOf[team] as number
      teamOf[route] = team
      routeOf[team] = route
      if (team === newcomer) return true
      route = left
    }
  }

  private nearestFree(): number {
    let foundIndex = -1
    let least = Number.POSITIVE_INFINITY
    for (const [route, far] of this.length.entries()) {
      if ((this.teamOf[route] as number) >= 0 || far >= least) continue
      least = far
      foundIndex = route
    }
    return foundIndex
  }

  private wayHome(team: number, routeIndex: number): number {
    const { teamCount, legCost, afterPartyCost } = this.problem
    const route = this.routes[routeIndex] as PlaceRoute
    const there = legCost[team * teamCount + (route[0] as number)] as number
    const back = legCost[(route.at(-1) as number) * teamCount + team] as number
    return afterPartyCost === undefined ? there + back : there
  }
}
