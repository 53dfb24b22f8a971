import type { Language } from '@running-dinner/domain'
import type { TimedEvent } from '@running-dinner/domain/events'
import type { ExpressionBuilder } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { DB } from '../../../platform/db/schema.generated.ts'

/** One event seen from one address in one role. */
export interface PortalEntry {
  emailIdentity: string
  dinnerId: string
  title: string
  date: string
  city: string
  publicDinnerId: string | undefined
  cancelled: boolean
  /** What says when the evening ends; of the stops the last. */
  event: TimedEvent
  acknowledged: boolean
  /** The person's, for organisers the event's. */
  language: Language
  credentials:
    | { role: 'PARTICIPANT'; selfAdminId: string; participantId: string }
    | { role: 'ORGANIZER'; adminId: string }
}

/**
 * Confirmed people with their events, and organisers with the events they confirmed; earliest event first. An unconfirmed event
 * is listed only for guests who confirmed their own address, because its organiser may have entered the other addresses without
 * consent.
 */
export async function readPortalEntries(db: Db | Tx, emailIdentities: readonly string[]): Promise<PortalEntry[]> {
  if (emailIdentities.length === 0) return []
  const [taking, organising] = await Promise.all([
    dinners(db)
      .innerJoin('participant', 'participant.dinnerId', 'dinner.id')
      .select('participant.languageCode as personLanguage')
      .select(['participant.emailIdentity', 'participant.selfAdminId', 'participant.id as participantId'])
      .where('participant.emailIdentity', 'in', emailIdentities)
      .where('participant.activatedAt', 'is not', null)
      .where((eb) => eb.or([eb('dinner.acknowledgedAt', 'is not', null), confirmedThemselves(eb)]))
      // For two people with one address, the one who registered comes first.
      .orderBy('participant.participantNumber')
      .execute(),
    dinners(db)
      .select(['dinner.adminId', (eb) => eb.fn<string>('lower', ['dinner.email']).as('emailIdentity')])
      .where((eb) => eb(eb.fn('lower', ['dinner.email']), 'in', emailIdentities))
      .where('dinner.acknowledgedAt', 'is not', null)
      .execute(),
  ])
  const portalEntries = [
    // Guests know the event by its public title.
    ...taking.map((row) =>
      toEntry(
        { ...row, title: row.publicTitle || row.title, languageCode: row.personLanguage },
        { role: 'PARTICIPANT', ...pick(row) },
      ),
    ),
    ...organising.map((row) => toEntry(row, { role: 'ORGANIZER', adminId: row.adminId })),
  ]
  return portalEntries.sort((a, b) => a.date.localeCompare(b.date) || a.dinnerId.localeCompare(b.dinnerId))
}

function confirmedThemselves(eb: ExpressionBuilder<DB, 'dinner' | 'participant'>) {
  return eb.and([
    eb('dinner.runningDinnerType', '!=', 'DEMO'),
    eb(eb.fn('lower', ['participant.activatedBy']), '=', eb.ref('participant.emailIdentity')),
    eb(eb.fn('lower', ['dinner.email']), '!=', eb.ref('participant.emailIdentity')),
  ])
}

function dinners(db: Db | Tx) {
  return db
    .selectFrom('dinner')
    .leftJoin('publicSettings', 'publicSettings.dinnerId', 'dinner.id')
    .select(['dinner.id as dinnerId', 'dinner.title', 'dinner.date', 'dinner.city', 'dinner.cancelledAt'])
    .select(['dinner.languageCode', 'dinner.acknowledgedAt', 'dinner.timeZone'])
    .select((eb) => [
      eb
        .selectFrom('meal')
        .select((meal) => meal.fn.max('meal.time').as('time'))
        .whereRef('meal.dinnerId', '=', 'dinner.id')
        .as('lastMeal'),
      eb
        .selectFrom('afterPartyLocation')
        .select('afterPartyLocation.time')
        .whereRef('afterPartyLocation.dinnerId', '=', 'dinner.id')
        .as('party'),
    ])
    .select(['publicSettings.publicDinnerId', 'publicSettings.title as publicTitle'])
}

type Row = Awaited<ReturnType<ReturnType<typeof dinners>['execute']>>[number]

function pick({ selfAdminId, participantId }: { selfAdminId: string; participantId: string }) {
  return { selfAdminId, participantId }
}

function toEntry(row: Row & { emailIdentity: string }, credentials: PortalEntry['credentials']): PortalEntry {
  const { emailIdentity, dinnerId, title, date, city, timeZone, lastMeal, party } = row
  return {
    emailIdentity,
    dinnerId,
    title,
    date,
    city,
    publicDinnerId: row.publicDinnerId ?? undefined,
    cancelled: row.cancelledAt !== null,
    event: {
      basicDetails: { date, timeZone },
      meals: lastMeal === null ? [] : [{ time: lastMeal }],
      afterPartyLocation: party === null ? undefined : { time: party },
    },
    acknowledged: row.acknowledgedAt !== null,
    // A check constraint allows only these values.
    language: row.languageCode as Language,
    credentials,
  }
}
