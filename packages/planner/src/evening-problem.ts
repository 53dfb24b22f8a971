import type { Meal } from '@running-dinner/domain/events'
import type { Issue } from '@running-dinner/domain/issue'
import { sharedAddresses, type Team, type TeamVisit } from '@running-dinner/domain/plan'
import { legWeight, tableCosts, weights, wishCosts } from './objective.ts'
import { noCourse, noHost, type Plan, type PlanProblem } from './plan-problem.ts'

export interface EveningInput {
  teams: readonly Team[]
  visits: readonly TeamVisit[]
  /** In order of time. */
  meals: readonly Pick<Meal, 'id'>[]
  /** Metres between the places of `plannedTeams(teams)`, in their order: `metres[from * teams + to]`. */
  metres: Float64Array
  /** Metres from each of these places to the after party, when there is one. */
  afterPartyMetres?: Float64Array | undefined
  /** A longer leg counts more than its metres. */
  legLimitMetres?: number | undefined
  /** Pairs of positions that live too near to each other to meet, by straight line. */
  neighbours?: readonly (readonly [one: number, other: number])[] | undefined
}

/** An evening as the planner sees it. Positions are those of `teamIds`. */
export interface Evening {
  problem: PlanProblem
  /** As stored; `noHost` where a team has no seat, because its host is cancelled or it is new. May be invalid. */
  plan: Plan
  teamIds: string[]
  teamNumbers: number[]
  /** Plain metres, without limits and wishes, for figures. */
  metres: Float64Array
  afterPartyMetres: Float64Array | undefined
  neighbours: readonly (readonly [one: number, other: number])[]
}

/** The teams the planner plans, by number: cancelled ones are not, nor is the second of two with one id. */
export function plannedTeams(teams: readonly Team[]): Team[] {
  const byId = new Map<string, Team>()
  for (const team of teams) if (team.status !== 'CANCELLED' && !byId.has(team.id)) byId.set(team.id, team)
  return [...byId.values()].sort((first, second) => first.teamNumber - second.teamNumber)
}

/** The stored evening as a problem with free courses, and the plan it has. */
export function eveningOf(input: EveningInput): Evening {
  const teams = plannedTeams(input.teams)
  const mealIds = input.meals.map((meal) => meal.id)
  const metres = cleaned(input.metres, teams.length * teams.length)
  for (let team = 0; team < teams.length; team++) metres[team * teams.length + team] = 0
  const afterPartyMetres = input.afterPartyMetres && cleaned(input.afterPartyMetres, teams.length)
  const plan = storedPlan(teams, input.visits, mealIds)
  const weigh = (length: number) => legWeight(length, input.legLimitMetres)
  return {
    problem: {
      teamCount: teams.length,
      courseCount: mealIds.length === 2 ? 2 : 3,
      legCost: metres.map(weigh),
      afterPartyCost: afterPartyMetres?.map(weigh),
      courseCost: Float64Array.from(teams.flatMap((team) => wishCosts(team.members, mealIds))),
      tableCost: Float64Array.from(teams.flatMap(tableCosts)),
      apart: sharedAddresses(teams).map(([one, other]) => ({ one, other, cost: weights.sameAddress })),
      roamingTeam: roamingTeamOf(plan, mealIds.length),
    },
    plan,
    teamIds: teams.map((team) => team.id),
    teamNumbers: teams.map((team) => team.teamNumber),
    metres,
    afterPartyMetres,
    neighbours: input.neighbours ?? [],
  }
}

/** Rules of the planner name teams by position, counted from 1; people know them by their numbers. */
export function withTeamNumbers(issues: readonly Issue[], { teamNumbers }: Pick<Evening, 'teamNumbers'>): Issue[] {
  const named = (reference: string | number | undefined) =>
    typeof reference === 'number' ? (teamNumbers[reference - 1] ?? reference) : reference
  return issues.map((issue) => {
    const issueData = { ...issue.data }
    for (const key of ['team', 'other']) {
      const number = named(issueData[key])
      if (number !== undefined) issueData[key] = number
    }
    return { ...issue, data: issueData }
  })
}

/** The plan as stored visits; the courses cooked are `plan.course`. */
export function visitsOfPlan(teamIds: readonly string[], plan: Plan, meals: readonly Pick<Meal, 'id'>[]): TeamVisit[] {
  return meals.flatMap((meal, course) =>
    teamIds.flatMap((guestTeamId, guest) => {
      const host = plan.host[guest * meals.length + course] ?? noHost
      const hostTeamId = teamIds[host]
      return host === guest || hostTeamId === undefined ? [] : [{ hostTeamId, guestTeamId, mealId: meal.id }]
    }),
  )
}

function storedPlan(teams: readonly Team[], visits: readonly TeamVisit[], mealIds: readonly string[]): Plan {
  const positions = new Map(teams.map((team, position) => [team.id, position]))
  const courses = new Map(mealIds.map((mealId, course) => [mealId, course]))
  const host = new Int32Array(teams.length * mealIds.length).fill(noHost)
  for (const visit of visits) {
    const guest = positions.get(visit.guestTeamId)
    const course = courses.get(visit.mealId)
    if (guest === undefined || course === undefined) continue
    host[guest * mealIds.length + course] = positions.get(visit.hostTeamId) ?? noHost
  }
  const course = Uint8Array.from(teams, (team) => courses.get(team.mealId) ?? noCourse)
  for (const [team, cooked] of course.entries()) {
    const isGuestThere = cooked !== noCourse && host[team * mealIds.length + cooked] !== noHost
    // A team that is guest at every course cooks none: the odd one where there are two courses.
    if (isGuestThere) course[team] = noCourse
    else if (cooked !== noCourse) host[team * mealIds.length + cooked] = team
  }
  return { course, host }
}

function roamingTeamOf(plan: Plan, courseCount: number): number | undefined {
  const roaming = plan.course.indexOf(noCourse)
  return courseCount === 2 && plan.course.length % 2 === 1 && roaming !== -1 ? roaming : undefined
}

/** Impossible lengths count as an average one, so that they do no harm. */
function cleaned(lengths: Float64Array, expected: number): Float64Array {
  const isLength = (length: number) => Number.isFinite(length) && length >= 0
  const knownLengths = lengths.filter(isLength)
  const average = knownLengths.reduce((sum, length) => sum + length, 0) / Math.max(1, knownLengths.length)
  return Float64Array.from({ length: expected }, (_, index) => {
    const length = lengths[index]
    return length !== undefined && isLength(length) ? length : average
  })
}
