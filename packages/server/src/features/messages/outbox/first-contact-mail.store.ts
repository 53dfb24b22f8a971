import { emailIdentity } from '@running-dinner/domain'
import { sql } from 'kysely'
import type { Ctx } from '../../../platform/ctx.ts'
import { lockTimeout, type Tx } from '../../../platform/db/database.ts'
import { sharedSecret } from '../../../platform/db/shared-secret.ts'
import { type DayKeys, dayKeys } from '../../../platform/limits/day-keys.ts'

/**
 * Call right before queueing a mail to an unverified address (confirmation, invitation, recovery). True counts the
 * mail: at most three a day per event, five an hour and ten a day in total, so that our forms cannot flood an inbox. On
 * false, skip the mail and answer as if it had been queued.
 */
export async function firstContactMailAllowed(
  tx: Tx,
  ctx: Pick<Ctx, 'config' | 'clock'>,
  dinner: { id: string } | undefined,
  email: string,
): Promise<boolean> {
  const [isAllowed = false] = await firstContactMailsAllowed(tx, ctx, dinner, [email])
  return isAllowed
}

/** As `firstContactMailAllowed`, for many mails in the order in which they are queued. */
export async function firstContactMailsAllowed(
  tx: Tx,
  ctx: Pick<Ctx, 'config' | 'clock'>,
  dinner: { id: string } | undefined,
  emails: readonly string[],
): Promise<boolean[]> {
  if (!ctx.config.rateLimits || emails.length === 0) return emails.map(() => true)
  const now = ctx.clock.now()
  const keys = dayKeys(await sharedSecret(tx, 'limits'), now)
  return firstContactMailStore.countMails(tx, keys, {
    addresses: emails.map(emailIdentity),
    scope: dinner?.id ?? '',
    now,
  })
}

/** First half of a two-key advisory lock, a key space separate from the event lock's single key. */
const addressLock = 7_203_513
const hour = 3_600_000
const day = 24 * hour
const perDayAndScope = 3
const perHour = 5
const perDay = 10

const firstContactMailStore = {
  /**
   * Counts each mail unless a limit is reached. Serialises callers per address until their transactions end, so that
   * concurrent ones cannot both be the last; all lock in one order, so that none waits in a circle.
   */
  async countMails(tx: Tx, keys: DayKeys, { addresses, scope, now }: FirstContactMails): Promise<boolean[]> {
    await sql`
      select set_config('lock_timeout', ${lockTimeout}, true), pg_advisory_xact_lock(${addressLock}::int, address) from (
        select distinct hashtext(address) as address from unnest(${addresses}::text[]) as address order by 1
      ) as locked`.execute(tx)
    const addressKeys = addresses.map((address) => keys.recent(`address ${address}`))
    const scopeKeys = sql.join(keys.recent(`scope ${scope}`))
    const { rows } = await sql<{ position: number }>`
      with asked as (
        select *, row_number() over (partition by today order by position) as nth
        from unnest(${addressKeys.map(([today]) => today)}::bytea[], ${addressKeys.map(([, before]) => before)}::bytea[])
          with ordinality as given (today, yesterday, position)
      ), allowed as (
        select position, today from asked cross join lateral (
          select count(*) as of_day, count(*) filter (where scope_key in (${scopeKeys})) as of_scope,
            count(*) filter (where created_at > ${new Date(now.getTime() - hour)}) as of_hour
          from stranger_mail
          where address_key in (today, yesterday) and created_at > ${new Date(now.getTime() - day)}
        ) as sent
        where of_scope + nth <= ${perDayAndScope} and of_hour + nth <= ${perHour} and of_day + nth <= ${perDay}
      ), counted as (
        insert into stranger_mail (address_key, scope_key, created_at)
        select today, ${keys.key(`scope ${scope}`)}, ${now}::timestamptz from allowed
      )
      select position from allowed`.execute(tx)
    const allowed = new Set(rows.map(({ position }) => position))
    return addresses.map((_, index) => allowed.has(index + 1))
  },
}

interface FirstContactMails {
  addresses: string[]
  scope: string
  now: Date
}
