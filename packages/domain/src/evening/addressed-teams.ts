import { onlyGuests } from '../plan/dinner-routes/dinner-route.ts'
import type { Team } from '../plan/teams/team.ts'
import type { EveningPlan } from './evening-report.ts'

/** To the host and the guests of a table, to the teams that cook a course, or to all teams. */
export const eveningAddresses = ['TABLE', 'COURSE', 'ALL'] as const

export interface EveningAddress {
  to: (typeof eveningAddresses)[number]
  mealId?: string | undefined
  /** The host of the table. */
  teamId?: string | undefined
}

/** The teams that a message of the evening goes to: docs/rules/evening/evening.md#messages. None where there is no such table or course. */
export function addressedTeams(
  { teams, visits }: Pick<EveningPlan, 'teams' | 'visits'>,
  { to, mealId, teamId }: EveningAddress,
): Team[] {
  const present = teams.filter(({ status }) => status !== 'CANCELLED')
  const isOnlyGuest = onlyGuests(visits)
  const cooks = (team: Team) => team.mealId === mealId && !isOnlyGuest(team)
  if (to === 'ALL') return present
  if (to === 'COURSE') return present.filter(cooks)
  const guests = new Set(
    visits
      .filter((visit) => visit.mealId === mealId && visit.hostTeamId === teamId)
      .map(({ guestTeamId }) => guestTeamId),
  )
  return present.filter((team) => guests.has(team.id) || (team.id === teamId && cooks(team)))
}
