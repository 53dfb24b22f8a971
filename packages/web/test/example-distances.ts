import type { planOptimizationRoutes } from '@running-dinner/contract/plan'
import type { ReplyOf } from '@running-dinner/contract/route'
import { exampleDinner } from './example-dinner.ts'

/** One team with one leg; null where its length is unknown. */
export function exampleDistances(metres: number | null): ReplyOf<typeof planOptimizationRoutes.distances> {
  const [meal] = exampleDinner().meals
  if (!meal) throw new Error('no meal')
  const stop = {
    teamId: 't1',
    teamNumber: 1,
    status: 'OK' as const,
    mealId: meal.id,
    meal,
    hostTeamMember: null,
    currentTeam: true,
    distanceToNextTeam: metres && metres / 1_000,
    metresToNextTeam: metres,
    minutesToNextTeam: metres && 9,
    estimated: true,
    largestDistanceInRoute: false,
  }
  return {
    dinnerRoutes: [{ teamId: 't1', teamNumber: 1, averageDistanceInMeters: 0, teams: [stop] }],
    averageDistanceInMeters: 0,
    sumDistanceInMeters: metres ?? 0,
    distanceSource: 'STRAIGHT_LINE',
  }
}
