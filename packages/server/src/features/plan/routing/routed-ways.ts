import type { Coordinate } from '@running-dinner/domain'
import type { TravelMode } from '@running-dinner/domain/events'
import {
  doorToDoorMinutes,
  fillUnlocated,
  legMinutes,
  type Place,
  roadMetres,
  usableCoordinates,
} from '@running-dinner/domain/plan'
import type { PlanWays } from '@running-dinner/planner'
import type { Ctx } from '../../../platform/ctx.ts'
import { userAgent } from '../../../platform/http/ask-outside.ts'
import { instanceSecret } from '../../../platform/instance-secret.ts'
import { askMissingWays } from './ask-missing-ways.ts'
import { hasWay, type KnownWays, packedRow, positionOf, positionsOf, unknownWays, unpackRow } from './known-ways.ts'
import type { RoutedMode } from './routing-protocol.ts'
import { createRoutingService, isRouted, type Routing } from './routing-service.ts'
import { placeKey, travelCacheStore } from './travel-cache.store.ts'

/** Ways between places as a routing service measured them: `metres[from * places + to]`. */
interface RoutedWays {
  metres: Float64Array
  minutes: Float64Array
  /** Positions of the places without a coordinate; their ways are averages (domain, `legCosts`). */
  unlocated: number[]
  /** 1 where the service knows no possible way, so that the straight line is used. */
  estimated: Uint8Array
  source: 'OSRM' | 'VALHALLA'
}

type RoutingCtx = Pick<Ctx, 'db' | 'config' | 'clock' | 'baseUrl' | 'log'>

/** How long a service is not asked about an event after a call without any new way, so that no request waits for it. */
const restMs = 60_000
const resting = new WeakMap<Routing, Map<string, number>>()

/**
 * Undefined without a configured service, for a mode it does not measure, and when the service fails or needs longer than
 * `patienceMs`: then callers use the straight line (`legCosts`, `legMinutes`). Answers that came in time are kept, so that the
 * next call asks for less. Never throws.
 */
export async function routedWays(
  ctx: RoutingCtx,
  { event, places, mode }: { event: string; places: readonly Place[]; mode: TravelMode },
  patienceMs: number,
): Promise<RoutedWays | undefined> {
  const { routing } = ctx.config
  if (!routing || !isRouted(routing, mode)) return undefined
  const now = ctx.clock.now().getTime()
  const question = `${event} ${mode}`
  if (now < (resting.get(routing)?.get(question) ?? 0)) return undefined
  const { coordinates } = usableCoordinates(places)
  try {
    const between = await waysBetween(ctx, routing, { located: distinct(coordinates), mode, patienceMs })
    if (between === 'nothing learnt') letRest(routing, question, now)
    if (typeof between === 'string') return undefined
    return spreadOut(coordinates, between, { mode, source: routing.protocol === 'osrm' ? 'OSRM' : 'VALHALLA' })
  } catch (error) {
    ctx.log.warn('ways could not be measured', { error })
    return undefined
  }
}

/** Per event and mode: what one evening asks may fail while the service answers all others. */
function letRest(routing: Routing, question: string, now: number): void {
  const stillResting = [...(resting.get(routing) ?? [])].filter(([, until]) => until > now)
  resting.set(routing, new Map([...stillResting, [question, now + restMs]]))
}

interface Between {
  located: Map<string, Coordinate>
  ways: KnownWays
}

async function waysBetween(
  ctx: RoutingCtx,
  routing: Routing,
  { located, mode, patienceMs }: { located: Map<string, Coordinate>; mode: RoutedMode; patienceMs: number },
): Promise<Between | 'not all known' | 'nothing learnt'> {
  const locatedPlaces = [...located.values()]
  const ways = unknownWays(locatedPlaces.length)
  if (locatedPlaces.length < 2) return { located, ways }
  const secret = await instanceSecret(ctx.config.dataDir, 'routing')
  const keys = locatedPlaces.map((place) =>
    placeKey(secret, { service: `${routing.protocol} ${routing.url}`, mode }, place),
  )
  await travelCacheStore.forgetOld(ctx.db, ctx.clock.now())
  const positions = positionsOf(keys)
  for (const row of await travelCacheStore.find(ctx.db, keys)) {
    const startIndex = positionOf(positions, row.placeKey)
    if (startIndex !== undefined) unpackRow(ways, startIndex, row.ways, positions)
  }
  const wasKnown = ways.metres.slice()
  const service = createRoutingService(routing, userAgent(ctx))
  const isComplete = await askMissingWays(service, { places: locatedPlaces, mode, ways, patienceMs })
  // A service without a map of the town finds no way anywhere; another map may be there tomorrow.
  if (!hasWay(ways)) return 'nothing learnt'
  const changed = keys.flatMap((key, from) => (isRowChanged(ways, wasKnown, from) ? [{ key, from }] : []))
  const rows = changed.map(({ key, from }) => ({ placeKey: key, ways: packedRow(ways, from, keys) }))
  await travelCacheStore.keep(ctx.db, rows, ctx.clock.now())
  if (isComplete) return { located, ways }
  return rows.length > 0 ? 'not all known' : 'nothing learnt'
}

