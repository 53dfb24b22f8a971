import {
  type ConversationInput,
  type FeedbackInput,
  feedbackRoutes,
  verdicts,
  yesNoOrUnknown,
} from '@running-dinner/contract'
import { emailIdentity } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Handler, idOf, openHandler } from '../../../platform/http/handler.ts'
import { notFound, rateLimited } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import { dinnerStore } from '../../events/dinner-record/index.ts'
import { queueMail } from '../../messages/outbox/index.ts'
import { feedbackMail } from './feedback.mails.ts'
import { feedbackStore } from './feedback.store.ts'

/** Limit per sender. */
const perMinute = 3
const minute = 60_000
/** No person reads the form, types an address and a message in less. */
const fastestSeconds = 3

/** Stores feedback and mails it to the operator. A detected bot gets the normal answer, and nothing is stored. */
export async function sendFeedback(
  ctx: Ctx,
  input: FeedbackInput,
  // Replaced in a test that shows the race without the lock.
  lockSender = feedbackStore.lockSender,
): Promise<void> {
  if (isFromProgram(input)) return
  const senderIdentity = emailIdentity(input.senderEmail)
  const pageName = withoutSecrets(input.pageName)
  const now = ctx.clock.now()
  await inTransaction(ctx.db, async (tx) => {
    await lockSender(tx, senderIdentity)
    const recent = await feedbackStore.countSince(tx, senderIdentity, new Date(now.getTime() - minute))
    if (ctx.config.rateLimits && recent >= perMinute) throw rateLimited(minute / 1000)
    // The administration link is a secret: only the event's name is forwarded.
    const dinner = input.adminId === undefined ? undefined : await dinnerStore.byAdminId(tx, input.adminId)
    await feedbackStore.insert(tx, {
      id: newId(),
      senderEmail: input.senderEmail,
      senderIdentity,
      message: input.message,
      dinnerId: dinner?.id ?? null,
      pageName,
      threadId: input.threadId ?? null,
      createdAt: now,
    })
    await queueMail(tx, ctx, undefined, feedbackMail(ctx.config.adminEmail, { ...input, pageName }, dinner))
  })
}

/** Bots fill in the hidden field or submit at once. Calls from other clients carry neither sign and are only rate limited. */
function isFromProgram({ website, secondsToWrite }: Pick<FeedbackInput, 'website' | 'secondsToWrite'>): boolean {
  if (website !== '') return true
  return typeof secondsToWrite === 'number' && secondsToWrite < fastestSeconds
}

/** Removes query and secrets from a page address before it is stored and mailed. */
function withoutSecrets(page: string): string {
  return page.replace(/[?#].*$/s, '').replace(/[A-Za-z0-9_-]{20,}/g, '…')
}

/** Stores entries for the operator to read; no mail is sent. */
async function continueConversation(ctx: Ctx, messages: ConversationInput): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    for (const { threadId, role, message } of messages) {
      const thread = await feedbackStore.firstOfThread(tx, threadId)
      if (!thread) throw notFound()
      await feedbackStore.insert(tx, { ...thread, id: newId(), threadId, role, message, createdAt: ctx.clock.now() })
    }
  })
}

async function resolveThread(ctx: Ctx, threadId: string, isResolved: boolean | undefined): Promise<void> {
  if (!(await inTransaction(ctx.db, (tx) => feedbackStore.resolve(tx, threadId, isResolved)))) throw notFound()
}

export function feedbackHandlers(ctx: Ctx): Handler[] {
  return [
    openHandler(feedbackRoutes.send, async ({ body }) => sendFeedback(ctx, body)),
    openHandler(feedbackRoutes.converse, async ({ body }) => continueConversation(ctx, body)),
    openHandler(feedbackRoutes.resolve, async ({ params }) => {
      const verdict = verdicts.find((word) => word === params.resolved)
      if (!verdict) throw notFound()
      await resolveThread(ctx, idOf(params, 'threadId'), yesNoOrUnknown.decode(verdict))
    }),
  ]
}
