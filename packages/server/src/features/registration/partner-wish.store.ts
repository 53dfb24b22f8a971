import { emailIdentity, type Participant } from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { secretHash } from '../../platform/ids.ts'
import { toParticipant } from '../participants/index.ts'
import type { Addressed } from './partner-wish.mails.ts'

interface WishMail {
  kind: string
  senderEmail: string
  recipientEmail: string
  inviterId?: string
  invitation?: string
  createdAt: Date
}

export const partnerWishStore = {
  /** The confirmed person with this address; of a pair with one address, the root. */
  async confirmedByEmail(tx: Tx, dinner: { id: string }, email: string): Promise<Addressed | undefined> {
    const row = await tx
      .selectFrom('participant')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .where('emailIdentity', '=', emailIdentity(email))
      .where('sharesRootEmail', '=', false)
      .where('activatedAt', 'is not', null)
      .executeTakeFirst()
    return row && { person: toParticipant(row), selfAdminId: row.selfAdminId }
  },

  /** Confirmed people who wish for this address. */
  async wishingFor(tx: Tx, dinner: { id: string }, email: string): Promise<Participant[]> {
    const rows = await tx
      .selectFrom('participant')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .where(sql`lower(team_partner_wish_email)`, '=', sql`lower(${email})`)
      .where('teamPartnerWishEmail', '<>', '')
      .where('activatedAt', 'is not', null)
      .orderBy('participantNumber')
      .execute()
    return rows.map(toParticipant)
  },

  /** False when this sender has told this recipient the same before, with whatever registration (rules 7.7). */
  async once(tx: Tx, dinner: { id: string }, mail: WishMail): Promise<boolean> {
    const people = [mail.kind, emailIdentity(mail.senderEmail), emailIdentity(mail.recipientEmail)]
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('partnerWishMail')
      .values({
        dinnerId: dinner.id,
        onceKey: secretHash(JSON.stringify([dinner.id, ...people])),
        inviterId: mail.inviterId ?? null,
        invitationHash: mail.invitation === undefined ? null : secretHash(mail.invitation),
        createdAt: mail.createdAt,
      })
      .onConflict((conflict) => conflict.columns(['dinnerId', 'onceKey']).doNothing())
      .executeTakeFirst()
    return (numInsertedOrUpdatedRows ?? 0n) > 0n
  },

  /** An invitation sent on purpose: its link opens the form, and the same is not sent by itself again. */
  async invited(
    tx: Tx,
    dinner: { id: string },
    { sender, invitation, createdAt }: { sender: Participant; invitation: string; createdAt: Date },
  ): Promise<void> {
    const mail = { senderEmail: sender.email, recipientEmail: sender.teamPartnerWishEmail, createdAt }
    const invited = { ...mail, inviterId: sender.id, invitation }
    const isFirst = await partnerWishStore.once(tx, dinner, { ...invited, kind: 'NOT_EXISTING' })
    if (!isFirst) await partnerWishStore.once(tx, dinner, { ...invited, kind: `NOT_EXISTING ${invitation}` })
  },
}
