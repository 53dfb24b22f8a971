import type { Meal } from '../../events/dinner/dinner.ts'
import type { Team } from '../teams/team.ts'

/** A stored visit: `guestTeamId` is invited by `hostTeamId`, who cooks `mealId`. */
export interface TeamVisit {
  hostTeamId: string
  guestTeamId: string
  mealId: string
}

export interface RouteStop {
  meal: Meal
  /** The team that hosts. A cancelled host stays in the route, so that its guests learn of it. */
  team: Team
  isOwn: boolean
  /** The teams invited there besides the one whose route this is, without cancelled ones. */
  guests: Team[]
}

export interface MeetingPlan {
  guestTeams: Team[]
  hostTeams: { team: Team; metTeams: Team[] }[]
}

/** The evening of `team` in order of the courses: its own course and its hosts. `meals` in order of time. */
export function dinnerRoute(
  team: Team,
  teams: readonly Team[],
  visits: readonly TeamVisit[],
  meals: readonly Meal[],
): RouteStop[] {
  const teamOf = (id: string) => teams.find((candidate) => candidate.id === id)
  return meals.flatMap((meal) => {
    const atMeal = visits.filter((visit) => visit.mealId === meal.id)
    // A team that is guest at the very course it would cook cooks nothing: one team of an odd number with two courses.
    const invitation = atMeal.find((visit) => visit.guestTeamId === team.id)
    const isOwn = team.mealId === meal.id && !invitation
    const hostId = isOwn ? team.id : invitation?.hostTeamId
    const host = isOwn ? team : teamOf(hostId ?? '')
    if (!host) return []
    const guests = atMeal
      .filter((visit) => visit.hostTeamId === hostId && visit.guestTeamId !== team.id)
      .flatMap((visit) => teamOf(visit.guestTeamId) ?? [])
      .filter((guest) => guest.status !== 'CANCELLED')
    return [{ meal, team: host, isOwn, guests }]
  })
}

/** The guests `team` meets at home, and the other guests it meets at each of its hosts. */
export function meetingPlan(
  team: Team,
  teams: readonly Team[],
  visits: readonly TeamVisit[],
  meals: readonly Meal[],
): MeetingPlan {
  const route = dinnerRoute(team, teams, visits, meals)
  return {
    guestTeams: route.filter((stop) => stop.isOwn).flatMap((stop) => stop.guests),
    hostTeams: route.filter((stop) => !stop.isOwn).map((stop) => ({ team: stop.team, metTeams: stop.guests })),
  }
}

/**
 * Finds the team that is guest at the course it would cook, and therefore cooks nothing. There is one when there are
 * two courses and an odd number of teams.
 */
export function onlyGuests(visits: readonly TeamVisit[]): (team: Pick<Team, 'id' | 'mealId'>) => boolean {
  const seats = new Set(visits.map((visit) => `${visit.guestTeamId} ${visit.mealId}`))
  return (team) => seats.has(`${team.id} ${team.mealId}`)
}
