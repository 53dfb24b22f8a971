import type { Language } from '@running-dinner/domain'
import { inTransaction, withSavepoint } from '../../../platform/db/in-transaction.ts'
import { newId, newSecret } from '../../../platform/ids.ts'
import { queueMail, strangerMailAllowed } from '../../messages/outbox/index.ts'
import { newPasswordMail } from './account.mails.ts'
import { accountStore } from './account.store.ts'
import { accountLinkStore } from './account-link.store.ts'
import type { AccountsCtx } from './accounts-ctx.ts'

const hour = 3_600_000

/**
 * For an unknown address the same rows are written and rolled back, so that neither answer nor timing reveals whether
 * an account exists.
 */
export async function mailNewPassword(ctx: AccountsCtx, email: string): Promise<void> {
  const now = ctx.clock.now()
  const unknownAccount = { id: newId(), email, language: 'de' as Language }
  await inTransaction(ctx.db, async (tx) => {
    const isAllowed = await strangerMailAllowed(tx, ctx, undefined, email)
    const known = await accountStore.byEmail(tx, email)
    const { id: accountId, ...addressee } = known ?? unknownAccount
    await withSavepoint(tx, async () => {
      const token = newSecret()
      const expiresAt = new Date(now.getTime() + hour)
      await accountLinkStore.insert(tx, { accountId, purpose: 'PASSWORD', token, expiresAt, createdAt: now })
      await queueMail(tx, ctx, undefined, newPasswordMail(ctx, addressee, token))
      return known !== undefined && isAllowed
    })
  })
}
