import { z } from 'zod'
import { emptyTable, isOnMap, putCell, type RoutingProtocol } from './routing-protocol.ts'

const rows = z.array(z.array(z.unknown()))
/** `distance` is how far the place was moved to the nearest road, without any limit. */
const waypoints = z.array(z.object({ distance: z.unknown() })).catch([])
const answer = z.object({
  code: z.literal('Ok'),
  distances: rows,
  durations: rows,
  sources: waypoints,
  destinations: waypoints,
})

const profiles: RoutingProtocol['profiles'] = { WALK: 'foot', BICYCLE: 'bike', CAR: 'driving' }

/** The table service of OSRM: `/table/v1/{profile}/{lng,lat;...}`. */
export const osrm: RoutingProtocol = {
  profiles,
  url(base, { from, to, mode }) {
    const places = [...from, ...to].map(({ lat, lng }) => `${lng},${lat}`).join(';')
    const starts = from.map((_, at) => at).join(';')
    const ends = to.map((_, at) => from.length + at).join(';')
    return `${base}/table/v1/${profiles[mode]}/${places}?annotations=distance,duration&sources=${starts}&destinations=${ends}`
  },
  read(body, { from, to }) {
    const { success, data } = answer.safeParse(body)
    if (!success || data.distances.length !== from.length) return undefined
    const table = emptyTable(from.length * to.length)
    for (const start of from.keys()) {
      const [metres = [], seconds = []] = [data.distances[start], data.durations[start]]
      if (metres.length !== to.length || seconds.length !== to.length) return undefined
      for (const end of to.keys()) {
        if (!isOnMap(data.sources[start]?.distance) || !isOnMap(data.destinations[end]?.distance)) continue
        putCell(table, start * to.length + end, metres[end], seconds[end])
      }
    }
    return table
  },
}
