import type { CourseStage } from '@running-dinner/domain/events'
import { seededRandom } from '@running-dinner/domain/random'
import { expect, test } from 'vitest'
import { examplePlan, exampleProblem } from '../test/example-problem.ts'
import { planChanges } from './plan-changes.ts'
import { planFaults } from './plan-faults.ts'
import { frozenCourses } from './plan-locks.ts'
import { noHost, type Plan, type PlanProblem } from './plan-problem.ts'
import { type RepairedPlan, repairPlan } from './repair-plan.ts'

const idsOf = (teams: Iterable<number>) => [...teams].map((team) => `t${team}`)

function repairedIn(stages: readonly CourseStage[], problem: PlanProblem, plan: Plan, ...gone: number[]): RepairedPlan {
  const repaired = repairPlan(problem, plan, {
    without: new Set(gone),
    frozen: frozenCourses(stages),
    people: Array.from({ length: problem.teamCount }, () => 2),
    random: seededRandom(7),
    effort: 0.2,
  })
  if ('issues' in repaired) throw new Error(`no repair without ${gone}`)
  return repaired
}

/** The host of a team at a course, by the positions of all teams; `noHost` for none. */
function hostIn({ teams, plan }: RepairedPlan, team: number, course: number): number {
  return teams[plan.host[teams.indexOf(team) * 3 + course] ?? noHost] ?? noHost
}

/** Seats at the frozen courses that are others after the repair, of teams that have not lost their host there. */
function movedSeats(stages: readonly CourseStage[], plan: Plan, gone: number, repaired: RepairedPlan): number {
  const seats = repaired.teams.flatMap((team) => [0, 1, 2].map((course) => ({ team, course })))
  return seats.filter(({ team, course }) => {
    const was = plan.host[team * 3 + course]
    return stages[course] !== 'OPEN' && was !== gone && hostIn(repaired, team, course) !== was
  }).length
}

const during = {
  starter: ['BEGUN', 'OPEN', 'OPEN'],
  'the way to the main course': ['OVER', 'FROZEN', 'OPEN'],
  'the main course': ['OVER', 'BEGUN', 'OPEN'],
  dessert: ['OVER', 'OVER', 'BEGUN'],
} satisfies Record<string, readonly CourseStage[]>

test.each(Object.entries(during))(
  'during %s a repair without any one of 18 teams moves no started visit of teams that have not lost their host',
  (_, stages) => {
    for (const seed of [1, 2]) {
      const problem = exampleProblem(18, 3, {}, seed)
      const plan = examplePlan(problem, seed)
      const frozen = frozenCourses(stages)
      for (let gone = 0; gone < 18; gone++) {
        const repaired = repairedIn(stages, problem, plan, gone)
        expect(movedSeats(stages, plan, gone, repaired)).toBe(0)
        expect(planFaults(repaired.problem, repaired.plan, 'REPAIRED', frozen)).toEqual([])
        const changes = planChanges(
          { teamIds: idsOf(plan.course.keys()), plan },
          { teamIds: idsOf(repaired.teams), plan: repaired.plan },
          frozen,
        )
        expect(repaired.changedPeople).toBe(2 * changes.length)
        // Guests of the lost host have another one, unless that course is over.
        const cooked = plan.course[gone] as number
        const stranded = repaired.teams.filter((team) => plan.host[team * 3 + cooked] === gone)
        const hosts = stranded.map((team) => hostIn(repaired, team, cooked))
        if (stages[cooked] === 'OVER') expect(hosts).toEqual([noHost, noHost])
        else expect(hosts).not.toContain(noHost)
      }
    }
  },
)

test('during dessert without a team that cooked before, no person has another evening', () => {
  const problem = exampleProblem(18, 3, {}, 1)
  const plan = examplePlan(problem, 1)
  const cook = plan.course.indexOf(0)
  expect(repairedIn(during.dessert, problem, plan, cook).changedPeople).toBe(0)
})

test('a host whose guests all leave during the course stays alone', () => {
  const problem = exampleProblem(18, 3, {}, 1)
  const plan = examplePlan(problem, 1)
  const table = plan.course.indexOf(1)
  const guests = [...plan.course.keys()].filter((team) => team !== table && plan.host[team * 3 + 1] === table)
  const repaired = repairedIn(during['the main course'], problem, plan, ...guests)
  expect(repaired.plan.host.filter((host) => repaired.teams[host] === table)).toHaveLength(1)
})
