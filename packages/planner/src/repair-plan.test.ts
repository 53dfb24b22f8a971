import { seededRandom } from '@running-dinner/domain/random'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { examplePlan, exampleProblem } from '../test/example-problem.ts'
import { planChanges } from './plan-changes.ts'
import { planFaults } from './plan-faults.ts'
import { repairKeeping, repairPlan } from './repair-plan.ts'

const asked = (seed: number, without: number, teamCount: number) => ({
  without: new Set([without]),
  people: Array.from({ length: teamCount }, () => 2),
  random: seededRandom(seed),
  effort: 0.1,
})

/** Teams with another evening when `without` drops out, and those who sat at a table with it. */
function repaired(seed: number, kept: ReadonlySet<number>, teamCount = 27, without = 4) {
  const problem = exampleProblem(teamCount, 3, {}, seed)
  const plan = examplePlan(problem, seed)
  const found = repairKeeping(problem, plan, asked(seed, without, teamCount), kept)
  if ('issues' in found) throw new Error(found.issues[0]?.message)
  expect(planFaults(found.problem, found.plan, 'REPAIRED')).toEqual([])
  const ids = Array.from({ length: teamCount }, (_, team) => `${team}`)
  const changes = planChanges({ teamIds: ids, plan }, { teamIds: found.teams.map(String), plan: found.plan })
  const hosts = (team: number) => [...plan.host.subarray(3 * team, 3 * team + 3)]
  const visited = new Set([...hosts(without), ...ids.map(Number).filter((team) => hosts(team).includes(without))])
  return {
    changed: changes.map((change) => Number(change.teamId)),
    courses: changes.filter((one) => one.courseChanged),
    visited,
  }
}

test('locked teams keep their evening when they did not sit with the team that drops out', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed)
  let spared = 0
  for (const seed of seeds) {
    const { changed, visited } = repaired(seed, new Set())
    const others = changed.filter((team) => !visited.has(team))
    const kept = new Set(others.slice(0, 1))
    const again = repaired(seed, kept)
    expect(again.changed.filter((team) => kept.has(team))).toEqual([])
    spared += kept.size
  }
  // Without a lock they would have got another evening.
  expect(spared).toBeGreaterThan(0)
})

test('whatever is locked, there is a plan where there is one without locks, and courses are kept', {
  // Hundreds of random plans.
  timeout: 180_000,
}, () => {
  const sets = fc.uniqueArray(fc.nat(26), { maxLength: 26 })
  fc.assert(
    fc.property(fc.nat(1000), sets, (seed, locked) => {
      const kept = new Set(locked.filter((team) => team !== 4))
      const { courses } = repaired(seed, kept)
      expect(courses.filter((change) => kept.has(Number(change.teamId)))).toEqual([])
    }),
    { numRuns: 40 },
  )
})

test('repairs as usual when nothing is locked', () => {
  const problem = exampleProblem(18, 3, {}, 7)
  const plan = examplePlan(problem, 7)
  expect(repairKeeping(problem, plan, asked(7, 4, 18), new Set())).toEqual(repairPlan(problem, plan, asked(7, 4, 18)))
})
