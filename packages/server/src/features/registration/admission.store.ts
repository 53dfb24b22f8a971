import { emailIdentity, type ParticipantData } from '@running-dinner/domain'
import type { TakenEmails } from '@running-dinner/domain/participants/participant-issues.ts'
import { takenEmails } from '@running-dinner/domain/participants/participant-issues.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { secretHash } from '../../platform/ids.ts'

export type Inviter = Pick<ParticipantData, 'email' | 'teamPartnerWishEmail'> & {
  teamPartnerWishOriginatorId: string | undefined
}

export const admissionStore = {
  /** Who has one of these addresses; the child that shares its root's is found as its root. */
  async taken(db: Db | Tx, dinner: { id: string }, emails: string[]): Promise<TakenEmails> {
    if (emails.length === 0) return new Map()
    const rows = await db
      .selectFrom('participant')
      .select(['id', 'email', 'originatorId'])
      .where('dinnerId', '=', dinner.id)
      .where('emailIdentity', 'in', emails.map(emailIdentity))
      .where('sharesRootEmail', '=', false)
      .execute()
    return takenEmails(
      rows.map(({ id, email, originatorId }) => ({
        id,
        email,
        teamPartnerWishOriginatorId: originatorId ?? undefined,
      })),
    )
  },

  /** Who invited with this secret, as long as they take part in this event. */
  async inviter(db: Db | Tx, dinner: { id: string }, invitation: string): Promise<Inviter | undefined> {
    const row = await db
      .selectFrom('partnerWishMail')
      .innerJoin('participant', 'participant.id', 'partnerWishMail.inviterId')
      .select(['participant.email', 'participant.teamPartnerWishEmail', 'participant.originatorId'])
      .where('partnerWishMail.dinnerId', '=', dinner.id)
      .where('partnerWishMail.invitationHash', '=', secretHash(invitation))
      .where('participant.activatedAt', 'is not', null)
      .executeTakeFirst()
    return (
      row && {
        email: row.email,
        teamPartnerWishEmail: row.teamPartnerWishEmail,
        teamPartnerWishOriginatorId: row.originatorId ?? undefined,
      }
    )
  },
}
