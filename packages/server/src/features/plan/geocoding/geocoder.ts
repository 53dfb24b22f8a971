import type { Coordinate, GeocodingResult } from '@running-dinner/domain'
import PQueue from 'p-queue'
import { z } from 'zod'
import type { Config } from '../../../platform/config.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import { askOutside, userAgent } from '../../../platform/http/ask-outside.ts'
import { instanceSecret } from '../../../platform/instance-secret.ts'
import type { Address } from './address.ts'
import { addressLines } from './address.ts'
import { findCity, findCityFarFrom } from './city-table.ts'
import { addressKey, geocodeCacheStore } from './geocode-cache.store.ts'

/** `failed` means that the same question may be answered later. */
type ServiceAnswer = { kind: 'found'; result: GeocodingResult } | { kind: 'not found' } | { kind: 'failed' }

interface GeocodingProtocol {
  /** Contains street, zip, city and country, never a person's name. */
  url(base: string, address: Address): string
  /** `failed` for any body that is not an answer of this protocol. */
  read(reply: unknown, address: Address): ServiceAnswer
}

/** Validates a coordinate of an untrusted answer: decimal numbers or their text, in range, rounded to about a metre. */
function answeredCoordinate(lat: unknown, lng: unknown): Coordinate | undefined {
  const [north, east] = [degrees(lat, 90), degrees(lng, 180)]
  // Broken services answer 0, 0.
  if (north === undefined || east === undefined || (north === 0 && east === 0)) return undefined
  return { lat: north, lng: east }
}

function degrees(coordinate: unknown, most: number): number | undefined {
  const number =
    typeof coordinate === 'string' && /^-?\d{1,3}(\.\d+)?$/.test(coordinate) ? Number(coordinate) : coordinate
  if (typeof number !== 'number' || !Number.isFinite(number) || Math.abs(number) > most) return undefined
  return Math.round(number * 1e5) / 1e5
}

const photonAnswer = z.object({
  features: z.array(
    z.object({
      geometry: z.object({ coordinates: z.array(z.unknown()) }),
      properties: z
        .object({ countrycode: z.string().optional().catch(undefined), type: z.string().optional().catch(undefined) })
        .optional(),
    }),
  ),
})

export const photon: GeocodingProtocol = {
  url(base, address) {
    // Photon refuses parameters it does not know, and only new versions know one for the country: so the country's name is part of the text.
    const addressParts = [...addressLines(address), ...countryName(address)]
    return `${base}/api?${new URLSearchParams({ q: addressParts.join(', '), limit: '1' })}`
  },
  read(body, { country }) {
    const { success, data } = photonAnswer.safeParse(body)
    if (!success) return { kind: 'failed' }
    const [best] = data.features
    if (!best || isElsewhere(best.properties?.countrycode, country)) return { kind: 'not found' }
    const [lng, lat] = best.geometry.coordinates
    const coordinate = answeredCoordinate(lat, lng)
    if (!coordinate) return { kind: 'failed' }
    const exact = (best.properties?.type ?? 'house') === 'house'
    return { kind: 'found', result: { ...coordinate, quality: exact ? 'EXACT' : 'APPROXIMATE' } }
  },
}

function isElsewhere(foundPlace: string | undefined, askedPlace: string): boolean {
  return foundPlace !== undefined && askedPlace !== '' && foundPlace.toUpperCase() !== askedPlace.toUpperCase()
}

function countryName({ country }: Address): string[] {
  if (!/^[A-Z]{2}$/i.test(country)) return []
  return [new Intl.DisplayNames(['en'], { type: 'region' }).of(country.toUpperCase()) ?? country]
}

export interface Pacing {
  /** Resolves when the next request may leave. */
  turn(): Promise<void>
}

/** Public services allow one request a second for the product as a whole; a little more, because clocks differ. */
const intervalMs = 1_100

/**
 * Lets requests leave one by one, at least `intervalMs` apart. The first waits too, because another process may have asked
 * just before this one took over. Timed by a timer instead of the queue's own interval, which reads the clock: one that is put back an
 * hour would hold all requests for that long.
 */
export function createPacing(): Pacing {
  const queue = new PQueue({ concurrency: 1 })
  const turn = () =>
    new Promise<void>((leave) => {
      void queue.add(() => {
        leave()
        return new Promise((over) => setTimeout(over, intervalMs))
      })
    })
  void turn()
  return { turn }
}

const nominatimReply = z.array(
  z.object({ lat: z.unknown(), lon: z.unknown(), place_rank: z.number().optional().catch(undefined) }),
)

/** Nominatim's rank of houses; streets, quarters and towns have smaller ones. */
const houseRank = 30

