import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import type { Team } from '@running-dinner/domain'
import { meetingPlan, onlyGuests } from '@running-dinner/domain/plan'
import type { Db } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { presentTeam } from './team.present.ts'
import { teamStore } from './team.store.ts'

/** A team's guests, its hosts, and the teams it meets there. */
export async function readMeetingPlan(
  db: Db,
  dinner: AuthorizedDinner,
  teamId: string,
): Promise<ReplyOf<typeof teamRoutes.meetingPlan>> {
  const { teams, visits } = await teamStore.evening(db, dinner)
  const team = teams.find((candidate) => candidate.id === teamId)
  if (!team) throw notFound()
  const { guestTeams, hostTeams } = meetingPlan(team, teams, visits, dinner.meals)
  const isOnlyGuest = onlyGuests(visits)
  const present = (shown: Team) => presentTeam(dinner, shown, isOnlyGuest(shown))
  return {
    team: present(team),
    guestTeams: guestTeams.map(present),
    hostTeams: hostTeams.map((host) => ({
      ...present(host.team),
      metTeams: host.metTeams.map(present),
    })),
  }
}
