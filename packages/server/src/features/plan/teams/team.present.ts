import type { TeamReply } from '@running-dinner/contract'
import { hostOf, type Meal, type Participant, type Team } from '@running-dinner/domain'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { presentParticipant } from '../../people/participants/index.ts'

/** The organiser's view; its coordinate is the host's home. */
export function presentTeam(dinner: AuthorizedDinner, team: Team, onlyGuest: boolean): TeamReply {
  const host = hostOf(team)
  return {
    id: team.id,
    teamNumber: team.teamNumber,
    status: team.status,
    meal: mealOf(dinner, team),
    onlyGuest,
    hostTeamMember: host ? presentParticipant(host, team.members, dinner) : null,
    teamMembers: team.members.map((member: Participant) => presentParticipant(member, team.members, dinner)),
    locked: team.locked ?? false,
    geocodingResult: host?.geocodingResult,
  }
}

export function mealOf(dinner: AuthorizedDinner, team: Team): Meal {
  const meal = dinner.meals.find((course) => course.id === team.mealId)
  // A foreign key ensures that every team has a course of its own event.
  if (!meal) throw new Error('team without a meal')
  return meal
}
