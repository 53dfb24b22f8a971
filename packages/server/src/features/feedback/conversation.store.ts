import { type ConversationInput, yesNoOrUnknown } from '@running-dinner/contract'
import type { Tx } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'

interface Thread {
  senderEmail: string
  senderIdentity: string
  dinnerId: string | null
  pageName: string
}

export const conversationStore = {
  /** Returns the first message of the thread under a row lock, so that concurrent entries are counted one after the other. */
  async lockThread(tx: Tx, threadId: string): Promise<Thread | undefined> {
    return tx
      .selectFrom('feedback')
      .select(['senderEmail', 'senderIdentity', 'dinnerId', 'pageName'])
      .where('threadId', '=', threadId)
      .orderBy('createdAt')
      .orderBy('id')
      .limit(1)
      .forUpdate()
      .executeTakeFirst()
  },

  async length(tx: Tx, threadId: string): Promise<number> {
    const { count } = await tx
      .selectFrom('feedback')
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .where('threadId', '=', threadId)
      .executeTakeFirstOrThrow()
    return Number(count)
  },

  async insert(
    tx: Tx,
    thread: Thread,
    { threadId, role, message }: ConversationInput[number],
    createdAt: Date,
  ): Promise<void> {
    await tx
      .insertInto('feedback')
      .values({ ...thread, id: newId(), threadId, role, message, createdAt })
      .execute()
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
