import type { Coordinate } from '@running-dinner/domain'
import type { TravelMode } from '@running-dinner/domain/events'
import { straightLineMetres } from '@running-dinner/domain/plan'
import { z } from 'zod'
import { askOutside } from '../../../platform/http/ask-outside.ts'
import {
  emptyTable,
  forgetImpossible,
  isOnMap,
  putCell,
  type RoutedMode,
  type RoutingProtocol,
  type TableQuestion,
  type TravelTable,
} from './routing-protocol.ts'

const cell = z.object({
  from_index: z.number(),
  to_index: z.number(),
  distance: z.unknown(),
  time: z.unknown(),
})
/** The places as the service moved them to the nearest road. */
const moved = z.array(z.object({ lat: z.number(), lon: z.number() })).catch([])
const valhallaAnswer = z.object({
  sources_to_targets: z.array(z.array(cell)),
  units: z.string().optional(),
  sources: moved,
  targets: moved,
})

const valhallaProfiles: RoutingProtocol['profiles'] = { WALK: 'pedestrian', BICYCLE: 'bicycle', CAR: 'auto' }

/** The matrix service of Valhalla: `/sources_to_targets?json={...}`, distances in kilometres. */
const valhalla: RoutingProtocol = {
  profiles: valhallaProfiles,
  url(base, { from, to, mode }) {
    const places = (coordinates: typeof from) => coordinates.map(({ lat, lng }) => ({ lat, lon: lng }))
    const json = { sources: places(from), targets: places(to), costing: valhallaProfiles[mode], units: 'km' }
    return `${base}/sources_to_targets?${new URLSearchParams({ json: JSON.stringify(json) })}`
  },
  read(body, { from, to }) {
    const { success, data } = valhallaAnswer.safeParse(body)
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

const rows = z.array(z.array(z.unknown()))
/** `distance` is how far the place was moved to the nearest road, without any limit. */
const waypoints = z.array(z.object({ distance: z.unknown() })).catch([])
const tableReply = z.object({
  code: z.literal('Ok'),
  distances: rows,
  durations: rows,
  sources: waypoints,
  destinations: waypoints,
})

const profiles: RoutingProtocol['profiles'] = { WALK: 'foot', BICYCLE: 'bike', CAR: 'driving' }

/** The table service of OSRM: `/table/v1/{profile}/{lng,lat;...}`. */
const osrm: RoutingProtocol = {
  profiles,
  url(base, { from, to, mode }) {
    const places = [...from, ...to].map(({ lat, lng }) => `${lng},${lat}`).join(';')
    const starts = from.map((_, at) => at).join(';')
    const ends = to.map((_, at) => from.length + at).join(';')
    return `${base}/table/v1/${profiles[mode]}/${places}?annotations=distance,duration&sources=${starts}&destinations=${ends}`
  },
  read(body, { from, to }) {
    const { success, data } = tableReply.safeParse(body)
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

export interface Routing {
  /** Without a trailing slash. `{profile}` stands for the mode in the service's own word. */
  url: string
  protocol: 'osrm' | 'valhalla'
}

export interface RoutingService {
  /**
   * `refused` when the service works but does not answer this question. Undefined when it is away, slower than
   * `patienceMs` or than 5 s, or answers something else. Never throws.
   */
  ask(question: TableQuestion, patienceMs: number): Promise<TravelTable | 'refused' | undefined>
}

const longestMs = 5_000
const protocols = { osrm, valhalla } satisfies Record<Routing['protocol'], RoutingProtocol>

/** Both kinds of service allow 100 places or 2,500 pairs in one question unless they are configured otherwise. */
export const placesPerSide = 50

export function createRoutingService({ url, protocol }: Routing, userAgent: string): RoutingService {
  const headers = { 'user-agent': userAgent, accept: 'application/json' }
  const { url: urlOf, read, profiles } = protocols[protocol]
  const ask = async (question: TableQuestion, patienceMs: number) => {
    const base = url.replaceAll('{profile}', profiles[question.mode])
    const { status, body } = await askOutside(urlOf(base, question), headers, Math.min(longestMs, patienceMs))
    if (isAboutQuestion(status)) return 'refused'
    const table = status === 200 ? read(JSON.parse(body.toString('utf8')), question) : undefined
    return table && forgetImpossible(table, question)
  }
  return { ask: (question, patienceMs) => ask(question, Math.max(0, patienceMs)).catch(() => undefined) }
}

/** An OSRM server has one profile and answers every name of a profile with its numbers, so without `{profile}` it is asked for walking only. */
export function isRouted(routing: Routing | undefined, mode: TravelMode): mode is RoutedMode {
  if (!routing || mode === 'PUBLIC_TRANSPORT') return false
  return routing.protocol === 'valhalla' || mode === 'WALK' || routing.url.includes('{profile}')
}

/** 408 and 429 are about the moment, the other codes from 400 to 499 about what was asked. */
function isAboutQuestion(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 429
}
