import { z } from 'zod'
import type { Ctx } from '../../../platform/ctx.ts'
import { askOutside, userAgent } from '../../../platform/http/ask-outside.ts'
import { type Address, addressLines } from './address.ts'

export type AddressSuggestion = Pick<Address, 'street' | 'streetNr' | 'zip' | 'cityName'>

const text = z.string().max(255).optional().catch(undefined)
const photonReply = z.object({
  features: z.array(
    z.object({
      properties: z
        .object({
          type: text,
          name: text,
          street: text,
          housenumber: text,
          postcode: text,
          city: text,
          countrycode: text,
        })
        .catch({}),
    }),
  ),
})

/** Suggestions are a convenience: later ones are of no use while typing. */
const patienceMs = 1_500
/** Public services allow about one question a second for the product as a whole. */
const intervalMs = 1_000

/**
 * Suggestions for a street that is being typed. Only Photon offers them, Nominatim forbids such use. Empty without Photon,
 * when it fails, and within `intervalMs` of the last question.
 */
export function addressSuggestions(ctx: Pick<Ctx, 'config' | 'clock' | 'baseUrl'>) {
  let askedAt = 0
  return async (address: Address): Promise<AddressSuggestion[]> => {
    const { geocoder } = ctx.config
    const now = ctx.clock.now().getTime()
    if (geocoder?.protocol !== 'photon' || address.street.length < 3 || now - askedAt < intervalMs) return []
    askedAt = now
    const question = new URLSearchParams({ q: addressLines(address).join(', '), limit: '8' })
    const headers = { 'user-agent': userAgent(ctx), accept: 'application/json' }
    try {
      const { status, body } = await askOutside(`${geocoder.url}/api?${question}`, headers, patienceMs)
      return status === 200 ? read(JSON.parse(body.toString('utf8')), address.country) : []
    } catch {
      // Without suggestions the guest types on.
      return []
    }
  }
}

function read(body: unknown, country: string): AddressSuggestion[] {
  const { success, data } = photonReply.safeParse(body)
  if (!success) return []
  const suggestions = data.features.flatMap(({ properties: address }) => {
    const street = address.street ?? (address.type === 'street' ? address.name : undefined)
    const isElsewhere =
      country !== '' && address.countrycode !== undefined && address.countrycode.toUpperCase() !== country
    if (!street || isElsewhere) return []
    return [{ street, streetNr: address.housenumber ?? '', zip: address.postcode ?? '', cityName: address.city ?? '' }]
  })
  return [...new Map(suggestions.map((suggestion) => [JSON.stringify(suggestion), suggestion])).values()].slice(0, 5)
}
