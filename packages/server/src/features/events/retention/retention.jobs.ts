import { isEventDue, isWarningDue } from '@running-dinner/domain/events'
import type { Ctx } from '../../../platform/ctx.ts'
import { databaseTime } from '../../../platform/db/database-time.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Cleanup } from '../../../platform/retention/cleanup.ts'
import { doMailsWait } from '../../../platform/tombstones/mails-wait.store.ts'
import { deleteEvent, eventDay } from './delete-event.ts'
import { warnOrganiser } from './deletion-warning.mails.ts'
import { type KeptEvent, retentionStore } from './retention.store.ts'

const job = 'retention'
/** Guards against a wrong clock: an event is deleted at a second look, at least this long after the first. */
const secondLookMilliseconds = 10 * 60_000

export interface Retention {
  cleanups: readonly Cleanup[]
  /**
   * By hand an event is deleted at once, by the given time. Otherwise after two looks, and only if both the server's and the
   * database's clock agree.
   */
  byHand: boolean
}

/** Warns organisers and deletes what is due; one failure does not stop the rest (`docs/rules/events/retention.md`). */
export async function applyRetention(ctx: Ctx, { cleanups, byHand }: Retention, signal?: AbortSignal): Promise<void> {
  const [serverTime, ofDatabase] = [ctx.clock.now(), await databaseTime(ctx.db)]
  const now = byHand || serverTime < ofDatabase ? serverTime : ofDatabase
  const mayWarn = !(await doMailsWait(ctx.db))
  let failures = 0
  const attempt = async (deletion: () => Promise<unknown>) => {
    if (signal?.aborted) return
    try {
      await deletion()
    } catch (error) {
      failures++
      ctx.log.error('something could not be deleted', { job, error })
    }
  }
  let count = 0
  for (const event of await retentionStore.deletable(ctx.db, now)) {
    await attempt(async () => {
      if (await settled(ctx, event, { now, ofDatabase, cleanups, byHand, mayWarn })) count++
    })
  }
  for (const { old } of cleanups) if (old) await attempt(() => inTransaction(ctx.db, (tx) => old(tx, now)))
  if (count > 0) ctx.log.info('events deleted', { job, count })
  if (failures > 0) throw new Error(`${failures} parts failed`)
}

interface Look extends Retention {
  now: Date
  ofDatabase: Date
  /** False while the mails of a restored database wait: the warning may have been sent before. */
  mayWarn: boolean
}

/** True if the event was deleted. */
async function settled(
  ctx: Ctx,
  event: KeptEvent,
  { now, ofDatabase, cleanups, byHand, mayWarn }: Look,
): Promise<boolean> {
  const today = eventDay(event, now)
  if (!isEventDue(event, today, now)) {
    if (event.noticedAt) await retentionStore.notice(ctx.db, event.id, null)
    if (mayWarn && isWarningDue(event, today) && !event.warnedAt) await warnOrganiser(ctx, event.id, now)
    return false
  }
  if (!byHand && !event.noticedAt) {
    await retentionStore.notice(ctx.db, event.id, ofDatabase)
    return false
  }
  const seenFor = ofDatabase.getTime() - (event.noticedAt?.getTime() ?? 0)
  if (!byHand && seenFor < secondLookMilliseconds) return false
  return deleteEvent(ctx, event.id, { now, cleanups })
}

/** Warns each organiser once before the deletion; deletes nothing (`docs/rules/events/retention.md`). */
export async function warnOrganisers(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  for (const event of await retentionStore.deletable(ctx.db, now)) {
    const today = eventDay(event, now)
    const isDue = isWarningDue(event, today) && !isEventDue(event, today, now)
    if (isDue && !event.warnedAt) await warnOrganiser(ctx, event.id, now)
  }
}
