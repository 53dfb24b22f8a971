import type { Dinner } from '@running-dinner/domain'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { rowFromJson } from '../../../../platform/db/database-time.ts'
import type { PaymentOptions as PaymentOptionsRow } from '../../../../platform/db/schema.generated.ts'
import { selectDinners, toWholeDinner, type WholeRow } from '../../../events/dinner-record/index.ts'
import { type PaymentOptions, toPaymentOptions } from '../../../payments/options/index.ts'
import { type CountedPlaces, type PlacesRow, placesOf, toPlaces } from '../places/places.store.ts'

export interface PublicSearch {
  /** Part of a city's name or start of a zip; '' matches all. */
  search: string
  /** First day; '' for any. */
  from: string
  /** Maximum number of events. */
  limit?: number
}

/** What guests are told about an event beside the event itself. */
export interface StoredFacts {
  paymentOptions: PaymentOptions | undefined
  places: CountedPlaces
}

/** An event and its facts as they were read together. */
export type DinnerFacts = StoredFacts & { dinner: Dinner }

/** Bounds the work of one request. */
const maxEvents = 200

/** The event as it is now, under its lock until commit. */
export async function readWithFacts(db: Db | Tx, now: Date, dinner: { id: string }): Promise<DinnerFacts | undefined> {
  const row = await selectDinners(db).select(storedFacts(now)).where('dinner.id', '=', dinner.id).executeTakeFirst()
  return row && withFacts(row)
}

/** The same by the public link. */
export async function readWithFactsOfLink(db: Db, now: Date, publicDinnerId: string): Promise<DinnerFacts | undefined> {
  const row = await selectDinners(db)
    .select(storedFacts(now))
    .innerJoin('publicSettings', 'publicSettings.dinnerId', 'dinner.id')
    .where('publicSettings.publicDinnerId', '=', publicDinnerId)
    .executeTakeFirst()
  return row && withFacts(row)
}

/**
 * Only confirmed events, because an unconfirmed one may use a stranger's address; only days after today in the event's own time
 * zone. One query, as anybody may ask for it.
 */
export async function readPublicDinners(
  db: Db,
  now: Date,
  { search, from, limit }: PublicSearch,
): Promise<DinnerFacts[]> {
  const literal = search.replace(/[\\%_]/g, '\\$&')
  const rows = await selectDinners(db)
    .select(storedFacts(now))
    .where('runningDinnerType', '=', 'STANDARD')
    .where('registrationType', '=', 'PUBLIC')
    .where('acknowledgedAt', 'is not', null)
    .where('cancelledAt', 'is', null)
    // No time zone is a whole day behind UTC.
    .where('date', '>=', now.toISOString().slice(0, 10))
    .where('date', '>', sql<string>`day_in(time_zone, ${now}::timestamptz)`)
    .$if(from !== '', (query) => query.where('date', '>=', from))
    .$if(search !== '', (query) =>
      // Materialized, so that the index dinner_searched answers alone: PostgreSQL would join the two reads into one of the table.
      // Lowered by queries of their own, once: a plan for all values lowers a parameter for each row.
      query.where(
        sql<boolean>`dinner.id in (with found as materialized (
          select id from dinner
          where running_dinner_type = 'STANDARD' and registration_type = 'PUBLIC' and acknowledged_at is not null
            and cancelled_at is null and date >= ${now.toISOString().slice(0, 10)}
            and (city_searched like (select lower(${`%${literal}%`})) or zip_searched like (select lower(${`${literal}%`})))
          ) select id from found)`,
      ),
    )
    .orderBy('date')
    .orderBy('createdAt')
    .orderBy('id')
    .limit(Math.min(limit ?? maxEvents, maxEvents))
    .execute()
  return rows.map(withFacts)
}

function storedFacts(now: Date) {
  return [
    sql<object | null>`(select to_json(p) from payment_options p where p.dinner_id = dinner.id)`.as('payment'),
    placesOf(sql`dinner.id`, now).as('places'),
  ] as const
}

function withFacts({ payment, places, ...row }: WholeRow & { payment: object | null; places: PlacesRow }) {
  const options = rowFromJson<Selectable<PaymentOptionsRow>>(payment)
  return { dinner: toWholeDinner(row), paymentOptions: options && toPaymentOptions(options), places: toPlaces(places) }
}
