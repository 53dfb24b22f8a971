import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import { meetingPlan } from '@running-dinner/domain/dinner-routes/dinner-route.ts'
import type { Db } from '../../platform/db/database.ts'
import { notFound } from '../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { presentTeam } from './team.present.ts'
import { teamStore } from './team.store.ts'

/** Whom a team has as guests, whom it visits, and whom it meets there (decisions A15). */
export async function readMeetingPlan(
  db: Db,
  dinner: AuthorizedDinner,
  teamId: string,
): Promise<ReplyOf<typeof teamRoutes.meetingPlan>> {
  const [teams, visits] = await Promise.all([teamStore.ofDinner(db, dinner), teamStore.visits(db, dinner)])
  const team = teams.find((one) => one.id === teamId)
  if (!team) throw notFound()
  const { guestTeams, hostTeams } = meetingPlan(team, teams, visits, dinner.meals)
  return {
    team: presentTeam(dinner, team),
    guestTeams: guestTeams.map((guest) => presentTeam(dinner, guest)),
    hostTeams: hostTeams.map((host) => ({
      ...presentTeam(dinner, host.team),
      meetedTeams: host.meetedTeams.map((other) => presentTeam(dinner, other)),
    })),
  }
}
