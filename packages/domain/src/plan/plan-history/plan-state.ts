import type { Meal } from '../../events/dinner/dinner.ts'
import type { Participant } from '../../people/participants/participant.ts'
import type { TeamVisit } from '../dinner-routes/dinner-route.ts'
import type { Team } from '../teams/team.ts'

interface KnownPlan {
  meals: readonly Meal[]
  teams: readonly Team[]
  visits: readonly TeamVisit[]
}

/** The state of a plan that was read already; without `people` only those of the teams are part of it. */
export function planStateOf(
  { meals, teams, visits }: KnownPlan,
  people: readonly Participant[] = teams.flatMap(({ members }) => members),
): PlanState {
  return {
    meals: meals.map(({ id, label, time }) => ({ id, label, time })),
    teams: teams.map(({ id, teamNumber, status, mealId, hostMemberId = null, locked = false }) => ({
      ...{ id, teamNumber, status, mealId, hostMemberId, locked },
    })),
    people: people.map((person) => ({
      id: person.id,
      teamId: person.teamId ?? null,
      preferredMeal: person.preferredMeal ?? null,
      originatorId: person.teamPartnerWishOriginatorId ?? null,
    })),
    visits: visits.map(({ hostTeamId, guestTeamId, mealId }) => ({ hostTeamId, guestTeamId, mealId })),
  }
}

/** Everything a structural change may touch: teams, who sits in them, who visits whom, and the courses. */
export interface PlanState {
  meals: MealState[]
  teams: TeamState[]
  people: PersonState[]
  visits: VisitState[]
}

export interface MealState {
  id: string
  label: string
  time: string
}

export interface TeamState {
  id: string
  teamNumber: number
  status: string
  mealId: string
  hostMemberId: string | null
  locked: boolean
}

export interface PersonState {
  id: string
  teamId: string | null
  preferredMeal: string | null
  originatorId: string | null
}

export interface VisitState {
  hostTeamId: string
  guestTeamId: string
  mealId: string
}
