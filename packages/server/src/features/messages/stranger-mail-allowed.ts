import { emailIdentity } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { dayKeys } from '../../platform/limits/day-keys.ts'
import { strangerMailStore } from './stranger-mail.store.ts'

/**
 * Ask right before queueing a mail to an address that nobody has proven to be theirs: a confirmation, an invitation, a recovery.
 * True counts the mail: at most three a day for one event and five an hour in total, so that no form of ours fills somebody's
 * inbox (reliability 2.4 #10). False means: do not queue it, and answer as if it had been.
 */
export async function strangerMailAllowed(
  tx: Tx,
  ctx: Pick<Ctx, 'config' | 'clock'>,
  dinner: { id: string } | undefined,
  email: string,
): Promise<boolean> {
  if (!ctx.config.rateLimits) return true
  const mail = { address: emailIdentity(email), scope: dinner?.id ?? '', now: ctx.clock.now() }
  return strangerMailStore.countOne(tx, await dayKeys(ctx), mail)
}
