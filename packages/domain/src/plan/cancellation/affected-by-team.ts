import type { TeamVisit } from '../dinner-routes/dinner-route.ts'
import type { Team } from '../teams/team.ts'

/**
 * The teams that would visit a team and those it would visit. Cancelled teams are left out: they need no notification.
 */
export function affectedByTeam(
  teamId: string,
  teams: readonly Team[],
  visits: readonly Pick<TeamVisit, 'hostTeamId' | 'guestTeamId'>[],
): { guestTeams: Team[]; hostTeams: Team[] } {
  const running = (ids: ReadonlySet<string>) => teams.filter(({ id, status }) => status !== 'CANCELLED' && ids.has(id))
  const guests = visits.filter((visit) => visit.hostTeamId === teamId).map((visit) => visit.guestTeamId)
  const hosts = visits.filter((visit) => visit.guestTeamId === teamId).map((visit) => visit.hostTeamId)
  return { guestTeams: running(new Set(guests)), hostTeams: running(new Set(hosts)) }
}
