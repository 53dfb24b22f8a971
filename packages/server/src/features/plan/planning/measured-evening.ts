import type { PlanFigures } from '@running-dinner/contract'
import type { Team } from '@running-dinner/domain'
import { afterPartyCosts, isUsable, legCosts, nearHosts, teamPlace } from '@running-dinner/domain/plan'
import { type Evening, eveningOf, type Plan, type PlanWays, planFigures, plannedTeams } from '@running-dinner/planner'
import type { StoredEvening } from './planner-tasks.ts'

/**
 * The evening in the planner's terms, with the distances between its teams. Needs O(n²) time and memory, so use it in workers
 * only.
 */
export interface MeasuredEvening {
  evening: Evening
  /** In the order of `evening.teamIds`. */
  teams: Team[]
  ways: PlanWays
  distanceSource: 'STRAIGHT_LINE' | 'OSRM' | 'VALHALLA'
  teamIdsWithoutCoordinate: string[]
  /** In the form of the contract. */
  figures(plan: Plan): PlanFigures
}

export function measuredEvening(
  storedEvening: StoredEvening,
  wishes: { legLimitMetres?: number | undefined; minimumDistanceMetres?: number } = {},
): MeasuredEvening {
  const teams = plannedTeams(storedEvening.teams)
  const ways = storedEvening.ways ?? estimatedWays(teams, storedEvening)
  const evening = eveningOf({
    ...storedEvening,
    metres: ways.metres,
    afterPartyMetres: ways.afterPartyMetres,
    legLimitMetres: wishes.legLimitMetres,
    neighbours: neighboursWithin(teams, wishes.minimumDistanceMetres ?? 0),
  })
  const cleanWays = { ...ways, metres: evening.metres, afterPartyMetres: evening.afterPartyMetres }
  return {
    evening,
    teams,
    ways: cleanWays,
    distanceSource: storedEvening.ways?.source ?? 'STRAIGHT_LINE',
    teamIdsWithoutCoordinate: teams.filter((team) => !isUsable(teamPlace(team))).map((team) => team.id),
    figures: (plan) => onTheWire(planFigures(cleanWays, plan, storedEvening.travelMode), evening.teamIds),
  }
}

function estimatedWays(teams: readonly Team[], { afterParty }: StoredEvening): PlanWays {
  const places = teams.map(teamPlace)
  return { metres: legCosts(places).metres, afterPartyMetres: afterPartyCosts(places, afterParty) }
}

/** Pairs of positions closer than `metres` by straight line; none for 0. */
function neighboursWithin(teams: readonly Team[], metres: number): [number, number][] {
  if (metres === 0) return []
  const placeOf = (position: number) => {
    const place = teams[position] && teamPlace(teams[position])
    return isUsable(place) ? place : undefined
  }
  return nearHosts([...teams.keys()], placeOf, metres).map(({ one, other }) => [one, other])
}

function onTheWire(figures: ReturnType<typeof planFigures>, teamIds: readonly string[]): PlanFigures {
  const idOf = (position: number | undefined) => (position === undefined ? null : (teamIds[position] ?? null))
  return {
    sumDistanceInMeters: figures.sumMetres,
    averageDistanceInMeters: figures.averageMetres,
    longestLegInMeters: figures.longestLegMetres,
    longestLegTeamId: idOf(figures.longestLegTeam),
    worstTeamId: idOf(figures.worstTeam),
    worstTeamDistanceInMeters: figures.worstTeamMetres,
    sumMinutes: figures.sumMinutes,
    longestLegMinutes: figures.longestLegMinutes,
  }
}
