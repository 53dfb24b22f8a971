import type { Language } from '@running-dinner/domain'
import type { Db, Tx } from '../../platform/db/database.ts'

/** One event seen from one address in one role. */
export interface PortalEntry {
  emailIdentity: string
  dinnerId: string
  title: string
  date: string
  city: string
  publicDinnerId: string | undefined
  cancelled: boolean
  language: Language
  credentials:
    | { role: 'PARTICIPANT'; selfAdminId: string; participantId: string }
    | { role: 'ORGANIZER'; adminId: string }
}

/** Confirmed people in confirmed events, and those who organise them; earliest event first (rules 14.2). */
export async function readPortalEntries(db: Db | Tx, emailIdentities: readonly string[]): Promise<PortalEntry[]> {
  if (emailIdentities.length === 0) return []
  const [taking, organising] = await Promise.all([
    dinners(db)
      .innerJoin('participant', 'participant.dinnerId', 'dinner.id')
      .select(['participant.emailIdentity', 'participant.selfAdminId', 'participant.id as participantId'])
      .where('participant.emailIdentity', 'in', emailIdentities)
      .where('participant.activatedAt', 'is not', null)
      // Of two who share one address, the one who registered.
      .orderBy('participant.participantNumber')
      .execute(),
    dinners(db)
      .select(['dinner.adminId', (eb) => eb.fn<string>('lower', ['dinner.email']).as('emailIdentity')])
      .where((eb) => eb(eb.fn('lower', ['dinner.email']), 'in', emailIdentities))
      .execute(),
  ])
  const entries = [
    ...taking.map((row) => toEntry(row, { role: 'PARTICIPANT', ...pick(row) })),
    ...organising.map((row) => toEntry(row, { role: 'ORGANIZER', adminId: row.adminId })),
  ]
  return entries.sort((one, other) => one.date.localeCompare(other.date) || one.dinnerId.localeCompare(other.dinnerId))
}

function dinners(db: Db | Tx) {
  return db
    .selectFrom('dinner')
    .leftJoin('publicSettings', 'publicSettings.dinnerId', 'dinner.id')
    .select(['dinner.id as dinnerId', 'dinner.title', 'dinner.date', 'dinner.city', 'dinner.cancelledAt'])
    .select(['dinner.languageCode', 'publicSettings.publicDinnerId'])
    .where('dinner.acknowledgedAt', 'is not', null)
}

type Row = Awaited<ReturnType<ReturnType<typeof dinners>['execute']>>[number]

function pick({ selfAdminId, participantId }: { selfAdminId: string; participantId: string }) {
  return { selfAdminId, participantId }
}

function toEntry(row: Row & { emailIdentity: string }, credentials: PortalEntry['credentials']): PortalEntry {
  const { emailIdentity, dinnerId, title, date, city } = row
  return {
    emailIdentity,
    dinnerId,
    title,
    date,
    city,
    publicDinnerId: row.publicDinnerId ?? undefined,
    cancelled: row.cancelledAt !== null,
    // Narrowed by a check constraint.
    language: row.languageCode as Language,
    credentials,
  }
}
