import type { Coordinate, Team } from '@running-dinner/domain'
import {
  isSameTownOnly,
  legMinutes,
  roadMetres,
  teamPlace,
  usableCoordinates,
  type WayBetween,
} from '@running-dinner/domain/plan'
import type { Ctx } from '../../../platform/ctx.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { routedEveningWays } from '../routing/index.ts'

/** The request waits at most this long; results fetched so far are cached for the next one. */
const routingTimeoutMs = 3_000

interface Ways {
  wayBetween: WayBetween
  source: 'STRAIGHT_LINE' | 'OSRM' | 'VALHALLA'
}

/** Walking distances between teams and to the after party: from the routing service, otherwise estimated. */
export async function walkingWays(ctx: Ctx, dinner: AuthorizedDinner, teams: readonly Team[]): Promise<Ways> {
  const { coordinates } = usableCoordinates([...teams.map(teamPlace), dinner.afterPartyLocation?.geocodingResult])
  const teamPlaces = coordinates.slice(0, teams.length)
  const afterParty = coordinates[teams.length]
  const routed = await routedEveningWays(
    ctx,
    { event: dinner.id, places: teamPlaces, afterParty, mode: 'WALK' },
    routingTimeoutMs,
  )
  const positions = new Map(teams.map((team, position) => [team.id, position]))
  const wayBetween: WayBetween = (from, to) => {
    const [start, end] = [positions.get(from.id), to && positions.get(to.id)]
    if (start === undefined || (to && end === undefined)) return undefined
    const [place, next] = [teamPlaces[start], end === undefined ? afterParty : teamPlaces[end]]
    if (!place || !next) return undefined
    if (isSameTownOnly(teamPlace(from), to ? teamPlace(to) : dinner.afterPartyLocation?.geocodingResult))
      return undefined
    if (!routed) return estimated(place, next)
    const cell = start * teams.length + (end ?? 0)
    return end === undefined
      ? {
          metres: routed.afterPartyMetres?.[start] ?? 0,
          minutes: routed.afterPartyMinutes?.[start] ?? 0,
          isEstimated: routed.afterPartyEstimated?.[start] === 1,
        }
      : {
          metres: routed.metres[cell] ?? 0,
          minutes: routed.minutes?.[cell] ?? 0,
          isEstimated: routed.estimated[cell] === 1,
        }
  }
  return { wayBetween, source: routed?.source ?? 'STRAIGHT_LINE' }
}

function estimated(from: Coordinate, to: Coordinate) {
  const metres = roadMetres(from, to)
  return { metres, minutes: legMinutes(metres, 'WALK'), isEstimated: true }
}
