import type { Meal, TravelMode } from '@running-dinner/domain/events'
import { hostOf, isUsable, type PlanFinding, type Team, type TeamVisit, teamPlace } from '@running-dinner/domain/plan'
import { type Evening, plannedTeams } from './evening-problem.ts'
import { hurryFindings } from './hurry-findings.ts'
import { planFaults } from './plan-faults.ts'
import { legsOfTeam, planFigures } from './plan-figures.ts'
import { noCourse } from './plan-problem.ts'
import { tableFindings } from './table-findings.ts'

export interface PlanReportInput {
  /** As stored, cancelled ones among them. */
  teams: readonly Team[]
  visits: readonly TeamVisit[]
  /** In order of time. */
  meals: readonly Pick<Meal, 'id' | 'time'>[]
  /** How people get from table to table. */
  travelMode: TravelMode
  /** The same evening for the planner (`eveningOf`). */
  evening: Evening
  /** A limit for a single leg, where the organiser set one. */
  legLimitMetres?: number | undefined
  /** No plan is shorter than this; undefined where it is unknown. */
  lowerBoundMetres?: number | undefined
}

/** A team whose ways are this many times the average is reported. */
const unfairFactor = 2
/** The best plans known are this much above the bound (docs/rules/plan/routes.md), so no more can be asked. */
const goodGapPercent = 15

/**
 * Everything there is to say about a plan, valid or not: meetings, seats, tables, wishes, diets, ways, fairness, and how far
 * it may be from the best possible. `phrases` has a sentence for each; teams by their numbers.
 */
export function planReport(input: PlanReportInput): PlanFinding[] {
  const { evening } = input
  const teams = plannedTeams(input.teams)
  if (teams.length === 0) return []
  return [
    ...ruleFindings(evening),
    ...cancelledFindings(input),
    ...tableFindings(teams, evening.plan),
    ...wishFindings(input, teams),
    ...wayFindings(input),
    ...hurryFindings({ ...input, teams }),
    ...placeFindings(teams),
    ...boundFindings(input),
  ]
}

function ruleFindings({ problem, plan, teamNumbers }: Evening): PlanFinding[] {
  const faults = planFaults({ ...problem, courseCost: new Float64Array() }, plan, 'REPAIRED')
  const meetings = faults.filter((fault) => fault.kind === 'MEETS_TWICE')
  const homeless = new Set(
    faults.flatMap((fault) => (fault.kind === 'NOT_SEATED' || fault.kind === 'COOKS_NOTHING' ? [fault.team] : [])),
  )
  const numbers = (positions: Iterable<number>) => numbersOf(positions, teamNumbers)
  const together = numbers(new Set(meetings.flatMap(({ team, other }) => [team, other])))
  return [
    meetings.length > 0
      ? { kind: 'MEETS_TWICE', severity: 'ERROR', data: { count: meetings.length }, teamNumbers: together }
      : { kind: 'NOBODY_MEETS_TWICE', severity: 'GOOD', data: {}, teamNumbers: [] },
    homeless.size > 0
      ? { kind: 'NOT_SEATED', severity: 'ERROR', data: { count: homeless.size }, teamNumbers: numbers(homeless) }
      : { kind: 'EVERYBODY_SEATED', severity: 'GOOD', data: {}, teamNumbers: [] },
  ]
}

/** Cancelled hosts stay in the routes of their guests until the plan is repaired. */
function cancelledFindings({ teams, visits }: PlanReportInput): PlanFinding[] {
  const running = new Set(plannedTeams(teams).map((team) => team.id))
  const expecting = new Set(visits.filter((visit) => running.has(visit.guestTeamId)).map((visit) => visit.hostTeamId))
  const cancelled = teams.filter((team) => team.status === 'CANCELLED' && expecting.has(team.id))
  if (cancelled.length === 0) return []
  const teamNumbers = cancelled.map((team) => team.teamNumber)
  return [{ kind: 'CANCELLED_IN_ROUTE', severity: 'ERROR', data: { count: cancelled.length }, teamNumbers }]
}

