import { emailIdentity, type Participant } from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { secretHash } from '../../platform/ids.ts'
import { toParticipant } from '../participants/index.ts'
import { wishedHash } from './invitation.store.ts'
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

  /** Returns false if this sender has sent this recipient the same kind before, from whichever registration. */
  async once(tx: Tx, dinner: { id: string }, mail: WishMail): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('partnerWishMail')
      .values({
        dinnerId: dinner.id,
        onceKey: onceKey(dinner, mail),
        inviterId: mail.inviterId ?? null,
        invitationHash: mail.invitation === undefined ? null : secretHash(mail.invitation),
        wishedHash: mail.invitation === undefined ? null : wishedHash(dinner, mail.recipientEmail),
        createdAt: mail.createdAt,
      })
      .onConflict((conflict) => conflict.columns(['dinnerId', 'onceKey']).doNothing())
      .executeTakeFirst()
    const isFirst = (numInsertedOrUpdatedRows ?? 0n) > 0n
    if (!isFirst && mail.inviterId !== undefined) await reclaimInvitation(tx, dinner, mail)
    return isFirst
  },

  /** Whether the sender ever invited the recipient. */
  async hasInvited(
    tx: Tx,
    dinner: { id: string },
    people: { senderEmail: string; recipientEmail: string },
  ): Promise<boolean> {
    const row = await tx
      .selectFrom('partnerWishMail')
      .select('onceKey')
      .where('dinnerId', '=', dinner.id)
      .where('onceKey', '=', onceKey(dinner, { ...people, kind: 'NOT_EXISTING' }))
      .executeTakeFirst()
    return row !== undefined
  },

  /** Records an invitation sent on request: its link is valid, and no automatic one follows. */
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

function onceKey(dinner: { id: string }, mail: Pick<WishMail, 'kind' | 'senderEmail' | 'recipientEmail'>): Buffer {
  const people = [mail.kind, emailIdentity(mail.senderEmail), emailIdentity(mail.recipientEmail)]
  return secretHash(JSON.stringify([dinner.id, ...people]))
}

/** A sender who left and registered again: no second mail, but the earlier link binds to them again. */
async function reclaimInvitation(tx: Tx, dinner: { id: string }, mail: WishMail): Promise<void> {
  await tx
    .updateTable('partnerWishMail')
    .set({ inviterId: mail.inviterId ?? null })
    .where('dinnerId', '=', dinner.id)
    .where('onceKey', '=', onceKey(dinner, mail))
    .where('inviterId', 'is', null)
    .execute()
}
