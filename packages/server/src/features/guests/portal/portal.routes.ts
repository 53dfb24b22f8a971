import { portalRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type Handler, handler, idOf, openHandler } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { callerLanguage } from '../../issue-wording.ts'
import { type PortalParticipant, requirePortalParticipant } from './authorized-portal-participant.ts'
import { listMyEvents } from './list-events.ts'
import { readPortalMessages } from './portal-messages.read.ts'
import { revokePortalTokens } from './portal-token.store.ts'
import { recoverAccess } from './recover-access.ts'
import { readSelfServiceInfo } from './self-service-info.read.ts'

export function portalHandlers(ctx: Ctx): Handler[] {
  const participant = requirePortalParticipant(ctx)
  return [
    openHandler(portalRoutes.myEvents, async ({ body }) => ({ events: await listMyEvents(ctx, body.portalTokens) })),
    openHandler(portalRoutes.accessRecovery, async ({ body, request: { headers } }) =>
      recoverAccess(ctx, body.email, (eventLanguage) => callerLanguage({ headers, eventLanguage })),
    ),
    openHandler(portalRoutes.revoke, async ({ body }) => revokePortalTokens(ctx, body.portalTokens)),
    handler(portalRoutes.selfServiceInfo, participant, async ({ params }, self) =>
      readSelfServiceInfo(ctx, { ...self, selfAdminId: params.selfAdminId }),
    ),
    handler(portalRoutes.messages, participant, async (_call, self) =>
      readPortalMessages(ctx.db, self, ctx.clock.now()),
    ),
    handler(portalRoutes.markRead, participant, async ({ params }, self) =>
      markMessageRead(ctx, self, idOf(params, 'taskId')),
    ),
  ]
}

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
async function markMessageRead(ctx: Ctx, self: PortalParticipant, taskId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const messages = await readPortalMessages(tx, self, ctx.clock.now())
    if (!messages.some((message) => message.messageTaskId === taskId)) throw notFound()
    await readReceiptStore.insert(tx, self, taskId, ctx.clock.now())
  })
}
