import type { ReplyOf, teamRoutes } from '@running-dinner/contract'
import type { Team } from '@running-dinner/domain'
import { explainTeam, meetingPlan, onlyGuests } from '@running-dinner/domain/plan'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { type AuthorizedDinner, dinnerStore } from '../../events/dinner-record/index.ts'
import { presentTeam } from './team.present.ts'
import { type Evening, teamStore } from './team.store.ts'

type Reply = ReplyOf<typeof teamRoutes.list>

export async function readTeamList(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  { withoutCancelled }: { withoutCancelled: boolean },
): Promise<Reply> {
  const evening = await teamStore.evening(db, dinner)
  const planVersion = await dinnerStore.planVersion(db, dinner)
  const isShown = ({ status }: Team) => !(withoutCancelled && status === 'CANCELLED')
  return presentTeamList(dinner, { ...evening, planVersion }, isShown)
}

/** All teams, or those that `isShown` chooses, as the organiser sees them. */
export function presentTeamList(
  dinner: AuthorizedDinner,
  { teams, visits, planVersion }: Pick<Evening, 'teams' | 'visits'> & { planVersion: number },
  isShown: (team: Team) => boolean = () => true,
): Reply {
  const isOnlyGuest = onlyGuests(visits)
  return {
    teams: teams.filter(isShown).map((team) => ({
      ...presentTeam(dinner, team, isOnlyGuest(team)),
      explanation: explainTeam(team, { ...dinner.options, meals: dinner.meals }, isOnlyGuest(team)),
    })),
    dinnerAdminId: dinner.adminId,
    planVersion,
  }
}

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
