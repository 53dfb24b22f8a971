import { portalRoutes } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { type Handler, handler, idOf, openHandler } from '../../../platform/http/handler.ts'
import { callerLanguage } from '../../issue-wording.ts'
import { requirePortalParticipant } from './authorized-portal-participant.ts'
import { listMyEvents } from './list-events.ts'
import { readPortalMessages } from './portal-messages.read.ts'
import { revokePortalTokens } from './portal-tokens.ts'
import { markMessageRead } from './read-receipt.store.ts'
import { readSelfServiceInfo } from './read-self-service-info.ts'
import { recoverAccess } from './recover-access.ts'

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
