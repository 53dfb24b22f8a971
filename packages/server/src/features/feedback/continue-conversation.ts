import type { ConversationInput } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { notFound, rateLimited } from '../../platform/http/problems.ts'
import { conversationStore } from './conversation.store.ts'

/** Nobody talks longer with an assistant; a thread is no place to store things in. */
const longest = 100
const hour = 3600

/** Kept with the message the thread began with, for the operator to read; nobody is mailed. */
export async function continueConversation(ctx: Ctx, entries: ConversationInput): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    for (const entry of entries) {
      const thread = await conversationStore.begin(tx, entry.threadId)
      if (!thread) throw notFound()
      if ((await conversationStore.length(tx, entry.threadId)) >= longest) throw rateLimited(hour)
      await conversationStore.insert(tx, thread, entry, ctx.clock.now())
    }
  })
}

export async function resolveThread(ctx: Ctx, threadId: string, resolved: string): Promise<void> {
  const isStored = await inTransaction(ctx.db, (tx) => conversationStore.resolve(tx, threadId, resolved))
  if (!isStored) throw notFound()
}
