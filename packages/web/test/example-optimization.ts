import type { OptimizationPreview, OptimizationState, PlanFigures } from '@running-dinner/contract/plan'
import { exampleRoute, exampleRouteList, plannedTeams } from './example-plan.ts'

/** A search that runs at 40 % of its work and has found a first plan. */
export function exampleOptimizationState(changes: Partial<OptimizationState> = {}): OptimizationState {
  return {
    optimizationId: 'search-1',
    createdAt: '2027-05-01T11:59:00Z',
    kind: 'OPTIMIZATION',
    status: 'RUNNING',
    progress: 0.4,
    bestSumDistanceInMeters: 9000,
    planVersion: 5,
    ...changes,
  }
}

const [starterTeam, mainTeam, dessertTeam] = plannedTeams

function figures(sumDistanceInMeters: number): PlanFigures {
  return {
    sumDistanceInMeters,
    averageDistanceInMeters: sumDistanceInMeters / 3,
    longestLegInMeters: 2500,
    longestLegTeamId: mainTeam.id,
    worstTeamId: mainTeam.id,
    worstTeamDistanceInMeters: 4000,
    sumMinutes: 120,
    longestLegMinutes: 30,
  }
}

/** A plan of the same version as `plannedTeams`, a quarter shorter, that changes the evening of team 2. */
export function exampleOptimizationPreview(changes: Partial<OptimizationPreview> = {}): OptimizationPreview {
  const dinnerRoutes = plannedTeams.map((team) => exampleRoute(team, [starterTeam, mainTeam, dessertTeam]))
  return {
    optimizationId: 'search-1',
    id: 'search-1',
    optimizedDinnerRouteList: exampleRouteList(dinnerRoutes),
    optimizedDistances: {
      dinnerRoutes: [],
      averageDistanceInMeters: 3000,
      sumDistanceInMeters: 9000,
      distanceSource: 'STRAIGHT_LINE',
    },
    optimizedTeamNeighbourClusters: { teamNeighbourClusters: [] },
    sumDistanceInMetersBefore: 12_000,
    averageDistanceInMetersBefore: 4000,
    kind: 'OPTIMIZATION',
    planVersion: 5,
    before: figures(12_000),
    after: figures(9000),
    changedTeams: [
      {
        teamId: mainTeam.id,
        teamNumber: 2,
        courseChanged: false,
        hostsChanged: true,
        guestsChanged: false,
        participants: mainTeam.teamMembers.map(({ id, firstnamePart, lastname }) => ({
          id,
          fullname: `${firstnamePart} ${lastname}`,
        })),
      },
    ],
    changedParticipants: 2,
    dinnerRoutes,
    teamIdsWithoutCoordinate: [],
    distanceSource: 'STRAIGHT_LINE',
    provenOptimal: false,
    searchedShare: 1,
    ...changes,
  }
}
