import { inverse, type PlanDelta, type RowChange } from '@running-dinner/domain/plan'
import type { PlanSnapshot } from './plan-snapshot.ts'

type Rows = Map<string, string>

const written = (row: object) => JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1)))

/**
 * Checks that each change starts where the previous one ended: backwards from now to no teams, and forwards through the redo
 * history.
 */
export function historyFaultsOf(state: PlanSnapshot): string[] {
  const done = state.changes.filter(({ undone }) => !undone).reverse()
  const undone = state.changes.filter((change) => change.undone)
  const back = rowsOf(state)
  const forth = rowsOf(state)
  const faults = [
    ...done.flatMap(({ delta }) => walk(back, inverse(delta))),
    ...undone.flatMap(({ delta }) => walk(forth, delta)),
  ]
  if (faults.length > 0) return [`the history of the plan does not fit: ${faults[0]}`]
  // Older changes have been deleted.
  return back.size === 0 || state.changes.length >= 100
    ? []
    : ['the history of the plan does not lead back to its beginning']
}

/** Teams, visits and seats by key, as the changes name them. */
function rowsOf({ teams, people, visits }: PlanSnapshot): Rows {
  return new Map([
    ...teams.map((team) => [`team ${team.id}`, written(team)] as const),
    ...visits.map((visit) => [`visit ${visit.hostTeamId} ${visit.guestTeamId}`, written(visit)] as const),
    ...people.flatMap(({ id, teamId }) => (teamId ? [[`seat ${id}`, teamId] as const] : [])),
  ])
}

function walk(rows: Rows, { teams, people, visits }: PlanDelta): string[] {
  const seat = (person: { teamId: string | null } | null) => person?.teamId ?? undefined
  const row = (one: object | null) => (one ? written(one) : undefined)
  const steps = [
    ...teams.map((change) => step(change, (team) => `team ${team.id}`, row)),
    ...visits.map((change) => step(change, (visit) => `visit ${visit.hostTeamId} ${visit.guestTeamId}`, row)),
    ...people.map((change) => step(change, (person) => `seat ${person.id}`, seat)),
  ]
  const faults = steps
    .filter(({ key, from }) => rows.get(key) !== from)
    .map(({ key, from }) => `${key} is ${rows.get(key)}, not ${from}`)
  for (const { key, to } of steps) {
    if (to === undefined) rows.delete(key)
    else rows.set(key, to)
  }
  return faults
}

function step<Row>(
  { before, after }: RowChange<Row>,
  keyOf: (row: Row) => string,
  textOf: (row: Row | null) => string | undefined,
) {
  const named = before ?? after
  if (!named) throw new Error('a change of nothing')
  return { key: keyOf(named), from: textOf(before), to: textOf(after) }
}
