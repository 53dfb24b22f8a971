import { emailIdentity, type Participant } from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'

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

  /** Whether the organiser was mailed about this person within the last hour: one mail covers several corrections. */
  async wasMailedLately(tx: Tx, dinner: { id: string }, participantId: string, now: Date): Promise<boolean> {
    const row = await tx
      .selectFrom('activity')
      .select('id')
      .where('dinnerId', '=', dinner.id)
      .where('relatedEntityId', '=', participantId)
      .where('code', '=', 'participant_edited')
      .where('createdAt', '>', new Date(now.getTime() - 3_600_000))
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },

  /** Deletes waiting mails to people who left and empties the sent ones. A mailbox shared with a staying person is kept. */
  async forgetMails(
    tx: Tx,
    dinner: { id: string },
    leaving: readonly Participant[],
    staying: readonly Participant[],
  ): Promise<void> {
    const kept = new Set(staying.map((person) => emailIdentity(person.email)))
    const addresses = leaving.map((person) => emailIdentity(person.email)).filter((address) => !kept.has(address))
    if (addresses.length === 0) return
    await tx
      .deleteFrom('messageTask')
      .where('dinnerId', '=', dinner.id)
      .where(sql`lower(recipient_email)`, 'in', addresses)
      .where((eb) =>
        eb.or([
          eb.and([eb('kind', 'in', ['REGISTRATION', 'PARTNER_WISH']), eb('status', '<>', 'CLAIMED')]),
          eb.and([eb('jobId', 'is not', null), eb('status', '=', 'QUEUED')]),
        ]),
      )
      .execute()
    await tx
      .updateTable('messageTask')
      .set({ recipientEmail: '', recipientName: '', replyTo: '', subject: '', content: '' })
      .where('dinnerId', '=', dinner.id)
      .where(sql`lower(recipient_email)`, 'in', addresses)
      .where('jobId', 'is not', null)
      .where('status', 'in', ['FINISHED', 'WITHDRAWN'])
      .execute()
  },
}
