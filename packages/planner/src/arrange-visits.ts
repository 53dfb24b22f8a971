import type { Coordinate } from '@running-dinner/domain/events'
import type { Issue } from '@running-dinner/domain/issue'
import {
  afterPartyCosts,
  type BuildTeamsOptions,
  type BuiltTeams,
  isUsable,
  legCosts,
  planVisits,
  type Team,
  teamPlace,
  type Visit,
} from '@running-dinner/domain/plan'
import { type Random, shuffled } from '@running-dinner/domain/random'
import { eveningOf, visitsOfPlan } from './evening-problem.ts'
import { planFigures } from './plan-figures.ts'
import { type Budget, type Plan, type PlanProblem, planCost } from './plan-problem.ts'
import { mostTeamsQuickly, quickMoves } from './quick-moves.ts'
import { shortVisits } from './short-visits.ts'
import type { PlanSolver } from './solve-plan.ts'
import { workBudget } from './work-budget.ts'

export type ArrangeTeamsOptions = BuildTeamsOptions & {
  /** Courses may change for short ways, too: docs/rules/plan/team-building.md#short-ways. */
  considerShortestPaths?: boolean
  /** Where everybody goes in the end. */
  afterParty?: Coordinate | undefined
  /** People beyond this number wait. */
  participantLimit?: number | undefined
}

/** What short ways brought: the sum of all before, in the plan without a map, and now, with the longest. Road metres, the way to the party included. */
export interface ShortenedWays {
  metresBefore: number
  metres: number
  longestMetres: number
  /** Share of the search over courses that was done; missing where it is complete. */
  searchedShare?: number
}

type ArrangedVisits = { teams: Team[]; visits: Visit[]; ways?: ShortenedWays | undefined }

/**
 * Who visits whom, by the shortest ways for the courses that the rules gave the teams. With `considerShortestPaths` courses are
 * searched for as well, and only wishes that were met are kept. Where the number of teams is no multiple of the courses, tables of
 * four and two are placed where seats suffice. Issues of `solve`.
 */
export function arrangeVisits(
  built: BuiltTeams,
  options: ArrangeTeamsOptions,
  solving: Solving,
): ArrangedVisits | { issues: Issue[] } {
  const { random, clock } = solving
  // Teams that had to stay together have the first numbers; the plan would let them mostly meet each other.
  const teams = shuffled(built.teams, random).map((team, index) => ({ ...team, teamNumber: index + 1 }))
  const { problem, constructed } = problemOf({ ...built, teams }, options)
  const firstPlan = constructed ? { plan: constructed } : seatedPlan(problem, teams, options, solving)
  if ('issues' in firstPlan) return firstPlan
  const hasWays = problem.legCost.some((metres) => metres > 0)
  const work = workBudget(quickMoves(problem), clock)
  const plans = hasWays
    ? [
        shortVisits(problem, firstPlan.plan, random),
        ...searchedPlans(problem, teams, options, { ...solving, budget: work.budget }),
      ]
    : [firstPlan.plan]
  const [shortest = firstPlan.plan] = plans.sort(
    (plan, otherPlan) => planCost(problem, plan) - planCost(problem, otherPlan),
  )
  const ways = hasWays && teams.every(isLocated) ? shortenedWays(problem, firstPlan.plan, shortest) : undefined
  const searchedShare = work.searchedShare()
  const isCut = ways && searchedShare < 1
  return { ...withPlan(built, teams, shortest, options), ways: isCut ? { ...ways, searchedShare } : ways }
}

/** Homes that are not found count as an average way, so no sum of metres says how far people go. */
function isLocated(team: Team): boolean {
  return isUsable(teamPlace(team))
}

function shortenedWays({ legCost, afterPartyCost }: PlanProblem, before: Plan, after: Plan): ShortenedWays | undefined {
  const [from, to] = [before, after].map((plan) =>
    planFigures({ metres: legCost, afterPartyMetres: afterPartyCost }, plan, 'WALK'),
  )
  if (!from || !to || to.sumMetres >= from.sumMetres) return undefined
  return {
    metresBefore: Math.round(from.sumMetres),
    metres: Math.round(to.sumMetres),
    longestMetres: Math.round(to.longestLegMetres),
  }
}

/** `clock` tells the used share of the time the search over courses may take at most. */
export interface Solving {
  random: Random
  solve: PlanSolver
  clock?: (() => number) | undefined
}

/** Teams in order of their numbers, any course open to them, and the plan that needs no search, where there is one. */
function problemOf(
  { teams, roamingTeamId }: BuiltTeams,
  { meals, afterParty }: ArrangeTeamsOptions,
): { problem: PlanProblem; constructed: Plan | undefined } {
  const teamPlaces = teams.map(teamPlace)
  const isMeasured = teams.length <= mostTeamsQuickly
  const visits = planVisits(
    teams,
    meals.map(({ id }) => id),
  )
  const idOf = (teamNumber: number) => teams[teamNumber - 1]?.id ?? ''
  const { problem, plan } = eveningOf({
    teams,
    visits: visits.map(({ hostTeamNumber, guestTeamNumber, mealId }) => ({
      hostTeamId: idOf(hostTeamNumber),
      guestTeamId: idOf(guestTeamNumber),
      mealId,
    })),
    meals,
    metres: isMeasured ? legCosts(teamPlaces).metres : new Float64Array(teams.length * teams.length),
    afterPartyMetres: isMeasured ? afterPartyCosts(teamPlaces, afterParty) : undefined,
  })
  const roaming = teams.findIndex((team) => team.id === roamingTeamId)
  return {
    problem: {
      ...problem,
      courseCost: new Float64Array(problem.courseCost.length),
      roamingTeam: roaming < 0 ? undefined : roaming,
    },
    constructed: visits.length > 0 ? plan : undefined,
  }
}

/** Where tables are unequal: courses as given, and only the seats decide who has a larger or smaller table. */
function seatedPlan(problem: PlanProblem, teams: readonly Team[], { meals }: ArrangeTeamsOptions, solving: Solving) {
  const most = 2_000 + teams.length
  const seatsOnly = {
    ...problem,
    legCost: new Float64Array(problem.legCost.length),
    afterPartyCost: undefined,
    courseCost: courseCosts(teams, meals, (team, mealId) => team.mealId === mealId),
  }
  return solving.solve(seatsOnly, { random: solving.random, budget: (moves) => moves / most })
}

/** Courses are free, except that a team keeps one that meets as many wishes as the one it has. */
function searchedPlans(
  problem: PlanProblem,
  teams: readonly Team[],
  { meals, considerShortestPaths }: ArrangeTeamsOptions,
  { solve, random, budget }: Solving & { budget: Budget },
): Plan[] {
  if (!considerShortestPaths) return []
  const voices = ({ members }: Team, mealId: string) =>
    members.filter((member) => member.preferredMeal === mealId).length
  const courseCost = courseCosts(teams, meals, (team, mealId) => voices(team, mealId) >= voices(team, team.mealId))
  const searched = solve({ ...problem, courseCost }, { random, budget })
  return 'plan' in searched ? [searched.plan] : []
}

function courseCosts(
  teams: readonly Team[],
  meals: ArrangeTeamsOptions['meals'],
  isOpen: (team: Team, mealId: string) => boolean,
): Float64Array {
  return Float64Array.from(teams.flatMap((team) => meals.map(({ id }) => (isOpen(team, id) ? 0 : Infinity))))
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
