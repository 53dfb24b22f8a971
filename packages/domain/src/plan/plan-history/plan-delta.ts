import type { MealState, PersonState, PlanState, TeamState, VisitState } from './plan-state.ts'

/**
 * Ids of the teams whose evening is another one after the change: those that changed themselves, those whose visits did,
 * and, where members, host, status or course of a team changed, everybody who sits at a table with it as host or guest.
 * Teams that are gone are not among them.
 */
export function affectedTeams(delta: PlanDelta, teamIds: readonly string[], visits: readonly VisitState[]): string[] {
  const seats = delta.people.filter(({ before, after }) => before?.teamId !== after?.teamId)
  const changedIds = new Set([
    ...seats.flatMap(({ before, after }) => [before?.teamId, after?.teamId]),
    ...delta.teams
      .filter(({ before, after }) => !isOnlyLocked(before, after))
      .map((change) => (change.after ?? change.before)?.id),
  ])
  const affected = new Set(changedIds)
  for (const { before, after } of delta.visits)
    for (const visit of [before, after]) if (visit) affected.add(visit.hostTeamId).add(visit.guestTeamId)
  for (const { hostTeamId, guestTeamId } of visits) {
    if (changedIds.has(hostTeamId)) affected.add(guestTeamId)
    if (changedIds.has(guestTeamId)) affected.add(hostTeamId)
  }
  return teamIds.filter((id) => affected.has(id))
}

function isOnlyLocked(before: object | null, after: object | null): boolean {
  return (
    before !== null &&
    after !== null &&
    JSON.stringify({ ...before, locked: 0 }) === JSON.stringify({ ...after, locked: 0 })
  )
}

/** A row before and after; null where it did not exist. */
export interface RowChange<Row> {
  before: Row | null
  after: Row | null
}

/** What a structural change changed and nothing else, so that it can be taken back and done again. */
export interface PlanDelta {
  meals: RowChange<MealState>[]
  teams: RowChange<TeamState>[]
  people: RowChange<PersonState>[]
  visits: RowChange<VisitState>[]
}

export function planDelta(before: PlanState, after: PlanState): PlanDelta {
  return {
    meals: rowChanges(before.meals, after.meals, (meal) => meal.id),
    teams: rowChanges(before.teams, after.teams, (team) => team.id),
    people: rowChanges(before.people, after.people, (person) => person.id),
    visits: rowChanges(before.visits, after.visits, (visit) => `${visit.hostTeamId} ${visit.guestTeamId}`),
  }
}

/** What takes the change back. */
export function inverse({ meals, teams, people, visits }: PlanDelta): PlanDelta {
  return { meals: meals.map(turned), teams: teams.map(turned), people: people.map(turned), visits: visits.map(turned) }
}

export function isEmpty({ meals, teams, people, visits }: PlanDelta): boolean {
  return meals.length + teams.length + people.length + visits.length === 0
}

function turned<Row>({ before, after }: RowChange<Row>): RowChange<Row> {
  return { before: after, after: before }
}

function rowChanges<Row extends object>(
  before: readonly Row[],
  after: readonly Row[],
  keyOf: (row: Row) => string,
): RowChange<Row>[] {
  const rowsBefore = new Map(before.map((row) => [keyOf(row), row]))
  const changes: RowChange<Row>[] = []
  for (const row of after) {
    const was = rowsBefore.get(keyOf(row)) ?? null
    rowsBefore.delete(keyOf(row))
    if (!was || !isSame(was, row)) changes.push({ before: was, after: row })
  }
  return [...changes, ...[...rowsBefore.values()].map((row) => ({ before: row, after: null }))]
}

function isSame<Row extends object>(row: Row, otherRow: Row): boolean {
  return (Object.keys(row) as (keyof Row)[]).every((key) => row[key] === otherRow[key])
}
