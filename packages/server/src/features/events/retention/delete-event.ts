import { dayIn, type LocalDate } from '@running-dinner/domain'
import { isEventDue } from '@running-dinner/domain/events'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Cleanup } from '../../../platform/retention/cleanup.ts'
import { lockDinner } from '../dinner-record/index.ts'
import { type KeptEvent, retentionStore } from './retention.store.ts'

interface Deletion {
  now: Date
  cleanups: readonly Cleanup[]
  /** Set by an administrator to delete the event before it is due. */
  evenIfNotDue?: boolean
}

/**
 * Deletes an event completely or not at all. Checks again under its lock whether it is due, because it may have been postponed.
 */
export async function deleteEvent(
  { db }: Pick<Ctx, 'db'>,
  id: string,
  { now, cleanups, evenIfNotDue = false }: Deletion,
  transact = inTransaction,
): Promise<boolean> {
  return transact(db, async (tx) => {
    await lockDinner(tx, { id })
    await retentionStore.allowTwoMinutes(tx)
    const event = await retentionStore.lockedEvent(tx, id)
    if (!event || !(evenIfNotDue || isEventDue(event, eventDay(event, now), now))) return false
    for (const cleanup of cleanups) await cleanup.ofEvent?.(tx, id)
    await retentionStore.remove(tx, event, now)
    return true
  })
}

/** In the event's time zone; in UTC when this server does not know that zone, so that the event is deleted all the same. */
export function eventDay({ timeZone }: Pick<KeptEvent, 'timeZone'>, now: Date): LocalDate {
  try {
    return dayIn(timeZone, now)
  } catch (error) {
    if (error instanceof RangeError) return dayIn('UTC', now)
    throw error
  }
}
