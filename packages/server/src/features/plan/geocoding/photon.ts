import { z } from 'zod'
import { type Address, addressLines } from './address.ts'
import { answeredCoordinate, type GeocodingProtocol } from './geocoding-protocol.ts'

const answer = z.object({
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
    const parts = [...addressLines(address), ...countryName(address)]
    return `${base}/api?${new URLSearchParams({ q: parts.join(', '), limit: '1' })}`
  },
  read(body, { country }) {
    const { success, data } = answer.safeParse(body)
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

function isElsewhere(found: string | undefined, asked: string): boolean {
  return found !== undefined && asked !== '' && found.toUpperCase() !== asked.toUpperCase()
}

function countryName({ country }: Address): string[] {
  if (!/^[A-Z]{2}$/i.test(country)) return []
  return [new Intl.DisplayNames(['en'], { type: 'region' }).of(country.toUpperCase()) ?? country]
}
