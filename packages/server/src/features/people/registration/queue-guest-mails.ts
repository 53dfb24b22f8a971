import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { queueMail, type SystemMail, strangerMailsAllowed } from '../../messages/outbox/index.ts'
import { partnerWishStore, type WishMail } from './partner-wish.store.ts'

export interface GuestMail {
  mail: SystemMail
  /** The address is; the limits for strangers' addresses apply to the others. */
  isProven: boolean
  /** Sent only if it is the first of its kind from this sender to this recipient. */
  once?: WishMail
}

/** Queues the mails in their order, in as many statements for one as for many. */
export async function queueGuestMails(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  mails: readonly GuestMail[],
): Promise<void> {
  const first = await partnerWishStore.once(
    tx,
    dinner,
    mails.flatMap(({ once }) => once ?? []),
  )
  const due = mails.filter(({ once }) => once === undefined || first.has(once))
  const unproven = due.filter(({ isProven }) => !isProven)
  const emails = unproven.map(({ mail }) => mail.recipientEmail)
  const allowed = await strangerMailsAllowed(tx, ctx, dinner, emails)
  const refused = new Set(unproven.filter((_, index) => !allowed[index]))
  await queueMail(tx, ctx, dinner, ...due.filter((mail) => !refused.has(mail)).map(({ mail }) => mail))
}
