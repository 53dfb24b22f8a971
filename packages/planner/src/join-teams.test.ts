import { seededRandom } from '@running-dinner/domain/random'
import { expect, test } from 'vitest'
import { examplePlan, exampleProblem } from '../test/example-problem.ts'
import { joinTeams } from './join-teams.ts'
import { planChanges } from './plan-changes.ts'
import { planFaults } from './plan-faults.ts'
import type { Plan } from './plan-problem.ts'

/** A valid plan of `teams`, and behind them new teams in sets of one per course, without seats. */
function given(teams: number, courses: 2 | 3, sets: number) {
  const before = examplePlan(exampleProblem(teams, courses), 7)
  const added = Array.from({ length: sets }, (_, set) =>
    Array.from({ length: courses }, (_, course) => teams + set * courses + course),
  )
  const seats = added.flatMap((set) => set.flatMap((team, own) => set.map((_, course) => (course === own ? team : -1))))
  const plan: Plan = {
    course: Uint8Array.from([...before.course, ...added.flatMap((set) => [...set.keys()])]),
    host: Int32Array.from([...before.host, ...seats]),
  }
  return { problem: exampleProblem(teams + sets * courses, courses), plan, added }
}

function changedTeams(before: Plan, after: Plan, count: number): number {
  const teamIds = Array.from(before.course, (_, team) => `${team}`)
  return planChanges({ teamIds, plan: before }, { teamIds, plan: after }).filter(({ teamId }) => Number(teamId) < count)
    .length
}

const cases = ([2, 3] as const).flatMap((courses) =>
  [9, 12, 15, 18, 24, 63, 120]
    .map((teams) => (courses === 2 ? teams - (teams % 2) : teams))
    .flatMap((teams) => [1, 2].map((sets) => ({ teams, courses, sets }))),
)

test.each(cases)(
  '$sets sets join $teams teams with $courses courses: no two teams meet twice, few are changed',
  (one) => {
    const { problem, plan, added } = given(one.teams, one.courses, one.sets)
    const people = Array.from(plan.course, () => 2)
    const joined = joinTeams(problem, plan, added, { people, locked: new Set(), random: seededRandom(3) })
    expect(joined && planFaults(problem, joined)).toEqual([])
    const most = (one.courses === 2 ? 2 : 6) * one.sets
    expect(changedTeams(plan, joined as Plan, one.teams)).toBeLessThanOrEqual(most)
  },
)

test('locked teams keep their evening as long as others can change', () => {
  const { problem, plan, added } = given(24, 3, 1)
  const people = Array.from(plan.course, () => 2)
  const locked = new Set([0, 1, 2, 3, 4, 5])
  const joined = joinTeams(problem, plan, added, { people, locked, random: seededRandom(3) }) as Plan
  const teamIds = Array.from(plan.course, (_, team) => `${team}`)
  const changed = planChanges({ teamIds, plan }, { teamIds, plan: joined }).map(({ teamId }) => Number(teamId))
  expect(changed.filter((team) => locked.has(team))).toEqual([])
  const allLocked = new Set(plan.course.keys())
  const anyway = joinTeams(problem, plan, added, { people, locked: allLocked, random: seededRandom(3) })
  expect(anyway && planFaults(problem, anyway)).toEqual([])
})

test('changes an empty team rather than one with people', () => {
  const { problem, plan, added } = given(24, 3, 1)
  const empty = plan.course.indexOf(1)
  const people = Array.from(plan.course, (_, team) => (team === empty ? 0 : 2))
  const joined = joinTeams(problem, plan, added, { people, locked: new Set(), random: seededRandom(3) }) as Plan
  const teamIds = Array.from(plan.course, (_, team) => `${team}`)
  const changed = planChanges({ teamIds, plan }, { teamIds, plan: joined }).map(({ teamId }) => Number(teamId))
  expect(changed.filter((team) => team < 24).reduce((sum, team) => sum + (people[team] ?? 0), 0)).toBe(10)
})
