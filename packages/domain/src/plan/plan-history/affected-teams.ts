import type { PlanDelta } from './plan-delta.ts'
import type { VisitState } from './plan-state.ts'

/**
 * Ids of the teams whose evening is another one after the change: those that changed themselves, those whose visits did,
 * and, where members, host, status or course of a team changed, everybody who sits at a table with it as host or guest.
 * Teams that are gone are not among them.
 */
export function affectedTeams(delta: PlanDelta, teamIds: readonly string[], visits: readonly VisitState[]): string[] {
  const seats = delta.people.filter(({ before, after }) => before?.teamId !== after?.teamId)
  const changed = new Set([
    ...seats.flatMap(({ before, after }) => [before?.teamId, after?.teamId]),
    ...delta.teams
      .filter(({ before, after }) => !isOnlyLocked(before, after))
      .map((one) => (one.after ?? one.before)?.id),
  ])
  const affected = new Set(changed)
  for (const { before, after } of delta.visits)
    for (const visit of [before, after]) if (visit) affected.add(visit.hostTeamId).add(visit.guestTeamId)
  for (const { hostTeamId, guestTeamId } of visits) {
    if (changed.has(hostTeamId)) affected.add(guestTeamId)
    if (changed.has(guestTeamId)) affected.add(hostTeamId)
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
