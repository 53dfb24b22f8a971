import type { RouteDistances } from '../../../features/plan-optimization/plan-optimization.api.ts'

type Stop = RouteDistances['dinnerRoutes'][number]['teams'][number]

export interface RouteLength {
  teamId: string
  teamNumber: number
  stops: readonly Stop[]
  /** Metres and minutes of all legs that are known. */
  metres: number
  minutes: number
  /** 0 where no leg is known. */
  longest: number
}

/** The route with the longest leg first (rules 9). */
export function sortedDistances({ dinnerRoutes }: Pick<RouteDistances, 'dinnerRoutes'>): RouteLength[] {
  return dinnerRoutes
    .map(({ teamId, teamNumber, teams: stops }) => {
      const metres = sumOf(stops, (stop) => stop.distanceToNextTeam)
      const minutes = sumOf(stops, (stop) => stop.minutesToNextTeam)
      const longest = Math.max(...stops.map((stop) => stop.distanceToNextTeam ?? 0))
      return { teamId, teamNumber, stops, metres, minutes, longest }
    })
    .sort((one, other) => other.longest - one.longest || one.teamNumber - other.teamNumber)
}

function sumOf(stops: readonly Stop[], lengthOf: (stop: Stop) => number | null): number {
  return stops.reduce((sum, stop) => sum + (lengthOf(stop) ?? 0), 0)
}
