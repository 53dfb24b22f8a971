import type { Coordinate } from '../dinner/dinner.ts'
import { planVisits, type Visit } from '../dinner-routes/dinner-plan.ts'
import { afterPartyCosts, legCosts } from '../dinner-routes/leg-costs.ts'
import type { Issue } from '../issue.ts'
import { eveningOf, teamPlace, visitsOfPlan } from '../planner/evening-problem.ts'
import type { Plan, PlanProblem } from '../planner/plan-problem.ts'
import type { PlanSolver } from '../planner/plan-solver.ts'
import { type Random, shuffled } from '../random.ts'
import type { BuildTeamsOptions, BuiltTeams } from './build-teams.ts'
import type { Team } from './team.ts'

export type ArrangeTeamsOptions = BuildTeamsOptions & {
  /** With short ways, distance decides who visits whom: docs/rules/team-building.md#short-ways-at-once. */
  considerShortestPaths?: boolean
  /** Where everybody goes in the end. */
  afterParty?: Coordinate | undefined
  /** People beyond this number wait. */
  participantLimit?: number | undefined
}

/** With more teams the search would take longer than an organiser waits; the plan can be optimised afterwards. */
const mostTeamsSearched = 999

type ArrangedVisits = { teams: Team[]; visits: Visit[] }

/**
 * Who visits whom; with short ways also who cooks what, where only wishes that were met are kept. Where the number of
 * teams is no multiple of the courses, tables of four and two are placed where seats suffice. Issues of `solve`.
 */
export function arrangeVisits(
  built: BuiltTeams,
  options: ArrangeTeamsOptions,
  random: Random,
  solve: PlanSolver,
): ArrangedVisits | { issues: Issue[] } {
  const { teams } = built
  // Teams that had to stay together have the first numbers; the plan would let them mostly meet each other.
  const drawn = shuffled(teams, random)
  const visits = planVisits(
    drawn,
    options.meals.map((meal) => meal.id),
  )
  const isEven = visits.length > 0
  const isSearched = options.considerShortestPaths && teams.length <= mostTeamsSearched
  if (isEven && !isSearched) return { teams, visits }
  const renumbered = drawn.map((team, index) => ({ ...team, teamNumber: index + 1 }))
  const searched = { ...options, considerShortestPaths: isSearched === true }
  const problem = problemOf({ ...built, teams: renumbered }, searched)
  const most = mostMoves(teams.length, searched)
  const found = solve(problem, { random, budget: (moves) => moves / most })
  if ('plan' in found) return withPlan(built, renumbered, found.plan, options)
  return isEven ? { teams, visits } : found
}

/** Teams in order of their numbers. Everybody keeps the course, or, for short ways, a course that meets as many wishes. */
function problemOf({ teams, roamingTeamId }: BuiltTeams, options: ArrangeTeamsOptions): PlanProblem {
  const places = teams.map(teamPlace)
  const short = options.considerShortestPaths === true
  const { problem } = eveningOf({
    teams,
    visits: [],
    meals: options.meals,
    metres: short ? legCosts(places).metres : new Float64Array(teams.length * teams.length),
    afterPartyMetres: short ? afterPartyCosts(places, options.afterParty) : undefined,
  })
  const courseCost = teams.flatMap((team) => {
    const voices = options.meals.map(({ id }) => team.members.filter((member) => member.preferredMeal === id).length)
    const met = voices[options.meals.findIndex(({ id }) => id === team.mealId)] ?? 0
    const isOpen = (id: string, course: number) => id === team.mealId || (short && (voices[course] ?? 0) >= met)
    return options.meals.map(({ id }, course) => (isOpen(id, course) ? 0 : Number.POSITIVE_INFINITY))
  })
  const roaming = teams.findIndex((team) => team.id === roamingTeamId)
  return { ...problem, courseCost: Float64Array.from(courseCost), roamingTeam: roaming < 0 ? undefined : roaming }
}

/**
 * The same evening for the same seed, hence moves instead of time: about 0.5 s of work up to 99 teams, 1.5 s at 300. Where ways count nothing only the seats at uneven tables are searched for.
 */
function mostMoves(teamCount: number, { considerShortestPaths }: ArrangeTeamsOptions): number {
  if (!considerShortestPaths) return 2_000 + teamCount
  return teamCount < 100 ? Math.min(600 * teamCount, Math.round(2_400_000 / teamCount)) : 30_000
}

function withPlan(
  { teams }: BuiltTeams,
  planned: readonly Team[],
  plan: Plan,
  { meals }: ArrangeTeamsOptions,
): ArrangedVisits {
  const ids = planned.map((team) => team.id)
  const courseOf = new Map(ids.map((id, position) => [id, meals[plan.course[position] ?? -1]?.id] as const))
  const numberOf = new Map(teams.map((team) => [team.id, team.teamNumber]))
  return {
    // A team without a course keeps the one it would have: it is guest there, too.
    teams: teams.map((team) => ({ ...team, mealId: courseOf.get(team.id) ?? team.mealId })),
    visits: visitsOfPlan(ids, plan, meals).map(({ hostTeamId, guestTeamId, mealId }) => ({
      hostTeamNumber: numberOf.get(hostTeamId) ?? 0,
      guestTeamNumber: numberOf.get(guestTeamId) ?? 0,
      mealId,
    })),
  }
}
