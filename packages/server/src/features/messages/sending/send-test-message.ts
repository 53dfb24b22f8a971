import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import { refuseIf } from '../../../platform/http/problems.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { queueMail } from '../outbox/index.ts'
import { refuseOverQuota } from './mail-quota.ts'
import { chosenRecipient } from './message-draft.ts'
import type { Sending } from './send-message.ts'

/** Sends one rendered mail to the organiser only, without job and activity. */
export async function sendTestMessage(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { compose, recipientId }: Pick<Sending, 'compose' | 'recipientId'>,
): Promise<Record<string, never>> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const draft = await compose(tx)
    refuseIf(draft.issues)
    await refuseOverQuota(ctx, tx, dinner, 1)
    const recipient = chosenRecipient(draft, recipientId)
    if (!recipient) return {}
    const mail = draft.render(recipient)
    await queueMail(tx, ctx, dinner, {
      kind: 'TEST',
      recipientEmail: dinner.email,
      recipientName: '',
      replyTo: dinner.email,
      ...mail,
    })
    return {}
  })
}
