import type { Participant } from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db/database.ts'
import { secretHash } from '../../../../platform/ids.ts'
import { toParticipant } from '../../participants/index.ts'

/** Tokens of mailed confirmation links; only their hashes are stored. */
export const confirmationStore = {
  async insert(
    tx: Tx,
    dinner: { id: string },
    links: readonly { participantId: string; token: string }[],
    createdAt: Date,
  ): Promise<void> {
    if (links.length === 0) return
    await sql`
      insert into confirmation_token (token_hash, dinner_id, participant_id, created_at)
      select token_hash, ${dinner.id}, participant_id, ${createdAt} from unnest(
        ${links.map(({ token }) => secretHash(token))}::bytea[],
        ${links.map(({ participantId }) => participantId)}::uuid[]
      ) as link (token_hash, participant_id)`.execute(tx)
  },

  /** The link's owner and when it was mailed. */
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

  /** Those of these people who can confirm by a link, none with a pending payment, and when their last one was mailed. */
  async confirmable(
    db: Db | Tx,
    dinner: { id: string },
    ids: readonly string[],
  ): Promise<Map<string, { mailedAt: Date | null }>> {
    if (ids.length === 0) return new Map()
    const rows = await db
      .selectFrom('participant')
      .leftJoin('confirmationToken', 'confirmationToken.participantId', 'participant.id')
      .select(['participant.id', (eb) => eb.fn.max('confirmationToken.createdAt').as('mailedAt')])
      .where('participant.dinnerId', '=', dinner.id)
      .where('participant.id', 'in', ids)
      .where('activatedAt', 'is', null)
      .where('reservedUntil', 'is', null)
      .groupBy('participant.id')
      .execute()
    return new Map(rows.map(({ id, mailedAt }) => [id, { mailedAt }]))
  },

  async void(tx: Tx, dinner: { id: string }, participantId: string): Promise<void> {
    await tx
      .deleteFrom('confirmationToken')
      .where('dinnerId', '=', dinner.id)
      .where('participantId', '=', participantId)
      .execute()
  },

  /** An unconfirmed registration by its address; none with a pending payment. */
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
      // Only the root confirms a pair.
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
