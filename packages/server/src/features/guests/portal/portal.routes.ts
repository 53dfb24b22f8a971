import { accountRoutes, portalRoutes } from '@running-dinner/contract'
import { emailIdentity, type Language } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction, withSavepoint } from '../../../platform/db/in-transaction.ts'
import { type Handler, handler, idOf, openHandler } from '../../../platform/http/handler.ts'
import { notFound } from '../../../platform/http/problems.ts'
import { requireAccount, sessionTokens } from '../../accounts/user-accounts/index.ts'
import { callerLanguage } from '../../issue-wording.ts'
import { firstContactMailAllowed, queueMail } from '../../messages/outbox/index.ts'
import { type AuthorizedParticipant, type OwnReader, requireParticipant } from '../../people/participants/index.ts'
import { listEventsOf, listMyEvents } from './list-events.ts'
import { readPortalEntries } from './portal-events.read.ts'
import { portalLinkMail } from './portal-link.mails.ts'
import { readPortalMessages } from './portal-messages.read.ts'
import { portalTokenFor, readReceiptStore, revokePortalTokens } from './portal-token.store.ts'
import { readSelfServiceInfo } from './self-service-info.read.ts'

/**
 * Mails the link to an address that takes part or organises. For any other address the same work is done and rolled back, so
 * that neither the answer nor its duration reveals which addresses are known. `languageOf` tells the language of the page from
 * that of the latest event.
 */
export async function recoverAccess(
  ctx: Ctx,
  email: string,
  languageOf: (entryLanguage: Language) => Language = (entryLanguage) => entryLanguage,
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const allowed = await firstContactMailAllowed(tx, ctx, undefined, email)
    const portalEntries = await readPortalEntries(tx, [emailIdentity(email)])
    const language = languageOf(portalEntries.at(-1)?.language ?? 'de')
    await withSavepoint(tx, async () => {
      const token = await portalTokenFor(tx, ctx, email)
      await queueMail(tx, ctx, undefined, portalLinkMail(ctx, { email, token, language }))
      return allowed && portalEntries.length > 0
    })
  })
}

export function portalHandlers(ctx: Ctx): Handler[] {
  const participant = requireShown(ctx)
  const account = requireAccount(ctx, sessionTokens(ctx))
  return [
    openHandler(portalRoutes.myEvents, async ({ body }) => ({ events: await listMyEvents(ctx, body.portalTokens) })),
    // An account can be registered with any address, so events are listed only once the address is confirmed.
    handler(accountRoutes.myEvents, account, async (_call, { confirmedAt, email }) => ({
      events: confirmedAt ? await listEventsOf(ctx, email) : [],
    })),
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

/** An unconfirmed event is only shown to guests who confirmed themselves. */
function requireShown(ctx: Ctx) {
  const participant = requireParticipant(ctx)
  return async (params: Parameters<typeof participant>[0]): Promise<AuthorizedParticipant> => {
    const self = await participant(params)
    if (!isShownInPortal(self)) throw notFound()
    return self
  }
}

/** Guests may confirm before the organiser confirms the event. In a demo no address is proven. */
function isShownInPortal({ dinner, person }: OwnReader): boolean {
  if (dinner.acknowledgedDate !== undefined) return true
  return dinner.runningDinnerType !== 'DEMO' && person.activationDate !== undefined
}

/** Only for mails this person can see; the first time is kept. */
async function markMessageRead(ctx: Ctx, self: AuthorizedParticipant, taskId: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const messages = await readPortalMessages(tx, self, ctx.clock.now())
    if (!messages.some((message) => message.messageTaskId === taskId)) throw notFound()
    await readReceiptStore.insert(tx, self, taskId, ctx.clock.now())
  })
}
