import type { ReplyOf } from '@running-dinner/contract/route.ts'
import type { TeamReply, teamRoutes } from '@running-dinner/contract/teams.ts'
import { dietSummary } from '@running-dinner/domain/dinner-routes/diets.ts'

export type MeetingPlan = ReplyOf<typeof teamRoutes.meetingPlan>

export interface ScheduledMeal {
  meal: TeamReply['meal']
  host: TeamReply
  isAtHome: boolean
  /** Whom the team meets there besides the host. */
  others: TeamReply[]
  /** How everybody eats whom the team cooks for, itself not counted; only at home. */
  diets: ReturnType<typeof dietSummary> | undefined
}

/** The evening of a team in order of time: its own course, unless it is only guest, and those it is invited to. */
export function scheduleOf({ team, guestTeams, hostTeams }: MeetingPlan): ScheduledMeal[] {
  const atHome: ScheduledMeal = {
    meal: team.meal,
    host: team,
    isAtHome: true,
    others: guestTeams,
    diets: dietSummary(guestTeams.flatMap((guest) => guest.teamMembers)),
  }
  const asGuest = hostTeams.map((host) => ({
    meal: host.meal,
    host,
    isAtHome: false,
    others: host.metTeams,
    diets: undefined,
  }))
  return [...(team.onlyGuest ? [] : [atHome]), ...asGuest].sort((a, b) => a.meal.time.localeCompare(b.meal.time))
}
