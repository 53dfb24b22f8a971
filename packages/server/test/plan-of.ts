import { planViolations } from '@running-dinner/domain/plan'
import { readPlanState } from '../src/features/plan/plan-history/plan-history.read.ts'
import type { TestApp } from './app.ts'
import type { GivenDinner } from './given.ts'

/** Everything a structural change may touch, for comparisons. */
export async function planStateOf({ ctx }: TestApp, { dinner }: GivenDinner): Promise<string[][]> {
  const state = await readPlanState(ctx.db, dinner)
  return Object.values(state).map((rows: object[]) => rows.map((row) => JSON.stringify(row)).sort())
}

/** Violations of the strictest rules in the stored plan; cancelled teams count while they have visits. */
export async function planViolationsOf({ ctx }: TestApp, { dinner }: GivenDinner) {
  const { meals, teams, visits } = await readPlanState(ctx.db, dinner)
  const seated = new Set(visits.flatMap((visit) => [visit.hostTeamId, visit.guestTeamId]))
  const numberOf = (id: string) => teams.find((team) => team.id === id)?.teamNumber ?? 0
  return planViolations(
    teams.filter((team) => team.status !== 'CANCELLED' || seated.has(team.id)),
    visits.map(({ hostTeamId, guestTeamId, mealId }) => ({
      hostTeamNumber: numberOf(hostTeamId),
      guestTeamNumber: numberOf(guestTeamId),
      mealId,
    })),
    meals.map((meal) => meal.id),
  )
}
