import { dayIn } from '@running-dinner/domain'
import { isEventDue } from '@running-dinner/domain/retention.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import type { Purge } from '../../platform/retention/purge.ts'
import { retentionStore } from './retention.store.ts'

export interface Deletion {
  now: Date
  purges: readonly Purge[]
  /** By whoever runs the instance, before its time has come. */
  whenever?: boolean
}

/** All of an event or nothing (reliability I13). Asked again under its lock: it may have been put off a moment ago. */
export async function deleteEvent(
  { db }: Pick<Ctx, 'db'>,
  id: string,
  { now, purges, whenever = false }: Deletion,
  transact = inTransaction,
): Promise<boolean> {
  return transact(db, async (tx) => {
    await lockDinner(tx, { id })
    await sql`set local statement_timeout = '120s'`.execute(tx)
    const event = await retentionStore.lockedEvent(tx, id)
    if (!event || !(whenever || isEventDue(event, dayIn(event.timeZone, now), now))) return false
    for (const purge of purges) await purge.ofEvent?.(tx, id)
    await retentionStore.remove(tx, event, now)
    return true
  })
}
