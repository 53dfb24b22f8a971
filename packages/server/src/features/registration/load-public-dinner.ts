import type { PublicDinner } from '@running-dinner/contract'
import { shownHeadCount, waitingReason } from '@running-dinner/domain/registration/places.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { findCity } from '../../platform/geocoding/city-table.ts'
import { type AuthorizedDinner, asAuthorized, dinnerStore } from '../dinner-record/index.ts'
import { paymentOptionsStore } from '../payment-options/index.ts'
import { placesStore } from './places.store.ts'
import { presentPublicDinner } from './public-dinner.present.ts'
import { publicDinnerById } from './public-dinner-by-id.ts'
import { type PublicSearch, publicDinnerIds } from './public-dinner-list.read.ts'

type Reading = Pick<Ctx, 'db' | 'clock' | 'config' | 'baseUrl'>

/** One event for its page; throws 404, 404 with `event_cancelled`, or 406 once it is over. */
export async function loadPublicDinner(ctx: Reading, publicId: string): Promise<PublicDinner> {
  return readPublicDinner(ctx, await publicDinnerById(ctx, publicId))
}

export async function readPublicDinner(ctx: Reading, dinner: AuthorizedDinner): Promise<PublicDinner> {
  const [paymentOptions, area, places, confirmed] = await Promise.all([
    paymentOptionsStore.of(ctx.db, dinner),
    areaOf(ctx, dinner),
    placesStore.taken(ctx.db, dinner, ctx.clock.now()),
    placesStore.confirmed(ctx.db, dinner),
  ])
  return presentPublicDinner(ctx, dinner, {
    paymentOptions,
    area,
    waiting: waitingReason(places),
    headCount: shownHeadCount(confirmed),
  })
}

/** Upcoming public events, nearest first. One that cannot be read is left out: it must not hide the others. */
export async function loadPublicDinners(
  ctx: Pick<Ctx, 'db' | 'clock' | 'config' | 'baseUrl' | 'log'>,
  search: PublicSearch = { search: '', from: '' },
): Promise<PublicDinner[]> {
  const ids = await publicDinnerIds(ctx.db, ctx.clock.now(), search)
  const dinners = await dinnerStore.byIds(ctx.db, ids)
  const read = await Promise.allSettled(dinners.map((dinner) => readPublicDinner(ctx, asAuthorized(dinner))))
  return read.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return [outcome.value]
    if (!isUnreadable(outcome.reason)) throw outcome.reason
    ctx.log.error('a public event cannot be presented', { error: outcome.reason })
    return []
  })
}

/** Errors of this server's own code, such as an unknown time zone; while the database is away the whole list fails. */
function isUnreadable(error: unknown): boolean {
  return error instanceof RangeError || error instanceof TypeError
}

const most = 2_000
/** Cache: few towns have most events, and each lookup searches a table of 100,000 places. */
const known = new Map<string, Promise<PublicDinner['area']>>()

/** The centre of the event's town. */
function areaOf({ config }: Pick<Ctx, 'config'>, dinner: AuthorizedDinner): Promise<PublicDinner['area']> {
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
