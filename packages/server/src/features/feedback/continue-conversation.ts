import type { ConversationInput } from '@running-dinner/contract'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { notFound, rateLimited } from '../../platform/http/problems.ts'
import { conversationStore } from './conversation.store.ts'

/** Maximum number of entries, so that a thread cannot be used as storage. */
const maxEntries = 100
const hour = 3600

/** Stores entries for the operator to read; no mail is sent. */
export async function continueConversation(ctx: Ctx, entries: ConversationInput): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    for (const entry of entries) {
      const thread = await conversationStore.lockThread(tx, entry.threadId)
      if (!thread) throw notFound()
      if ((await conversationStore.length(tx, entry.threadId)) >= maxEntries) throw rateLimited(hour)
      await conversationStore.insert(tx, thread, entry, ctx.clock.now())
    }
  })
}

export async function resolveThread(ctx: Ctx, threadId: string, isResolved: boolean | undefined): Promise<void> {
  const isStored = await inTransaction(ctx.db, (tx) => conversationStore.resolve(tx, threadId, isResolved))
  if (!isStored) throw notFound()
}
