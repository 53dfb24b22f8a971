import type { PlannedTeam, Visit } from './dinner-plan.ts'

/** What is wrong with a plan. Counts are those found. */
export type PlanViolation =
  | { kind: 'UNEQUAL_MEALS'; counts: number[] }
  | { kind: 'UNKNOWN_TEAM'; teamNumber: number }
  | { kind: 'HOSTS_WRONG_MEAL'; teamNumber: number; mealId: string }
  | { kind: 'WRONG_GUEST_COUNT'; teamNumber: number; count: number }
  | { kind: 'WRONG_VISIT_COUNT'; teamNumber: number; mealId: string; count: number }
  | { kind: 'MEETS_AGAIN'; teamNumber: number; otherTeamNumber: number; count: number }

/**
 * Everything that makes a plan invalid: equally many teams per course; every team hosts once, at its own course, one
 * guest team per other course, and is guest once at every other course; no two teams meet twice. Empty for a valid
 * plan.
 * See docs/rules/plan/routes.md#what-a-plan-must-be.
 */
export function planViolations(
  teams: readonly PlannedTeam[],
  visits: readonly Visit[],
  mealIds: readonly string[],
): PlanViolation[] {
  const numbers = new Map(teams.map((team) => [team.teamNumber, team]))
  const guestsOf = countBy(visits, (visit) => `${visit.hostTeamNumber}`)
  const visitsOf = countBy(visits, (visit) => `${visit.guestTeamNumber} ${visit.mealId}`)
  return [
    ...mealViolations(teams, mealIds),
    ...visits.flatMap((visit) => visitViolations(visit, numbers)),
    ...teams.flatMap((team) => guestViolations(team, guestsOf.get(`${team.teamNumber}`) ?? 0, mealIds)),
    ...teams.flatMap((team) => guestRoleViolations(team, visitsOf, mealIds)),
    ...repeatedMeetings(visits),
  ]
}

function countBy(visits: readonly Visit[], keyOf: (visit: Visit) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of visits.map(keyOf)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

function mealViolations(teams: readonly PlannedTeam[], mealIds: readonly string[]): PlanViolation[] {
  const counts = mealIds.map((mealId) => teams.filter((team) => team.mealId === mealId).length)
  const isEqual = counts.every((count) => count * mealIds.length === teams.length)
  return isEqual ? [] : [{ kind: 'UNEQUAL_MEALS', counts }]
}

function visitViolations(visit: Visit, teams: ReadonlyMap<number, PlannedTeam>): PlanViolation[] {
  const unknown = [visit.hostTeamNumber, visit.guestTeamNumber]
    .filter((teamNumber) => !teams.has(teamNumber))
    .map((teamNumber) => ({ kind: 'UNKNOWN_TEAM' as const, teamNumber }))
  const host = teams.get(visit.hostTeamNumber)
  if (!host || host.mealId === visit.mealId) return unknown
  return [...unknown, { kind: 'HOSTS_WRONG_MEAL', teamNumber: host.teamNumber, mealId: visit.mealId }]
}

function guestViolations({ teamNumber }: PlannedTeam, count: number, mealIds: readonly string[]): PlanViolation[] {
  return count === mealIds.length - 1 ? [] : [{ kind: 'WRONG_GUEST_COUNT', teamNumber, count }]
}

function guestRoleViolations(
  team: PlannedTeam,
  visitsOf: ReadonlyMap<string, number>,
  mealIds: readonly string[],
): PlanViolation[] {
  return mealIds
    .map((mealId) => ({ mealId, count: visitsOf.get(`${team.teamNumber} ${mealId}`) ?? 0 }))
    .filter(({ mealId, count }) => count !== Number(mealId !== team.mealId))
    .map((visitCount) => ({ kind: 'WRONG_VISIT_COUNT', teamNumber: team.teamNumber, ...visitCount }))
}

function repeatedMeetings(visits: readonly Visit[]): PlanViolation[] {
  const meetings = new Map<string, { teamNumber: number; otherTeamNumber: number; count: number }>()
  for (const table of tablesOf(visits)) {
    for (const [index, team] of table.entries()) {
      for (const otherTeam of table.slice(index + 1)) {
        const [teamNumber, otherTeamNumber] = team < otherTeam ? [team, otherTeam] : [otherTeam, team]
        const key = `${teamNumber} ${otherTeamNumber}`
        const meeting = meetings.get(key) ?? { teamNumber, otherTeamNumber, count: 0 }
        meetings.set(key, { ...meeting, count: meeting.count + 1 })
      }
    }
  }
  return [...meetings.values()].filter(({ count }) => count > 1).map((meeting) => ({ kind: 'MEETS_AGAIN', ...meeting }))
}

function tablesOf(visits: readonly Visit[]): number[][] {
  const tables = new Map<string, number[]>()
  for (const visit of visits) {
    const key = `${visit.hostTeamNumber} ${visit.mealId}`
    const table = tables.get(key) ?? [visit.hostTeamNumber]
    table.push(visit.guestTeamNumber)
    tables.set(key, table)
  }
  return [...tables.values()]
}
