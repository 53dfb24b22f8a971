import type { Random } from '@running-dinner/domain/random'
import type { CourseSlots } from './course-slots.ts'
import type { Plan, PlanProblem } from './plan-problem.ts'
import type { PlannedLegs } from './planned-legs.ts'
import { SlotBoard } from './slot-board.ts'

/** An evening as the places it leads to, by course. */
type PlaceRoute = readonly number[]

/** A place of the middle course: where its guests come from, and where they go from there. */
interface Crossing {
  readonly place: number
  readonly from: readonly number[]
  readonly to: readonly number[]
}

/** Two evenings that would begin and end at the same tables, by the places of the middle course they lead through. */
interface Repeat {
  readonly from: number
  readonly to: number
  readonly through: readonly number[]
}

type JoinedWays = { routes: PlaceRoute[] } | { repeats: Repeat[] }

/** Rounds before the search gives up; a few dozen suffice where there is a solution. */
const rounds = { least: 200, perCrossing: 8 }
/** Now and then an exchange that makes things worse leads out of a dead end. */
const daring = 0.05

/**
 * Joins the ways to the middle course with those onward, so that no two teams share both the first and the last table.
 * The choice of continuation costs nothing, so every crossing is free to exchange; where a pair repeats it does so at
 * random, as long as that does not add repeats. Returns the remaining repeats when no solution was found.
 */
function joinWays(crossings: readonly Crossing[], teamCount: number, random: Random): JoinedWays {
  const board = new JoinBoard(crossings, teamCount)
  const patience = rounds.least + rounds.perCrossing * crossings.length
  for (let round = 0; board.repeats > 0 && round < patience; round++) {
    for (const { crossing, way } of board.repeatedWays()) {
      const otherTeam = Math.floor(random() * (crossings[crossing] as Crossing).from.length)
      const before = board.repeats
      board.exchange(crossing, way, otherTeam)
      if (board.repeats > before && random() > daring) board.exchange(crossing, way, otherTeam)
    }
  }
  return board.repeats > 0 ? { repeats: board.repeatsFound() } : { routes: board.routes() }
}

/** For every crossing an order of its ways onward, with a count of the pairs of first and last place. */
class JoinBoard {
  /** How many evenings share both ends with an earlier one. */
  repeats = 0
  private readonly crossings: readonly Crossing[]
  private readonly teamCount: number
  private readonly onward: number[][]
  private readonly shared = new Map<number, number>()

  constructor(crossings: readonly Crossing[], teamCount: number) {
    this.crossings = crossings
    this.teamCount = teamCount
    this.onward = crossings.map(({ to }) => [...to])
    for (const [crossing, { from }] of crossings.entries()) {
      for (const way of from.keys()) this.count(crossing, way, 1)
    }
  }

  exchange(crossing: number, team: number, otherTeam: number): void {
    const onward = this.onward[crossing] as number[]
    for (const way of [team, otherTeam]) this.count(crossing, way, -1)
    const keptTeam = onward[team] as number
    onward[team] = onward[otherTeam] as number
    onward[otherTeam] = keptTeam
    for (const way of [team, otherTeam]) this.count(crossing, way, 1)
  }

  repeatedWays(): { crossing: number; way: number }[] {
    return this.crossings.flatMap(({ from }, crossing) =>
      [...from.keys()]
        .filter((way) => (this.shared.get(this.pairOf(crossing, way)) ?? 0) > 1)
        .map((way) => ({ crossing, way })),
    )
  }

  repeatsFound(): Repeat[] {
    const repeats = new Map<number, { from: number; to: number; through: number[] }>()
    for (const { crossing, way } of this.repeatedWays()) {
      const { from, place } = this.crossings[crossing] as Crossing
      const pair = this.pairOf(crossing, way)
      const repeat = repeats.get(pair) ?? {
        from: from[way] as number,
        to: this.onward[crossing]?.[way] as number,
        through: [],
      }
      repeat.through.push(place)
      repeats.set(pair, repeat)
    }
    return [...repeats.values()]
  }

  routes(): PlaceRoute[] {
    return this.crossings.flatMap(({ from, place }, crossing) =>
      from.map((first, way) => [first, place, this.onward[crossing]?.[way] as number]),
    )
  }

  private pairOf(crossing: number, way: number): number {
    const from = this.crossings[crossing]?.from[way] as number
    return from * this.teamCount + (this.onward[crossing]?.[way] as number)
  }

  private count(crossing: number, way: number, by: 1 | -1): void {
    const pair = this.pairOf(crossing, way)
    const before = this.shared.get(pair) ?? 0
    this.shared.set(pair, before + by)
    if (Math.max(before, before + by) > 1) this.repeats += by
  }
}

/**
 * Which team goes which route: each one that leads past its own home, with the shortest ways from home to the first table
 * and from the last one back. There is always a way to do so, because every place is on as many routes as sit at its
 * table (Hall). A team without a table takes the route that is left. Undefined for routes that are no plan.
 */
