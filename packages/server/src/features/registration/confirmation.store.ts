import type { Participant } from '@running-dinner/domain'
import type { Db, Tx } from '../../platform/db/database.ts'
import { secretHash } from '../../platform/ids.ts'
import { toParticipant } from '../participants/index.ts'

/** The values in mailed links, of which only the hash is kept (reliability C-3). */
export const confirmationStore = {
  async insert(tx: Tx, dinner: { id: string }, participantId: string, token: string, createdAt: Date): Promise<void> {
    await tx
      .insertInto('confirmationToken')
      .values({ tokenHash: secretHash(token), dinnerId: dinner.id, participantId, createdAt })
      .execute()
  },

  /** Whose link it is and when it was mailed. */
  async byToken(
    db: Db | Tx,
    dinner: { id: string },
    token: string,
  ): Promise<{ participantId: string; sentAt: Date } | undefined> {
    const row = await db
      .selectFrom('confirmationToken')
      .select(['participantId', 'createdAt'])
      .where('dinnerId', '=', dinner.id)
      .where('tokenHash', '=', secretHash(token))
      .executeTakeFirst()
    return row && { participantId: row.participantId, sentAt: row.createdAt }
  },

  async void(tx: Tx, dinner: { id: string }, participantId: string): Promise<void> {
    await tx
      .deleteFrom('confirmationToken')
      .where('dinnerId', '=', dinner.id)
      .where('participantId', '=', participantId)
      .execute()
  },

  /** A registration that waits for its confirmation, by its address; nobody whose payment is under way. */
  async unconfirmedByEmail(
    db: Db | Tx,
    dinner: { id: string },
    emailIdentity: string,
  ): Promise<Participant | undefined> {
    const row = await db
      .selectFrom('participant')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .where('emailIdentity', '=', emailIdentity)
      .where('sharesRootEmail', '=', false)
      .where('activatedAt', 'is', null)
      .where('reservedUntil', 'is', null)
      .where('consentAt', 'is not', null)
      // A pair is confirmed by the one who registered it.
      .where((eb) => eb.or([eb('originatorId', 'is', null), eb('originatorId', '=', eb.ref('id'))]))
      .executeTakeFirst()
    return row && toParticipant(row)
  },

  async bySecret(
    db: Db | Tx,
    dinner: { id: string },
    registrationSecret: string,
  ): Promise<{ person: Participant; addressChanges: number } | undefined> {
    const row = await db
      .selectFrom('participant')
      .selectAll()
      .where('dinnerId', '=', dinner.id)
      .where('registrationSecretHash', '=', secretHash(registrationSecret))
      .executeTakeFirst()
    return row && { person: toParticipant(row), addressChanges: row.addressChanges }
  },

  async countAddressChange(tx: Tx, dinner: { id: string }, participantId: string): Promise<void> {
    await tx
      .updateTable('participant')
      .set((eb) => ({ addressChanges: eb('addressChanges', '+', 1) }))
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', participantId)
      .execute()
  },
}
