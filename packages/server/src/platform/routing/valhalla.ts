import { z } from 'zod'
import { emptyTable, putCell, type RoutedMode, type RoutingProtocol } from './routing-protocol.ts'

const cell = z.object({
  from_index: z.number(),
  to_index: z.number(),
  distance: z.unknown(),
  time: z.unknown(),
})
const answer = z.object({ sources_to_targets: z.array(z.array(cell)), units: z.string().optional() })

const costings: Readonly<Record<RoutedMode, string>> = { WALK: 'pedestrian', BICYCLE: 'bicycle', CAR: 'auto' }

/** The matrix service of Valhalla: `/sources_to_targets?json={...}`, distances in kilometres. */
export const valhalla: RoutingProtocol = {
  url(base, { from, to, mode }) {
    const places = (list: typeof from) => list.map(({ lat, lng }) => ({ lat, lon: lng }))
    const json = { sources: places(from), targets: places(to), costing: costings[mode], units: 'km' }
    return `${base}/sources_to_targets?${new URLSearchParams({ json: JSON.stringify(json) })}`
  },
  read(body, { from, to }) {
    const { success, data } = answer.safeParse(body)
    if (!success || data.sources_to_targets.length !== from.length) return undefined
    if (data.units !== undefined && !/^(km|kilometers)$/.test(data.units)) return undefined
    const table = emptyTable(from.length * to.length)
    for (const { from_index: start, to_index: end, distance, time } of data.sources_to_targets.flat()) {
      if (from[start] === undefined || to[end] === undefined) return undefined
      putCell(table, start * to.length + end, typeof distance === 'number' ? distance * 1_000 : undefined, time)
    }
    return table
  },
}
