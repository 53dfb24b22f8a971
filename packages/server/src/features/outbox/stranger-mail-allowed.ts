import { emailIdentity } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sharedSecret } from '../../platform/db/shared-secret.ts'
import { dayKeys } from '../../platform/limits/day-keys.ts'
import { strangerMailStore } from './stranger-mail.store.ts'

/**
 * Call right before queueing a mail to an unverified address (confirmation, invitation, recovery). True counts the
 * mail: at most three a day per event, five an hour and ten a day in total, so that our forms cannot flood an inbox. On
 * false, skip the mail and answer as if it had been queued.
 */
export async function strangerMailAllowed(
  tx: Tx,
  ctx: Pick<Ctx, 'config' | 'clock'>,
  dinner: { id: string } | undefined,
  email: string,
): Promise<boolean> {
  if (!ctx.config.rateLimits) return true
  const now = ctx.clock.now()
  const keys = dayKeys(await sharedSecret(tx, 'limits'), now)
  return strangerMailStore.countMail(tx, keys, { address: emailIdentity(email), scope: dinner?.id ?? '', now })
}
