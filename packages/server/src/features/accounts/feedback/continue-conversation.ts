import type { ConversationInput } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import { feedbackStore } from './feedback.store.ts'

/** Stores entries for the operator to read; no mail is sent. */
export async function continueConversation(ctx: Ctx, entries: ConversationInput): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    for (const { threadId, role, message } of entries) {
      const thread = await feedbackStore.firstOfThread(tx, threadId)
      if (!thread) throw notFound()
      await feedbackStore.insert(tx, { ...thread, id: newId(), threadId, role, message, createdAt: ctx.clock.now() })
    }
  })
}

export async function resolveThread(ctx: Ctx, threadId: string, isResolved: boolean | undefined): Promise<void> {
  if (!(await inTransaction(ctx.db, (tx) => feedbackStore.resolve(tx, threadId, isResolved)))) throw notFound()
}
