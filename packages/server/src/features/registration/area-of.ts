import type { PublicDinner } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { findCity } from '../../platform/geocoding/city-table.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'

const most = 2_000
/** Cache: few towns have most events, and each lookup searches a table of 100,000 places. */
const known = new Map<string, Promise<PublicDinner['area']>>()

/** The centre of the event's town. */
export function areaOf({ config }: Pick<Ctx, 'config'>, dinner: AuthorizedDinner): Promise<PublicDinner['area']> {
  const { zip, city: cityName, country } = dinner.basicDetails
  const town = { zip, cityName, country: country === '' ? config.geocoderDefaultCountry : country }
  const key = JSON.stringify(town)
  const found = known.get(key) ?? lookUp(town)
  if (known.size >= most) known.clear()
  known.set(key, found)
  return found
}

async function lookUp(town: Parameters<typeof findCity>[0]): Promise<PublicDinner['area']> {
  const middle = await findCity(town)
  return middle ? { ...middle, quality: 'APPROXIMATE' } : null
}
