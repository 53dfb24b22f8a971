import { emailIdentity } from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockTimeout } from '../../platform/db/in-transaction.ts'
import { sharedSecret } from '../../platform/db/shared-secret.ts'
import { type DayKeys, dayKeys } from '../../platform/limits/day-keys.ts'

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

/** First half of a two-key advisory lock, a key space separate from the event lock's single key. */
const addressLock = 7_203_513
const hour = 3_600_000
const day = 24 * hour
const perDayAndScope = 3
const perHour = 5
const perDay = 10

const strangerMailStore = {
  /**
   * Counts one more mail unless a limit is reached. Serialises callers per address until their transactions end, so
   * that concurrent ones cannot both be the last.
   */
  async countMail(tx: Tx, keys: DayKeys, { address, scope, now }: StrangerMail): Promise<boolean> {
    await sql`select set_config('lock_timeout', ${lockTimeout}, true)`.execute(tx)
    await sql`select pg_advisory_xact_lock(${addressLock}::int, hashtext(${address}))`.execute(tx)
    const addressKeys = sql.join(keys.recent(`address ${address}`))
    const scopeKeys = sql.join(keys.recent(`scope ${scope}`))
    const { numAffectedRows } = await sql`
      insert into stranger_mail (address_key, scope_key, created_at)
      select ${keys.key(`address ${address}`)}, ${keys.key(`scope ${scope}`)}, ${now}::timestamptz
      from (
        select count(*) as of_day, count(*) filter (where scope_key in (${scopeKeys})) as of_scope,
          count(*) filter (where created_at > ${new Date(now.getTime() - hour)}) as of_hour
        from stranger_mail
        where address_key in (${addressKeys}) and created_at > ${new Date(now.getTime() - day)}
      ) as sent
      where of_scope < ${perDayAndScope} and of_hour < ${perHour} and of_day < ${perDay}`.execute(tx)
    return numAffectedRows === 1n
  },
}

interface StrangerMail {
  address: string
  scope: string
  now: Date
}
