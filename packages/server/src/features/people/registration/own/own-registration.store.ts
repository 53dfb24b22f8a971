import { emailIdentity, type Participant } from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'

interface Record {
  consent: { at: Date; version: string } | undefined
  termsAcceptedAt: Date | undefined
}

export const ownRegistrationStore = {
  async record(db: Db | Tx, dinner: { id: string }, participantId: string): Promise<Record> {
    const row = await db
      .selectFrom('participant')
      .select(['consentAt', 'consentVersion', 'termsAcceptedAt'])
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', participantId)
      .executeTakeFirst()
    return {
      consent: row?.consentAt && row.consentVersion ? { at: row.consentAt, version: row.consentVersion } : undefined,
      termsAcceptedAt: row?.termsAcceptedAt ?? undefined,
    }
  },

  /** The address of whoever confirmed this person; null when nobody has. */
  async activatedBy(tx: Tx, dinner: { id: string }, participantId: string): Promise<string | null> {
    const { activatedBy } = await tx
      .selectFrom('participant')
      .select('activatedBy')
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', participantId)
      .executeTakeFirstOrThrow()
    return activatedBy
  },

  /** Whether the organiser was mailed about this person within the last hour: one mail covers several corrections. */
  async wasMailedLately(tx: Tx, dinner: { id: string }, participantId: string, now: Date): Promise<boolean> {
    const row = await tx
      .selectFrom('activity')
      .select('id')
      .where('dinnerId', '=', dinner.id)
      .where('relatedEntityId', '=', participantId)
      .where('code', '=', 'participant_edited')
      // A late diet is reported by the planned mails.
      .where(sql<boolean>`not data ? 'diets'`)
      .where('createdAt', '>', new Date(now.getTime() - 3_600_000))
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Deletes waiting mails to people who left. A mailbox shared with a staying person is kept. */
  async withdrawMails(
    tx: Tx,
    dinner: { id: string },
    leaving: readonly Participant[],
    staying: readonly Participant[],
  ): Promise<void> {
    const addresses = addressesOf(leaving, staying)
    if (addresses.length === 0) return
    await tx
      .deleteFrom('messageTask')
      .where('dinnerId', '=', dinner.id)
      .where(sql`lower(recipient_email)`, 'in', addresses)
      .where((eb) =>
        eb.or([
          eb.and([eb('kind', 'in', ['REGISTRATION', 'PARTNER_WISH']), eb('status', '<>', 'CLAIMED')]),
          eb.and([eb('jobId', 'is not', null), eb('status', 'in', ['QUEUED', 'PAUSED'])]),
        ]),
      )
      .execute()
  },

  /** Withdraws the waiting mails and empties the sent ones, where no one comes back. */
  async forgetMails(
    tx: Tx,
    dinner: { id: string },
    leaving: readonly Participant[],
    staying: readonly Participant[],
  ): Promise<void> {
    const addresses = addressesOf(leaving, staying)
    if (addresses.length === 0) return
    await ownRegistrationStore.withdrawMails(tx, dinner, leaving, staying)
    await tx
      .updateTable('messageTask')
      .set({
        recipientEmail: '',
        recipientName: '',
        replyTo: '',
        subject: '',
        content: '',
        document: null,
        attachments: null,
      })
      .where('dinnerId', '=', dinner.id)
      .where(sql`lower(recipient_email)`, 'in', addresses)
      .where('jobId', 'is not', null)
      .where('status', 'in', ['FINISHED', 'WITHDRAWN'])
      .execute()
  },

  /** Money was taken for one of these people and has not been given back. */
  async isPaid(db: Db | Tx, dinner: { id: string }, ids: readonly string[]): Promise<boolean> {
    const row = await db
      .selectFrom('paymentOrder')
      .select('id')
      .where('dinnerId', '=', dinner.id)
      .where('status', 'in', ['PAID', 'REFUND_DUE'])
      .where(sql<boolean>`participant_ids && ${ids}::uuid[]`)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },
}

/** Addresses that only leaving people read. */
function addressesOf(leaving: readonly Participant[], staying: readonly Participant[]): string[] {
  const keptAddresses = new Set(staying.map((person) => emailIdentity(person.email)))
  return leaving.map((person) => emailIdentity(person.email)).filter((address) => !keptAddresses.has(address))
}
