import type { TeamVisit } from '../plan/dinner-routes/dinner-route.ts'
import type { Team } from '../plan/teams/team.ts'
import type { EveningPlan } from './evening-report.ts'
import type { LostTable } from './frozen-changes.ts'

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
  const left = (team: Team): Team =>
    hostLeaves && team.id === teamId ? { ...team, status: 'CANCELLED', members: [], hostMemberId: undefined } : team
  return {
    teams: [...teams.map(left), ...(standbyTeam ? [standbyTeam] : [])],
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
