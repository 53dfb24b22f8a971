import { seededRandom } from '@running-dinner/domain/random'
import { expect, test } from 'vitest'
import { examplePlan, exampleProblem } from '../test/example-problem.ts'
import { planChanges } from './plan-changes.ts'
import { planFaults } from './plan-faults.ts'
import { noCourse, type Plan } from './plan-problem.ts'
import { repairPlan } from './repair-plan.ts'

/** Milliseconds a slow machine may need to try every plan for seven teams. */
const everyPlan = 60_000

const seven = [0, 1, 2, 3, 4, 5, 6]

/** Every way to seat seven teams at one course: for each team its host. Two or three at a table. */
function seatings(cooks: readonly number[]): number[][] {
  let rows: number[][] = [[]]
  for (const team of seven) {
    const hosts = cooks.includes(team) ? [team] : cooks
    rows = rows.flatMap((row) => hosts.map((host) => [...row, host]))
  }
  return rows.filter((row) =>
    cooks.every((cook) => {
      const size = row.filter((host) => host === cook).length
      return size === 2 || size === 3
    }),
  )
}

/** Every valid plan of seven teams for two courses, one team being only guest. */
function* plansOfSeven(): Generator<Plan> {
  for (const roaming of seven) {
    for (let choice = 0; choice < 2 ** 7; choice++) {
      const cooking = seven.filter((team) => team !== roaming)
      const starters = cooking.filter((team) => choice & (1 << team))
      if (starters.length !== 3 || choice & (1 << roaming)) continue
      const mains = cooking.filter((team) => !starters.includes(team))
      const course = Uint8Array.from(seven, (team) => (team === roaming ? noCourse : starters.includes(team) ? 0 : 1))
      const second = seatings(mains)
      for (const first of seatings(starters)) {
        for (const row of second) {
          const host = Int32Array.from(seven.flatMap((team) => [first[team] ?? 0, row[team] ?? 0]))
          yield { course, host }
        }
      }
    }
  }
}

test(
  'no plan whatever changes fewer people than the repair',
  () => {
    const teamIds = Array.from({ length: 8 }, (_, team) => `t${team}`)
    const cases = [1, 2, 3].map((seed) => {
      const problem = exampleProblem(8, 2, {}, seed)
      const plan = examplePlan(problem, seed)
      const people = teamIds.map((_, team) => 1 + ((team * seed) % 3))
      const repaired = repairPlan(problem, plan, { without: new Set([seed]), people, random: seededRandom(seed) })
      if ('issues' in repaired) throw new Error('no plan')
      const notifiedPeople = (after: Plan) =>
        planChanges({ teamIds, plan }, { teamIds: teamIds.filter((_, team) => team !== seed), plan: after })
          .map(({ teamId }) => people[teamIds.indexOf(teamId)] ?? 0)
          .reduce((sum, count) => sum + count, 0)
      return { repaired, notifiedPeople, fewest: Number.POSITIVE_INFINITY }
    })
    for (const plan of plansOfSeven()) {
      if (planFaults({ teamCount: 7, courseCount: 2 }, plan, 'REPAIRED').length > 0) continue
      for (const found of cases) found.fewest = Math.min(found.fewest, found.notifiedPeople(plan))
    }
    expect(cases.map(({ repaired }) => repaired.changedPeople)).toEqual(cases.map(({ fewest }) => fewest))
    expect(cases.every(({ repaired }) => repaired.provenFewest)).toBe(true)
  },
  everyPlan,
)
