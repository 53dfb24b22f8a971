import type { Meal, TravelMode } from '@running-dinner/domain/events'
import type { LocalDateTime } from '@running-dinner/domain/local-date'
import {
  dietSummary,
  hostOf,
  isTooSlow,
  isUsable,
  legMinutes,
  type PlanFinding,
  type Team,
  type TeamVisit,
  teamPlace,
} from '@running-dinner/domain/plan'
import { type Evening, plannedTeams } from './evening-problem.ts'
import { planFaults } from './plan-faults.ts'
import { legsOfTeam, planFigures } from './plan-figures.ts'
import { noCourse, noHost, type Plan } from './plan-problem.ts'

interface Table {
  host: Team
  guests: Team[]
}

/** Findings table by table: number of teams, seats, diets. `teams` by position. */
function tableFindings(teams: readonly Team[], plan: Plan): PlanFinding[] {
  const courseCount = plan.host.length / Math.max(1, teams.length)
  const tables = tablesOf(teams, plan, courseCount)
  return [...sizeFindings(tables, courseCount), ...seatFindings(tables), ...dietFindings(tables)]
}

function tablesOf(teams: readonly Team[], plan: Plan, courseCount: number): Table[] {
  const guests = teams.map((): Team[] => [])
  for (const [seat, host] of plan.host.entries()) {
    const guest = Math.floor(seat / courseCount)
    const team = teams[guest]
    if (host !== noHost && host !== guest && team) guests[host]?.push(team)
  }
  return teams.flatMap((host, position) =>
    plan.course[position] === noCourse ? [] : [{ host, guests: guests[position] ?? [] }],
  )
}

function sizeFindings(tables: readonly Table[], courseCount: number): PlanFinding[] {
  const unusual = tables.filter(({ guests }) => guests.length + 1 !== courseCount)
  if (unusual.length === 0) return []
  const isBroken = unusual.some(({ guests }) => guests.length === 0 || guests.length > courseCount)
  return [finding('TABLE_SIZE_UNUSUAL', isBroken ? 'ERROR' : 'NOTE', unusual, { count: unusual.length })]
}

function seatFindings(tables: readonly Table[]): PlanFinding[] {
  const unknown = tables.filter(({ host }) => hostOf(host)?.numSeats === undefined)
  const missing = tables.filter((table) => missingSeats(table) > 0)
  const findings: PlanFinding[] = []
  if (missing.length > 0) {
    const seats = missing.reduce((sum, table) => sum + missingSeats(table), 0)
    findings.push(finding('SEATS_MISSING', 'WARNING', missing, { count: missing.length, seats }))
  }
  if (unknown.length > 0) findings.push(finding('SEATS_UNKNOWN', 'NOTE', unknown, { count: unknown.length }))
  return findings.length > 0 ? findings : [finding('SEATS_SUFFICE', 'GOOD', [], {})]
}

function missingSeats({ host, guests }: Table): number {
  const people = [host, ...guests].reduce((sum, team) => sum + team.members.length, 0)
  return people - (hostOf(host)?.numSeats ?? people)
}

function dietFindings(tables: readonly Table[]): PlanFinding[] {
  const summaries = tables.map((table) => ({ table, diets: dietSummary(table.guests.flatMap((team) => team.members)) }))
  const special = summaries.filter(({ diets }) => diets.vegan + diets.vegetarian + diets.lactose + diets.gluten > 0)
  if (special.length === 0) return []
  const sum = (diet: 'vegan' | 'vegetarian' | 'lactose' | 'gluten') =>
    special.reduce((total, { diets }) => total + diets[diet], 0)
  const figures = {
    count: special.length,
    vegan: sum('vegan'),
    vegetarian: sum('vegetarian'),
    lactose: sum('lactose'),
    gluten: sum('gluten'),
  }
  return [
    finding(
      'DIETS_AT_TABLE',
      'NOTE',
      special.map(({ table }) => table),
      figures,
    ),
  ]
}

function finding(
  kind: PlanFinding['kind'],
  severity: PlanFinding['severity'],
  tables: readonly Table[],
  data: PlanFinding['data'],
): PlanFinding {
  return { kind, severity, data, teamNumbers: tables.map(({ host }) => host.teamNumber) }
}

interface HurryInput {
  evening: Evening
  /** In the order of the evening's positions. */
  teams: readonly Team[]
  /** In order of time. */
  meals: readonly { time: LocalDateTime }[]
  travelMode: TravelMode
}

/** Ways that take longer than the time between two courses leaves; ways from or to an unknown place are not judged. */
export function hurryFindings({ evening, teams, meals, travelMode }: HurryInput): PlanFinding[] {
  const { plan, metres, teamNumbers } = evening
  const isKnown = (host: number) => teams[host] !== undefined && isUsable(teamPlace(teams[host]))
  const late = teams.flatMap((_, team) =>
    meals.slice(1).flatMap((meal, course) => {
      const [from = -1, to = -1] = plan.host.subarray(team * meals.length + course, team * meals.length + course + 2)
      if (from === to || !isKnown(from) || !isKnown(to)) return []
      const way = legMinutes(metres[from * teams.length + to] ?? 0, travelMode)
      return isTooSlow(way, meals[course] ?? meal, meal) ? [{ team, way }] : []
    }),
  )
  if (late.length === 0) return []
  const numbers = new Set(late.map(({ team }) => teamNumbers[team] ?? 0))
  return [
    {
      kind: 'LEGS_TOO_SLOW',
      severity: 'WARNING',
      data: { count: late.length, minutes: Math.ceil(Math.max(...late.map(({ way }) => way))) },
      teamNumbers: [...numbers].sort((first, second) => first - second),
    },
  ]
}

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
