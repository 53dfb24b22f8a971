import type { FeedbackInput } from '@running-dinner/contract'
import { emailIdentity } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { rateLimited } from '../../platform/http/problems.ts'
import { newId } from '../../platform/ids.ts'
import { dinnerStore } from '../dinners/index.ts'
import { queueMail } from '../messages/index.ts'
import { feedbackMail } from './feedback.mails.ts'
import { feedbackStore } from './feedback.store.ts'
import { isFromProgram } from './is-from-program.ts'
import { withoutSecrets } from './without-secrets.ts'

/** As many a minute from one sender (rules 11.3). */
const perMinute = 3
const minute = 60_000

/** Stored and mailed on to whoever runs this instance. A program is answered like anybody, and leaves nothing behind. */
export async function sendFeedback(
  ctx: Ctx,
  input: FeedbackInput,
  // Replaced in the test that shows what would slip through without it.
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
    // The administration link is a secret: what it opens is named, the link itself goes nowhere.
    const dinner = input.adminId === '' ? undefined : await dinnerStore.byAdminId(tx, input.adminId)
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