export const nominatim: GeocodingProtocol = {
  url(base, address) {
    const query = new URLSearchParams({ format: 'jsonv2', limit: '1', q: addressLines(address).join(', ') })
    if (address.country !== '') query.set('countrycodes', address.country.toLowerCase())
    return `${base}/search?${query}`
  },
  read(body) {
    const { success, data } = nominatimReply.safeParse(body)
    if (!success) return { kind: 'failed' }
    const [best] = data
    if (!best) return { kind: 'not found' }
    const coordinate = answeredCoordinate(best.lat, best.lon)
    if (!coordinate) return { kind: 'failed' }
    const exact = (best.place_rank ?? houseRank) >= houseRank
    return { kind: 'found', result: { ...coordinate, quality: exact ? 'EXACT' : 'APPROXIMATE' } }
  },
}

interface GeocodingService {
  ask(address: Address): Promise<ServiceAnswer>
}

const protocols = { nominatim, photon } satisfies Record<string, GeocodingProtocol>
const failed: ServiceAnswer = { kind: 'failed' }
/** Failures in a row after which the service is not asked again: each may have taken 5 s. */
const patience = 3

/** For one run of the job; the next run asks a failing service again. */
export function createGeocodingService(options: {
  geocoder: NonNullable<Config['geocoder']>
  userAgent: string
  pacing: Pacing
  timeoutMs?: number
}): GeocodingService {
  const { url, protocol } = options.geocoder
  let failuresInARow = 0
  const ask = async (address: Address): Promise<ServiceAnswer> => {
    await options.pacing.turn()
    const request = protocols[protocol].url(url, address)
    const headers = { 'user-agent': options.userAgent, accept: 'application/json' }
    const { status, body } = await askOutside(request, headers, options.timeoutMs)
    if (status === 429) failuresInARow = patience
    return status === 200 ? protocols[protocol].read(JSON.parse(body.toString('utf8')), address) : failed
  }
  return {
    async ask(address) {
      if (failuresInARow >= patience) return failed
      // All errors of the service have the same consequence: ask again later.
      const serviceAnswer = await ask(address).catch(() => failed)
      failuresInARow = serviceAnswer.kind === 'failed' ? failuresInARow + 1 : 0
      return serviceAnswer
    },
  }
}

interface Located {
  result: GeocodingResult | undefined
  /** False when the service could not be asked: a better answer may come later. */
  settled: boolean
}

export interface Geocoder {
  /** `country` is a code of two letters. Throws only when the database or the disk fails. */
  locate(address: Address): Promise<Located>
}

interface GeocodeCache {
  find(address: Address): Promise<GeocodingResult | undefined>
  keep(address: Address, result: GeocodingResult): Promise<void>
}

interface Parts {
  cache: GeocodeCache
  service: GeocodingService | undefined
}

/** Asks the cache, the configured service and the embedded towns, in this order. Callers handle pins that were set by hand. */
function createGeocoder({ cache, service }: Parts): Geocoder {
  const town = async (address: Address): Promise<GeocodingResult | undefined> => {
    const coordinate = await findCity(address)
    return coordinate && { ...coordinate, quality: 'APPROXIMATE' }
  }
  /** The service's answer, or the town where it contradicts the address. Cached is what the service said. */
  const believable = async (address: Address, geocoding: GeocodingResult): Promise<GeocodingResult> => {
    const town = await findCityFarFrom(geocoding, address)
    return town ? { ...town, quality: 'DOUBTFUL' } : geocoding
  }
  return {
    async locate(address) {
      if (!service || (address.street === '' && address.cityName === ''))
        return { result: await town(address), settled: true }
      const cached = await cache.find(address)
      if (cached) return { result: await believable(address, cached), settled: true }
      const serviceAnswer = await service.ask(address)
      if (serviceAnswer.kind !== 'found')
        return { result: await town(address), settled: serviceAnswer.kind === 'not found' }
      await cache.keep(address, serviceAnswer.result)
      return { result: await believable(address, serviceAnswer.result), settled: true }
    },
  }
}

/** Create one for each run of the job: it keeps the pace and remembers a service that is down. */
export async function configuredGeocoder(
  ctx: Pick<Ctx, 'db' | 'config' | 'clock' | 'baseUrl'>,
  pacing: Pacing = createPacing(),
): Promise<Geocoder> {
  const { geocoder, dataDir } = ctx.config
  const secret = await instanceSecret(dataDir, 'geocoding')
  return createGeocoder({
    cache: {
      find: (address) => geocodeCacheStore.find(ctx.db, addressKey(secret, address)),
      keep: (address, result) => geocodeCacheStore.keep(ctx.db, addressKey(secret, address), result, ctx.clock.now()),
    },
    service: geocoder && createGeocodingService({ geocoder, userAgent: userAgent(ctx), pacing }),
  })
}
