import { emailIdentity, type Language } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction, withSavepoint } from '../../../platform/db/in-transaction.ts'
import { firstContactMailAllowed, queueMail } from '../../messages/outbox/index.ts'
import { readPortalEntries } from './portal-events.read.ts'
import { portalLinkMail } from './portal-link.mails.ts'
import { portalTokenFor } from './portal-token.store.ts'

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
    const entries = await readPortalEntries(tx, [emailIdentity(email)])
    const language = languageOf(entries.at(-1)?.language ?? 'de')
    await withSavepoint(tx, async () => {
      const token = await portalTokenFor(tx, ctx, email)
      await queueMail(tx, ctx, undefined, portalLinkMail(ctx, { email, token, language }))
      return allowed && entries.length > 0
    })
  })
}
