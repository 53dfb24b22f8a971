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
