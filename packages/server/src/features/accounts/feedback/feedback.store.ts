import { type ConversationInput, yesNoOrUnknown } from '@running-dinner/contract'
import { keptSince } from '@running-dinner/domain/events'
import { sql } from 'kysely'
import { lockTimeout, type Tx } from '../../../platform/db/database.ts'
import type { Cleanup } from '../../../platform/retention/cleanup.ts'

/** First half of a two-key advisory lock, a key space separate from the event lock's single key. */
const senderLock = 7_203_514

export interface NewFeedback {
  id: string
  senderEmail: string
  senderIdentity: string
  message: string
  dinnerId: string | null
  pageName: string
  threadId: string | null
  role?: ConversationInput[number]['role']
  createdAt: Date
}

export const feedbackStore = {
  /** Serialises messages of one sender, so that concurrent ones cannot exceed the limit. */
  async lockSender(tx: Tx, senderIdentity: string): Promise<void> {
    await sql`select set_config('lock_timeout', ${lockTimeout}, true)`.execute(tx)
    await sql`select pg_advisory_xact_lock(${senderLock}::int, hashtext(${senderIdentity}))`.execute(tx)
  },

  async countSince(tx: Tx, senderIdentity: string, since: Date): Promise<number> {
    const { count } = await tx
      .selectFrom('feedback')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('senderIdentity', '=', senderIdentity)
      .where('createdAt', '>', since)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  async insert(tx: Tx, feedback: NewFeedback): Promise<void> {
    await tx.insertInto('feedback').values(feedback).execute()
  },

  async firstOfThread(tx: Tx, threadId: string) {
    return tx
      .selectFrom('feedback')
      .select(['senderEmail', 'senderIdentity', 'dinnerId', 'pageName'])
      .where('threadId', '=', threadId)
      .orderBy('createdAt')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
  },

  async resolve(tx: Tx, threadId: string, isResolved: boolean | undefined): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('feedback')
      .set({ resolved: yesNoOrUnknown.encode(isResolved) })
      .where('threadId', '=', threadId)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
}

/** Feedback belongs to no event and is deleted after twelve months. */
export const feedbackCleanup: Cleanup = {
  name: 'feedback',
  async old(tx, now) {
    await tx.deleteFrom('feedback').where('createdAt', '<=', keptSince('feedback', now)).execute()
  },
}
