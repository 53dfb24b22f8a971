import type { Plan, PlanProblem } from '../src/plan-problem.ts'
import type { Instance } from './instance.ts'

/** The evening for the planner: metres are the only cost. `courses` settles what each team cooks, -1 leaves it free. */
export function instanceProblem(instance: Instance, courses = instance.fixedCourse): PlanProblem {
  const courseCost = new Float64Array(instance.n * instance.courses)
  for (const [team, settled] of courses?.entries() ?? []) {
    if (settled < 0) continue
    for (let course = 0; course < instance.courses; course++) {
      if (course !== settled) courseCost[team * instance.courses + course] = Number.POSITIVE_INFINITY
    }
  }
  return {
    teamCount: instance.n,
    courseCount: instance.courses,
    legCost: instance.metres,
    afterPartyCost: instance.afterPartyMetres,
    courseCost,
    tableCost: new Float64Array(instance.n * 3),
    apart: [],
    roamingTeam: undefined,
  }
}

/** A plan as a file: the course each team cooks, and every table with its host and guests. */
export interface PlanFile {
  hosts: Record<string, number>
  tables: { course: number; host: number; guests: number[] }[]
}

export function planFile({ n, courses }: Pick<Instance, 'n' | 'courses'>, plan: Plan): PlanFile {
  const teams = Array.from({ length: n }, (_, team) => team)
  const tables = teams.map((host) => {
    const course = plan.course[host] ?? 0
    const guests = teams.filter((guest) => guest !== host && plan.host[guest * courses + course] === host)
    return { course, host, guests }
  })
  return {
    hosts: Object.fromEntries(teams.map((team) => [team, plan.course[team] ?? 0])),
    tables: tables.toSorted((one, other) => one.course - other.course || one.host - other.host),
  }
}
