import type { FileTeam, FileVisit } from '@running-dinner/contract'
import type { Meal, Participant, Team } from '@running-dinner/domain'
import type { TeamVisit } from '@running-dinner/domain/dinner-routes/dinner-route.ts'

/** Identifies people, teams and courses by number. */
export function filePlan(
  teams: readonly Team[],
  visits: readonly TeamVisit[],
  people: readonly Participant[],
  meals: readonly Meal[],
): { teams: FileTeam[]; visits: FileVisit[] } {
  const mealOf = new Map(meals.map((meal, index) => [meal.id, index + 1]))
  const numberOf = new Map(people.map((person) => [person.id, person.participantNumber]))
  const teamNumberOf = new Map(teams.map((team) => [team.id, team.teamNumber]))
  return {
    teams: teams.map((team) => ({
      teamNumber: team.teamNumber,
      status: team.status,
      meal: mealOf.get(team.mealId) ?? 0,
      members: team.members.map((member) => member.participantNumber),
      host: numberOf.get(team.hostMemberId ?? '') ?? null,
      locked: team.locked ?? false,
    })),
    visits: visits.map((visit) => ({
      hostTeam: teamNumberOf.get(visit.hostTeamId) ?? 0,
      guestTeam: teamNumberOf.get(visit.guestTeamId) ?? 0,
      meal: mealOf.get(visit.mealId) ?? 0,
    })),
  }
}
