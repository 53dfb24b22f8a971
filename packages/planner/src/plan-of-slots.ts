import type { Random } from '@running-dinner/domain/random'
import type { CourseSlots } from './course-slots.ts'
import { giveRoutes } from './give-routes.ts'
import { joinWays, type PlaceRoute, type Repeat } from './join-ways.ts'
import type { Plan, PlanProblem } from './plan-problem.ts'
import type { PlannedLegs } from './planned-legs.ts'
import { SlotBoard } from './slot-board.ts'

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
  const open: { cost: number; ways: readonly Way[] }[] = [{ cost: Number.NEGATIVE_INFINITY, ways: [] }]
  for (let attempt = 0; attempt < attempts; attempt++) {
    const next = open.sort((first, second) => second.cost - first.cost).pop()
    if (!next || next.cost >= options.costBelow) return undefined
    const joined = withForbidden(legs, next.ways, () => join(problem, legs, slots, options.random))
    if (!joined) continue
    if ('routes' in joined) return giveRoutes(problem, slots, joined.routes)
    for (const way of joined.repeats.slice(0, 1).flatMap(waysOf)) {
      const ways = [...next.ways, way]
      const cost = withForbidden(legs, ways, () => boardOf(problem, legs, slots)?.cost)
      if (cost !== undefined) open.push({ cost: cost / legs.unit, ways })
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
  const places = [...slots.course.keys()]
  const ways = places
    .filter((place) => slots.course[place] === 0)
    .flatMap((from) => board.nextPlacesOf(from).map((to): Way => [from, to]))
  if (problem.courseCount === 2) return { routes: ways as readonly PlaceRoute[] }
  const comingTo = new Map<number, number[]>()
  for (const [from, to] of ways) comingTo.set(to, [...(comingTo.get(to) ?? []), from])
  const crossings = places
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
