import type { GeocodingResult } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { userAgent } from '../../../platform/http/ask-outside.ts'
import { instanceSecret } from '../../../platform/instance-secret.ts'
import type { Address } from './address.ts'
import { findCity, findCityFarFrom } from './city-table.ts'
import { addressKey, geocodeCacheStore } from './geocode-cache.store.ts'
import { createGeocodingService, type GeocodingService } from './geocoding-service.ts'
import { createPacing, type Pacing } from './pacing.ts'

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
  const believable = async (address: Address, answer: GeocodingResult): Promise<GeocodingResult> => {
    const town = await findCityFarFrom(answer, address)
    return town ? { ...town, quality: 'DOUBTFUL' } : answer
  }
  return {
    async locate(address) {
      if (!service || (address.street === '' && address.cityName === ''))
        return { result: await town(address), settled: true }
      const known = await cache.find(address)
      if (known) return { result: await believable(address, known), settled: true }
      const answer = await service.ask(address)
      if (answer.kind !== 'found') return { result: await town(address), settled: answer.kind === 'not found' }
      await cache.keep(address, answer.result)
      return { result: await believable(address, answer.result), settled: true }
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