function wishFindings({ evening, meals }: PlanReportInput, teams: readonly Team[]): PlanFinding[] {
  const { plan, problem, teamNumbers } = evening
  const mealIds = new Set(meals.map((meal) => meal.id))
  const wishes = teams.flatMap((team, position) =>
    team.members.flatMap(({ preferredMeal }) => {
      if (preferredMeal === undefined || !mealIds.has(preferredMeal)) return []
      const cooked = plan.course[position] ?? noCourse
      return [{ teamNumber: team.teamNumber, isGranted: meals[cooked]?.id === preferredMeal }]
    }),
  )
  const broken = wishes.filter(({ isGranted }) => !isGranted)
  const findings: PlanFinding[] = []
  if (wishes.length > 0) {
    findings.push({
      kind: 'COURSE_WISHES',
      severity: broken.length === 0 ? 'GOOD' : 'NOTE',
      data: { granted: wishes.length - broken.length, wished: wishes.length },
      teamNumbers: [...new Set(broken.map(({ teamNumber }) => teamNumber))],
    })
  }
  const cooksSame = ({ one, other }: { one: number; other: number }) =>
    plan.course[one] === plan.course[other] && plan.course[one] !== noCourse
  const pairs = problem.apart.filter(cooksSame)
  if (pairs.length > 0) {
    findings.push({
      kind: 'SAME_ADDRESS_SAME_COURSE',
      severity: 'WARNING',
      data: { count: pairs.length },
      teamNumbers: numbersOf(new Set(pairs.flatMap(({ one, other }) => [one, other])), teamNumbers),
    })
  }
  return findings
}

function wayFindings({ evening, legLimitMetres }: PlanReportInput): PlanFinding[] {
  const { plan, teamNumbers } = evening
  const figures = planFigures(evening, plan, 'WALK')
  const { longestLegTeam, longestLegMetres, worstTeam, worstTeamMetres, averageMetres } = figures
  if (longestLegTeam === undefined || worstTeam === undefined) return []
  const tooLong = legLimitMetres === undefined ? [] : legsAbove(evening, legLimitMetres)
  const isUnfair = worstTeamMetres > unfairFactor * averageMetres
  const findings: PlanFinding[] = [
    {
      kind: 'LONGEST_LEG',
      severity: 'NOTE',
      data: { metres: longestLegMetres },
      teamNumbers: numbersOf([longestLegTeam], teamNumbers),
    },
    {
      kind: 'FAIRNESS',
      severity: isUnfair ? 'WARNING' : 'GOOD',
      data: { metres: worstTeamMetres, averageMetres },
      teamNumbers: numbersOf([worstTeam], teamNumbers),
    },
  ]
  if (tooLong.length === 0) return findings
  return findings.concat({
    kind: 'LEGS_ABOVE_LIMIT',
    severity: 'WARNING',
    data: { count: tooLong.length, limitMetres: legLimitMetres ?? 0 },
    teamNumbers: numbersOf(new Set(tooLong), teamNumbers),
  })
}

/** The team of every leg above the limit, once per leg. */
function legsAbove(evening: Evening, limitMetres: number): number[] {
  return evening.teamIds.flatMap((_, team) =>
    legsOfTeam(evening, evening.plan, team, 'WALK').flatMap((leg) => (leg.metres > limitMetres ? [team] : [])),
  )
}

function placeFindings(teams: readonly Team[]): PlanFinding[] {
  const about = (kind: 'LOCATION_UNKNOWN' | 'LOCATION_DOUBTFUL', concerned: readonly Team[]): PlanFinding[] => {
    const teamNumbers = concerned.map((team) => team.teamNumber)
    return concerned.length === 0 ? [] : [{ kind, severity: 'WARNING', data: { count: concerned.length }, teamNumbers }]
  }
  return [
    ...about(
      'LOCATION_UNKNOWN',
      teams.filter((team) => !isUsable(teamPlace(team))),
    ),
    ...about(
      'LOCATION_DOUBTFUL',
      teams.filter((team) => hostOf(team)?.geocodingResult?.quality === 'DOUBTFUL'),
    ),
  ]
}

function boundFindings({ evening, lowerBoundMetres }: PlanReportInput): PlanFinding[] {
  const { sumMetres } = planFigures(evening, evening.plan, 'WALK')
  const isWhole = planFaults(evening.problem, evening.plan, 'REPAIRED').length === 0
  if (lowerBoundMetres === undefined || sumMetres <= 0 || !isWhole) return []
  const share = Math.max(0, 1 - lowerBoundMetres / sumMetres)
  // Distances are measured in whole metres.
  if (sumMetres - lowerBoundMetres < 1) return [{ kind: 'PROVEN_OPTIMAL', severity: 'GOOD', data: {}, teamNumbers: [] }]
  const percent = Math.ceil(share * 100)
  const severity = percent <= goodGapPercent ? 'GOOD' : 'NOTE'
  return [{ kind: 'GAP_TO_BOUND', severity, data: { percent }, teamNumbers: [] }]
}

function numbersOf(positions: Iterable<number>, teamNumbers: readonly number[]): number[] {
  return [...positions].map((position) => teamNumbers[position] ?? 0).sort((first, second) => first - second)
}
