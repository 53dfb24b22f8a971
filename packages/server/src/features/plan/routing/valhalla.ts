import type { Coordinate } from '@running-dinner/domain'
import { straightLineMetres } from '@running-dinner/domain/plan'
import { z } from 'zod'
import { emptyTable, isOnMap, putCell, type RoutingProtocol } from './routing-protocol.ts'

const cell = z.object({
  from_index: z.number(),
  to_index: z.number(),
  distance: z.unknown(),
  time: z.unknown(),
})
/** The places as the service moved them to the nearest road. */
const moved = z.array(z.object({ lat: z.number(), lon: z.number() })).catch([])
const answer = z.object({
  sources_to_targets: z.array(z.array(cell)),
  units: z.string().optional(),
  sources: moved,
  targets: moved,
})

const profiles: RoutingProtocol['profiles'] = { WALK: 'pedestrian', BICYCLE: 'bicycle', CAR: 'auto' }

/** The matrix service of Valhalla: `/sources_to_targets?json={...}`, distances in kilometres. */
export const valhalla: RoutingProtocol = {
  profiles,
  url(base, { from, to, mode }) {
    const places = (list: typeof from) => list.map(({ lat, lng }) => ({ lat, lon: lng }))
    const json = { sources: places(from), targets: places(to), costing: profiles[mode], units: 'km' }
    return `${base}/sources_to_targets?${new URLSearchParams({ json: JSON.stringify(json) })}`
  },
  read(body, { from, to }) {
    const { success, data } = answer.safeParse(body)
    if (!success || data.sources_to_targets.length !== from.length) return undefined
    if (data.units !== undefined && !/^(km|kilometers)$/.test(data.units)) return undefined
    const table = emptyTable(from.length * to.length)
    const startsOnMap = from.map((place, start) => isOnMap(shift(place, data.sources[start])))
    const endsOnMap = to.map((place, end) => isOnMap(shift(place, data.targets[end])))
    for (const { from_index: start, to_index: end, distance, time } of data.sources_to_targets.flat()) {
      if (from[start] === undefined || to[end] === undefined) return undefined
      if (!startsOnMap[start] || !endsOnMap[end]) continue
      putCell(table, start * to.length + end, typeof distance === 'number' ? distance * 1_000 : undefined, time)
    }
    return table
  },
}

function shift(place: Coordinate, movedTo: { lat: number; lon: number } | undefined): number | undefined {
  return movedTo && straightLineMetres(place, { lat: movedTo.lat, lng: movedTo.lon })
}