function giveRoutes(
  problem: PlanProblem,
  legs: PlannedLegs,
  slots: CourseSlots,
  routes: readonly PlaceRoute[],
): Plan | undefined {
  const { teamCount, courseCount, roamingTeam } = problem
  const matching = new RouteMatching(problem, legs, routes)
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

/**
 * Teams matched to routes at the least sum of ways from and to their homes, by shortest augmenting chains. In whole
 * numbers: with fractions a matching can be the least but for their rounding, and the next chain goes round for ever.
 */
class RouteMatching {
  readonly teamOf: Int32Array
  private readonly problem: PlanProblem
  private readonly legs: PlannedLegs
  private readonly routes: readonly PlaceRoute[]
  private readonly routesAt: number[][]
  private readonly routeOf: Int32Array
  private readonly length: Float64Array
  private readonly before: Int32Array

  constructor(problem: PlanProblem, legs: PlannedLegs, routes: readonly PlaceRoute[]) {
    this.problem = problem
    this.legs = legs
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
      const ownRoute = routeOf[team] as number
      const soFar = ownRoute < 0 ? 0 : (length[ownRoute] as number) - this.wayHome(team, ownRoute)
      for (const route of this.routesAt[team] as number[]) {
        const through = soFar + this.wayHome(team, route)
        if (route === ownRoute || through >= (length[route] as number)) continue
        length[route] = through
        before[route] = team
        if ((teamOf[route] as number) >= 0) queue.push(teamOf[route] as number)
      }
    }
    let route = this.nearestFree()
    if (route < 0) return false
    for (;;) {
      const team = before[route] as number
      const leftRoute = routeOf[team] as number
      teamOf[route] = team
      routeOf[team] = route
      if (team === newcomer) return true
      route = leftRoute
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
    const { teamCount, to } = this.legs
    const route = this.routes[routeIndex] as PlaceRoute
    const there = to[team * teamCount + (route[0] as number)] as number
    const back = to[(route.at(-1) as number) * teamCount + team] as number
    return this.problem.afterPartyCost === undefined ? there + back : there
  }
}

type Way = readonly [from: number, to: number]

/** Sets of forbidden ways tried before a split over the courses is given up. */
const attempts = 40

/**
 * The cheapest visits for given courses and table sizes in which no two teams meet twice. The flows alone do not see
 * teams that meet at the first and again at the last table; joining the ways differently nearly always separates them.
 * Where it does not (few and uneven tables), one of their ways is forbidden, the one that costs least to avoid first.
 */
export function planOfSlots(
  problem: PlanProblem,
  nearLegs: PlannedLegs,
  slots: CourseSlots,
  options: { random: Random; costBelow: number },
): Plan | undefined {
  // A search looks at near ways only; here all of them count.
  const legs = { ...nearLegs, near: undefined }
  const openBranches: { cost: number; ways: readonly Way[] }[] = [{ cost: Number.NEGATIVE_INFINITY, ways: [] }]
  for (let attempt = 0; attempt < attempts; attempt++) {
    const next = openBranches.sort((first, second) => second.cost - first.cost).pop()
    if (!next || next.cost >= options.costBelow) return undefined
    const joined = withForbidden(legs, next.ways, () => join(problem, legs, slots, options.random))
    if (!joined) continue
    if ('routes' in joined) return giveRoutes(problem, legs, slots, joined.routes)
    for (const way of joined.repeats.slice(0, 1).flatMap(waysOf)) {
      const ways = [...next.ways, way]
      const cost = withForbidden(legs, ways, () => boardOf(problem, legs, slots)?.cost)
      if (cost !== undefined) openBranches.push({ cost: cost / legs.unit, ways })
    }
  }
  return undefined
}

function boardOf(problem: PlanProblem, legs: PlannedLegs, slots: CourseSlots): SlotBoard | undefined {
  const board = new SlotBoard(problem, legs, slots)
  return board.begin() ? board : undefined
}

function join(problem: PlanProblem, legs: PlannedLegs, slots: CourseSlots, random: Random) {
  const board = boardOf(problem, legs, slots)
  if (!board) return undefined
  const slotIndexes = [...slots.course.keys()]
  const ways = slotIndexes
    .filter((place) => slots.course[place] === 0)
    .flatMap((from) => board.nextPlacesOf(from).map((to): Way => [from, to]))
  if (problem.courseCount === 2) return { routes: ways as readonly PlaceRoute[] }
  const comingTo = new Map<number, number[]>()
  for (const [from, to] of ways) comingTo.set(to, [...(comingTo.get(to) ?? []), from])
  const crossings = slotIndexes
    .filter((place) => slots.course[place] === 1)
    .map((place) => ({ place, from: comingTo.get(place) ?? [], to: board.nextPlacesOf(place) }))
  return joinWays(crossings, problem.teamCount, random)
}

function waysOf({ from, to, through }: Repeat): Way[] {
  return through.flatMap((place): Way[] => [
    [from, place],
    [place, to],
  ])
}

/** Works with these ways at a prohibitive price, and restores the legs afterwards. */
function withForbidden<T>(legs: PlannedLegs, ways: readonly Way[], work: () => T): T {
  const { teamCount, to, from } = legs
  const costsBefore = ways.map(([start, end]) => to[start * teamCount + end] as number)
  const set = (index: number, cost: number) => {
    const [start, end] = ways[index] as Way
    to[start * teamCount + end] = cost
    from[end * teamCount + start] = cost
  }
  for (const index of ways.keys()) set(index, forbidden)
  try {
    return work()
  } finally {
    for (const [index, cost] of costsBefore.entries()) set(index, cost)
  }
}

/** Whole, and so great that no other way is dearer; small enough for sums to stay exact. */
const forbidden = 2 ** 44
