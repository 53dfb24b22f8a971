import type { PlanDelta } from '../plan/plan-history/plan-delta.ts'
import { teamStatuses } from '../plan/teams/team.ts'
import type { EveningPlan } from './evening-report.ts'

type Change = Pick<PlanDelta, 'teams' | 'visits'>

/**
 * The plan before these changes, the newest first: what a press without a connection was about that arrives after them
 * (docs/rules/evening/evening.md#state). Teams that were deleted meanwhile do not come back; they report nothing any more.
 */
export function planBefore(plan: EveningPlan, changes: readonly Change[]): EveningPlan {
  let [teams, visits] = [plan.teams, plan.visits]
  for (const change of changes) {
    teams = teamsBefore(teams, change)
    visits = visitsBefore(visits, change)
  }
  return { ...plan, teams, visits }
}

function teamsBefore(teams: EveningPlan['teams'], changed: Change): EveningPlan['teams'] {
  const before = new Map(changed.teams.map((row) => [(row.before ?? row.after)?.id, row.before]))
  return teams.flatMap((team) => {
    const was = before.get(team.id)
    if (was === undefined) return [team]
    const status = teamStatuses.find((candidate) => candidate === was?.status) ?? team.status
    return was ? [{ ...team, mealId: was.mealId, status }] : []
  })
}

function visitsBefore(visits: EveningPlan['visits'], changed: Change): EveningPlan['visits'] {
  const touched = new Set(changed.visits.map(({ before, after }) => pairOf(before ?? after)))
  return [
    ...visits.filter((visit) => !touched.has(pairOf(visit))),
    ...changed.visits.flatMap(({ before }) => (before ? [before] : [])),
  ]
}

/** Two teams meet once in a plan. */
function pairOf(visit: { hostTeamId: string; guestTeamId: string } | null): string {
  return `${visit?.hostTeamId} ${visit?.guestTeamId}`
}
