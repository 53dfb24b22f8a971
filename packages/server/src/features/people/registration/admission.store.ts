import { emailIdentity } from '@running-dinner/domain'
import type { TakenEmails } from '@running-dinner/domain/people/participants/participant-issues.ts'
import { takenEmails } from '@running-dinner/domain/people/participants/participant-issues.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'

export const admissionStore = {
  /** Owners of these addresses; a child that shares its root's address is found as its root. */
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
}
