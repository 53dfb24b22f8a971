import type { GeocodingResult } from '@running-dinner/domain'
import type { Config } from '../config.ts'
import { askOutside } from '../http/ask-outside.ts'
import type { Address } from './address.ts'
import { nominatim } from './nominatim.ts'
import type { Pacing } from './pacing.ts'
import { photon } from './photon.ts'

/** `failed` means that the same question may be answered later. */
export type ServiceAnswer = { kind: 'found'; result: GeocodingResult } | { kind: 'not found' } | { kind: 'failed' }

export interface GeocodingService {
  ask(address: Address): Promise<ServiceAnswer>
}

export interface GeocodingProtocol {
  /** Street, zip, city and country, never a name (reliability 6.5). */
  url(base: string, address: Address): string
  /** `failed` for everything that is not an answer of this protocol. */
  read(answer: unknown, address: Address): ServiceAnswer
}

const protocols = { nominatim, photon } satisfies Record<string, GeocodingProtocol>
const failed: ServiceAnswer = { kind: 'failed' }
/** After so many failures in a row the service is left in peace: each may have taken 5 s. */
const patience = 3

/** Lives as long as one run of the job; a service that keeps failing is asked again by the next run. */
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
      // Whatever goes wrong out there is one thing in here: ask again later.
      const answer = await ask(address).catch(() => failed)
      failuresInARow = answer.kind === 'failed' ? failuresInARow + 1 : 0
      return answer
    },
  }
}
