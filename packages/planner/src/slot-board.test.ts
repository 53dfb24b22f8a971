import { seededRandom, shuffled } from '@running-dinner/domain/random'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exampleProblem } from '../test/example-problem.ts'
import { type CourseSlots, tablePatterns } from './course-slots.ts'
import type { PlanProblem } from './plan-problem.ts'
import { planLegs } from './planned-legs.ts'
import { SlotBoard } from './slot-board.ts'
import { startSlots } from './solve-plan.ts'

const never = Number.NEGATIVE_INFINITY
const always = Number.POSITIVE_INFINITY

/** Cheapest flow between two courses by the plainest way there is: one seat more along a shortest path, by Bellman-Ford. */
function cheapestTransition(problem: PlanProblem, slots: CourseSlots, step: number): number {
  const { teamCount, legCost } = problem
  const senders = [...slots.course.keys()].filter((team) => slots.course[team] === step)
  const receivers = [...slots.course.keys()].filter((team) => slots.course[team] === step + 1)
  const left = new Map([...senders, ...receivers].map((team) => [team, slots.size[team] as number]))
  const used = new Set<number>()
  const cost = (from: number, to: number) => legCost[from * teamCount + to] as number
  for (const source of senders.flatMap((team) => Array.from({ length: slots.size[team] as number }, () => team))) {
    const far = new Map([[source, 0]])
    const before = new Map<number, number>()
    for (let changed = true; changed; ) {
      changed = false
      for (const from of senders) {
        for (const to of receivers) {
          const isUsed = used.has(from * teamCount + to)
          const [start, end, price] = isUsed ? [to, from, -cost(from, to)] : [from, to, cost(from, to)]
          const through = (far.get(start) ?? always) + price
          if (through >= (far.get(end) ?? always) - 1e-9) continue
          far.set(end, through)
          before.set(end, start)
          changed = true
        }
      }
    }
    const target = receivers
      .filter((team) => (left.get(team) as number) > 0)
      .sort((one, other) => (far.get(one) ?? always) - (far.get(other) ?? always))[0] as number
    left.set(target, (left.get(target) as number) - 1)
    for (let team = target; team !== source; ) {
      const previous = before.get(team) as number
      if (slots.course[team] === step + 1) used.add(previous * teamCount + team)
      else used.delete(team * teamCount + previous)
      team = previous
    }
  }
  return [...used].reduce((sum, way) => sum + (legCost[way] as number), 0)
}

function cheapest(problem: PlanProblem, slots: CourseSlots): number {
  return cheapestTransition(problem, slots, 0) + (problem.courseCount === 3 ? cheapestTransition(problem, slots, 1) : 0)
}

/** Any evening, with any sequence of changes tried on it, some kept and some undone. */
function afterChanges(teamCount: number, courseCount: 2 | 3, seed: number, changes: number) {
  const random = seededRandom(seed)
  const problem = exampleProblem(teamCount, courseCount, {}, seed)
  const pattern = shuffled(tablePatterns(problem), random)[0] ?? []
  const start = startSlots(problem, pattern, random) as CourseSlots
  const board = new SlotBoard(problem, planLegs(problem), start)
  board.begin()
  const any = () => Math.floor(random() * teamCount)
  for (let change = 0; change < changes; change++) {
    const [one, other] = [any(), any()]
    const limit = random() < 0.6 ? always : never
    if (board.course[one] !== board.course[other]) board.exchange(one, other, limit)
    else if (board.size[one] !== board.size[other]) board.exchangeSizes(one, other, limit)
    const teams = shuffled([...board.course.keys()], random)
    const first = teams.filter((team) => board.course[team] === 0).slice(0, 2)
    const last = teams.filter((team) => board.course[team] === 2).slice(0, 2)
    if (courseCount === 3 && random() < 0.3) board.turn(first, last, limit)
  }
  return { problem, board }
}

const anyChanges = fc.tuple(
  fc.integer({ min: 11, max: 20 }),
  fc.constantFrom(2 as const, 3 as const),
  fc.nat(),
  fc.integer({ min: 0, max: 30 }),
)

test('after any exchanges the visits are as cheap as if computed from scratch', () => {
  fc.assert(
    fc.property(anyChanges, ([teamCount, courseCount, seed, changes]) => {
      const teams = courseCount === 2 ? teamCount + (teamCount % 2) : teamCount
      const { problem, board } = afterChanges(teams, courseCount, seed, changes)
      expect(board.cost).toBeCloseTo(cheapest(problem, { course: board.course, size: board.size }), 0)
    }),
    { numRuns: 150 },
  )
})

test('every place sends and receives as many teams as sit at its table', () => {
  fc.assert(
    fc.property(anyChanges, ([teamCount, , seed, changes]) => {
      const { board } = afterChanges(teamCount, 3, seed, changes)
      const received = new Map<number, number>()
      for (const [team, course] of board.course.entries()) {
        const onward = board.nextPlacesOf(team)
        if (course < 2) expect(new Set(onward).size).toBe(board.size[team])
        for (const next of onward) received.set(next, (received.get(next) ?? 0) + 1)
      }
      for (const [team, count] of received) expect(count).toBe(board.size[team])
    }),
    { numRuns: 150 },
  )
})

test('an exchange that is not wanted leaves everything as it was', () => {
  const { board } = afterChanges(18, 3, 5, 20)
  const before = { course: [...board.course], cost: board.cost, ways: board.nextPlacesOf(board.course.indexOf(0)) }
  const [one, other] = [board.course.indexOf(0), board.course.indexOf(2)]
  expect(board.exchange(one, other, never)).toBe(false)
  expect({ course: [...board.course], cost: board.cost, ways: board.nextPlacesOf(one) }).toEqual(before)
})
