import { z } from 'zod'
import { addressLines } from './address.ts'
import { answeredCoordinate, type GeocodingProtocol } from './geocoding-protocol.ts'

const answer = z.array(
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
    const { success, data } = answer.safeParse(body)
    if (!success) return { kind: 'failed' }
    const [best] = data
    if (!best) return { kind: 'not found' }
    const coordinate = answeredCoordinate(best.lat, best.lon)
    if (!coordinate) return { kind: 'failed' }
    const exact = (best.place_rank ?? houseRank) >= houseRank
    return { kind: 'found', result: { ...coordinate, quality: exact ? 'EXACT' : 'APPROXIMATE' } }
  },
}
