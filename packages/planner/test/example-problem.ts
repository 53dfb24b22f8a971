import { planVisits } from '@running-dinner/domain/plan'
import { seededRandom, shuffled } from '@running-dinner/domain/random'
import { noCourse, noHost, type Plan, type PlanProblem } from '../src/plan-problem.ts'

/** Teams at random places of a town six kilometres wide, for tests; only what a test names differs. */
export function exampleProblem(
  teamCount: number,
  courseCount: 2 | 3,
  given: Partial<PlanProblem> = {},
  seed = 1,
): PlanProblem {
  const random = seededRandom(seed)
  const places = Array.from({ length: teamCount }, () => ({ x: random() * 6_000, y: random() * 6_000 }))
  const ways = places.flatMap((from) => places.map((to) => Math.round(Math.hypot(from.x - to.x, from.y - to.y))))
  return {
    teamCount,
    courseCount,
    legCost: Float64Array.from(ways),
    afterPartyCost: undefined,
    courseCost: new Float64Array(teamCount * courseCount),
    tableCost: new Float64Array(teamCount * 3),
    apart: [],
    roamingTeam: courseCount === 2 && teamCount % 2 === 1 ? 0 : undefined,
    ...given,
  }
}

/** A valid plan by construction, where the number of teams is a multiple of the courses; not a short one. */
export function examplePlan({ teamCount, courseCount }: PlanProblem, seed = 1): Plan {
  const teams = shuffled(
    Array.from({ length: teamCount }, (_, team) => team),
    seededRandom(seed),
  )
  const course = new Uint8Array(teamCount).fill(noCourse)
  const host = new Int32Array(teamCount * courseCount).fill(noHost)
  for (const [place, team] of teams.entries()) {
    const cooked = place % courseCount
    course[team] = cooked
    host[team * courseCount + cooked] = team
  }
  const mealIds = ['0', '1', '2'].slice(0, courseCount)
  const cooks = Array.from(course, (cooked, teamNumber) => ({ teamNumber, mealId: `${cooked}` }))
  for (const visit of planVisits(cooks, mealIds)) {
    host[visit.guestTeamNumber * courseCount + Number(visit.mealId)] = visit.hostTeamNumber
  }
  return { course, host }
}
