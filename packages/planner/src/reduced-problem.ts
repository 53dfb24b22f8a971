import { noCourse, noHost, type Plan, type PlanProblem } from './plan-problem.ts'

/** The problem of some of the teams only; position `i` is then `teams[i]`. */
export function reducedProblem(problem: PlanProblem, teams: readonly number[]): PlanProblem {
  const { teamCount, courseCount } = problem
  const positions = new Map(teams.map((team, position) => [team, position]))
  const legCost = new Float64Array(teams.length * teams.length)
  for (const [from, origin] of teams.entries()) {
    for (const [to, target] of teams.entries()) {
      legCost[from * teams.length + to] = problem.legCost[origin * teamCount + target] as number
    }
  }
  const rows = (values: Float64Array, width: number) =>
    Float64Array.from(teams.flatMap((team) => [...values.subarray(team * width, (team + 1) * width)]))
  return {
    teamCount: teams.length,
    courseCount,
    legCost,
    afterPartyCost: problem.afterPartyCost && rows(problem.afterPartyCost, 1),
    courseCost: rows(problem.courseCost, courseCount),
    tableCost: rows(problem.tableCost, 3),
    apart: problem.apart.flatMap(({ one, other, cost }) => {
      const [oneLeft, otherLeft] = [positions.get(one), positions.get(other)]
      return oneLeft === undefined || otherLeft === undefined ? [] : [{ one: oneLeft, other: otherLeft, cost }]
    }),
    roamingTeam: problem.roamingTeam === undefined ? undefined : positions.get(problem.roamingTeam),
  }
}

/** The plan of these teams; `noHost` where the host is not among them. */
export function reducedPlan(plan: Plan, teams: readonly number[], courseCount: number): Plan {
  const positions = new Map(teams.map((team, position) => [team, position]))
  return {
    course: Uint8Array.from(teams, (team) => plan.course[team] ?? noCourse),
    host: Int32Array.from(
      teams.flatMap((team) => [...plan.host.subarray(team * courseCount, (team + 1) * courseCount)]),
      (host) => positions.get(host) ?? noHost,
    ),
  }
}