function isRowChanged({ count, metres }: KnownWays, before: Float64Array, row: number): boolean {
  const start = row * count
  return metres.subarray(start, start + count).some((length, to) => !Object.is(length, before[start + to]))
}

/** Several teams may live in one house. */
function distinct(coordinates: readonly Place[]): Map<string, Coordinate> {
  return new Map(coordinates.flatMap((place) => (place ? [[nameOf(place), place]] : [])))
}

function nameOf({ lat, lng }: Coordinate): string {
  return `${lat.toFixed(5)} ${lng.toFixed(5)}`
}

/** From distinct places to all; where the service knows no way, by the straight line. */
function spreadOut(
  coordinates: readonly Place[],
  { located, ways }: Between,
  { mode, source }: { mode: RoutedMode; source: RoutedWays['source'] },
): RoutedWays {
  const positions = new Map([...located.keys()].map((name, position) => [name, position]))
  const rows = coordinates.map((place) => (place ? (positions.get(nameOf(place)) ?? 0) : 0))
  const count = coordinates.length
  const metres = new Float64Array(count ** 2)
  const minutes = new Float64Array(count ** 2)
  const estimated = new Uint8Array(count ** 2)
  for (const [startIndex, start] of coordinates.entries()) {
    for (const [endIndex, end] of coordinates.entries()) {
      if (!start || !end) continue
      const knownCell = (rows[startIndex] ?? 0) * ways.count + (rows[endIndex] ?? 0)
      const length = ways.metres[knownCell] ?? Number.NaN
      const isKnown = !Number.isNaN(length)
      const position = startIndex * count + endIndex
      metres[position] = isKnown ? length : roadMetres(start, end)
      minutes[position] = isKnown
        ? doorToDoorMinutes(length, (ways.seconds[knownCell] ?? 0) / 60, mode)
        : legMinutes(roadMetres(start, end), mode)
      estimated[position] = isKnown ? 0 : 1
    }
  }
  const unlocated = coordinates.flatMap((place, position) => (place ? [] : [position]))
  fillUnlocated(metres, unlocated)
  fillUnlocated(minutes, unlocated)
  return { metres, minutes, unlocated, estimated, source }
}

export type MeasuredWays = PlanWays & {
  source: RoutedWays['source']
  /** 1 where the service knows no possible way and the straight line is used, in the order of `metres`. */
  estimated: Uint8Array
  afterPartyEstimated: Uint8Array | undefined
}

/** Ways of one evening as a routing service measured them; `places` are the teams', in the planner's order. */
export async function routedEveningWays(
  ctx: Pick<Ctx, 'db' | 'config' | 'clock' | 'baseUrl' | 'log'>,
  evening: { event: string; places: readonly Place[]; afterParty: Place; mode: TravelMode },
  patienceMs: number,
): Promise<MeasuredWays | undefined> {
  const { event, places, afterParty, mode } = evening
  const routed = await routedWays(ctx, { event, places: [...places, afterParty], mode }, patienceMs)
  if (!routed) return undefined
  const knowsParty = !routed.unlocated.includes(places.length)
  const count = places.length + 1
  const isBetween = (cell: number) => cell % count < count - 1 && cell < count * (count - 1)
  const isToParty = (cell: number) => cell % count === count - 1 && cell < count * (count - 1)
  const between = (ways: Float64Array) => ways.filter((_, cell) => isBetween(cell))
  const toParty = (ways: Float64Array) => (knowsParty ? ways.filter((_, cell) => isToParty(cell)) : undefined)
  return {
    metres: between(routed.metres),
    minutes: between(routed.minutes),
    afterPartyMetres: toParty(routed.metres),
    afterPartyMinutes: toParty(routed.minutes),
    source: routed.source,
    estimated: routed.estimated.filter((_, cell) => isBetween(cell)),
    afterPartyEstimated: knowsParty ? routed.estimated.filter((_, cell) => isToParty(cell)) : undefined,
  }
}
