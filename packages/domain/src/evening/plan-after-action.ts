import type { TeamVisit } from '../plan/dinner-routes/dinner-route.ts'
import type { PlanDelta } from '../plan/plan-history/plan-delta.ts'
import type { Team } from '../plan/teams/team.ts'
import { teamStatuses } from '../plan/teams/team.ts'
import type { EveningPlan } from './evening-report.ts'
import type { LostTable } from './frozen-changes.ts'

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
  const before = new Map(changed.teams.map((change) => [(change.before ?? change.after)?.id, change.before]))
  return teams.flatMap((team) => {
    const was = before.get(team.id)
    if (was === undefined) return [team]
    const status = teamStatuses.find((candidate) => candidate === was?.status) ?? team.status
    return was ? [{ ...team, mealId: was.mealId, status }] : []
  })
}

function visitsBefore(visits: EveningPlan['visits'], change: Change): EveningPlan['visits'] {
  const touched = new Set(change.visits.map(({ before, after }) => pairOf(before ?? after)))
  return [
    ...visits.filter((visit) => !touched.has(pairOf(visit))),
    ...change.visits.flatMap(({ before }) => (before ? [before] : [])),
  ]
}

/** Two teams meet once in a plan. */
function pairOf(visit: { hostTeamId: string; guestTeamId: string } | null): string {
  return `${visit?.hostTeamId} ${visit?.guestTeamId}`
}

export interface PlanAction {
  /** Where the guests of the table sit then; none of them when the course is dropped for them. */
  seats: readonly { guestTeamId: string; hostTeamId: string }[]
  /** Cooks instead. */
  standbyTeam: Team | undefined
  /** The host does not come as a guest either. */
  hostLeaves: boolean
}

/** Teams and visits after an action for a table; only its guests get other seats. */
export function planAfterAction(
  { teams, visits }: Pick<EveningPlan, 'teams' | 'visits'>,
  { teamId, mealId }: LostTable,
  { seats, standbyTeam, hostLeaves }: PlanAction,
): { teams: Team[]; visits: TeamVisit[] } {
  const teamAfterLeaving = (team: Team): Team =>
    hostLeaves && team.id === teamId ? { ...team, status: 'CANCELLED', members: [], hostMemberId: undefined } : team
  return {
    teams: [...teams.map(teamAfterLeaving), ...(standbyTeam ? [standbyTeam] : [])],
    visits: [
      ...visits.filter((visit) => visit.hostTeamId !== teamId || visit.mealId !== mealId),
      ...seats.map(({ guestTeamId, hostTeamId }) => ({ guestTeamId, hostTeamId, mealId })),
    ],
  }
}

/** The teams whose notifications may differ after it; people who cook instead host the seats. */
export function teamsInAction(
  { visits }: Pick<EveningPlan, 'visits'>,
  { teamId, mealId }: LostTable,
  { seats, hostLeaves }: PlanAction,
): Set<string> {
  const atTable = visits.filter((visit) => visit.hostTeamId === teamId && visit.mealId === mealId)
  const hosts = hostLeaves ? visits.filter(({ guestTeamId }) => guestTeamId === teamId) : []
  return new Set([
    teamId,
    ...atTable.map(({ guestTeamId }) => guestTeamId),
    ...seats.map(({ hostTeamId }) => hostTeamId),
    ...hosts.map(({ hostTeamId }) => hostTeamId),
  ])
}
