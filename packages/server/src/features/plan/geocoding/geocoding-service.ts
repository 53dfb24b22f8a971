import type { Config } from '../../../platform/config.ts'
import { askOutside } from '../../../platform/http/ask-outside.ts'
import type { Address } from './address.ts'
import type { GeocodingProtocol, ServiceAnswer } from './geocoding-protocol.ts'
import { nominatim } from './nominatim.ts'
import type { Pacing } from './pacing.ts'
import { photon } from './photon.ts'

export interface GeocodingService {
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
      const answer = await ask(address).catch(() => failed)
      failuresInARow = answer.kind === 'failed' ? failuresInARow + 1 : 0
      return answer
    },
  }
}
