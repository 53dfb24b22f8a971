import { emailIdentity } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { sharedSecret } from '../../platform/db/shared-secret.ts'
import { dayKeys } from '../../platform/limits/day-keys.ts'
import { strangerMailStore } from './stranger-mail.store.ts'

/**
 * Ask right before queueing a mail to an address that nobody has proven to be theirs: a confirmation, an invitation, a recovery.
 * True counts the mail: at most three a day for one event, five an hour and ten a day in total, so that no form of ours fills somebody's
 * inbox (reliability 2.4 #10). False means: do not queue it, and answer as if it had been.
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
  return strangerMailStore.countOne(tx, keys, { address: emailIdentity(email), scope: dinner?.id ?? '', now })
}
