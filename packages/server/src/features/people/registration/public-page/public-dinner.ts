import type { PublicDinner } from '@running-dinner/contract'
import { shownHeadCount, waitingReason } from '@running-dinner/domain/people'
import type { Ctx } from '../../../../platform/ctx.ts'
import { type AuthorizedDinner, asAuthorized } from '../../../events/dinner-record/index.ts'
import { findCity } from '../../../plan/geocoding/index.ts'
import { type PublicFacts, publicFactsById } from './authorized-public-dinner.ts'
import { presentPublicDinner } from './public-dinner.present.ts'
import { type PublicSearch, readPublicDinners } from './public-dinner.read.ts'

type Reading = Pick<Ctx, 'db' | 'clock' | 'config' | 'baseUrl'>

/** One event for its page; throws 404, 404 with `event_cancelled`, or 406 once it is over. */
export async function loadPublicDinner(ctx: Reading, publicId: string): Promise<PublicDinner> {
  return presentFacts(ctx, await publicFactsById(ctx, publicId))
}

/** Upcoming public events, nearest first. One that cannot be read is left out: it must not hide the others. */
export async function loadPublicDinners(
  ctx: Reading & Pick<Ctx, 'log'>,
  search: PublicSearch = { search: '', from: '' },
): Promise<PublicDinner[]> {
  const dinners = await readPublicDinners(ctx.db, ctx.clock.now(), search)
  const presentations = await Promise.allSettled(
    dinners.map((facts) => presentFacts(ctx, { ...facts, dinner: asAuthorized(facts.dinner) })),
  )
  return presentations.flatMap((outcome) => {
    if (outcome.status === 'fulfilled') return [outcome.value]
    if (!isUnreadable(outcome.reason)) throw outcome.reason
    ctx.log.error('a public event cannot be presented', { error: outcome.reason })
    return []
  })
}

export async function presentFacts(
  ctx: Reading,
  { dinner, paymentOptions, places }: PublicFacts,
): Promise<PublicDinner> {
  return presentPublicDinner(ctx, dinner, {
    paymentOptions,
    area: await areaOf(ctx, dinner),
    waiting: waitingReason(places),
    headCount: shownHeadCount(places.confirmed),
  })
}

/** Errors of this server's own code, such as an unknown time zone; while the database is away the whole list fails. */
function isUnreadable(error: unknown): boolean {
  return error instanceof RangeError || error instanceof TypeError
}

const most = 2_000
/** Cache: few towns have most events, and each lookup searches a table of 100,000 places. */
const areaByPlace = new Map<string, Promise<PublicDinner['area']>>()

/** The centre of the event's town. */
function areaOf({ config }: Pick<Ctx, 'config'>, dinner: AuthorizedDinner): Promise<PublicDinner['area']> {
  const { zip, city: cityName, country } = dinner.basicDetails
  const town = { zip, cityName, country: country === '' ? config.geocoderDefaultCountry : country }
  const key = JSON.stringify(town)
  const area = areaByPlace.get(key) ?? lookUp(town)
  if (areaByPlace.size >= most) areaByPlace.clear()
  areaByPlace.set(key, area)
  return area
}

async function lookUp(town: Parameters<typeof findCity>[0]): Promise<PublicDinner['area']> {
  const middle = await findCity(town)
  return middle ? { ...middle, quality: 'APPROXIMATE' } : null
}
