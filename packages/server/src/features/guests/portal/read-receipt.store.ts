import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound } from '../../../platform/http/problems.ts'
import type { PortalParticipant } from './authorized-portal-participant.ts'
import { readPortalMessages } from './portal-messages.read.ts'

const readReceiptStore = {
  async insert(tx: Tx, { dinner, person }: PortalParticipant, taskId: string, readAt: Date): Promise<void> {
    await tx
      .insertInto('messageReadReceipt')
      .values({ dinnerId: dinner.id, participantId: person.id, taskId, readAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  },
}

/** Only for mails this person can see; the first time is kept. */
export async function markMessageRead(ctx: Ctx, self: PortalParticipant, taskId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const messages = await readPortalMessages(tx, self, ctx.clock.now())
    if (!messages.some((message) => message.messageTaskId === taskId)) throw notFound()
    await readReceiptStore.insert(tx, self, taskId, ctx.clock.now())
  })
}
