import { dietSummary, hostOf, type PlanFinding, type Team } from '@running-dinner/domain/plan'
import { noCourse, noHost, type Plan } from './plan-problem.ts'

interface Table {
  host: Team
  guests: Team[]
}

/** Findings table by table: number of teams, seats, diets. `teams` by position. */
export function tableFindings(teams: readonly Team[], plan: Plan): PlanFinding[] {
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
  const data = {
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
      data,
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
