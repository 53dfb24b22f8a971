import { dayIn } from '@running-dinner/domain'
import { isEventDue, isWarningDue } from '@running-dinner/domain/retention.ts'
import type { Ctx } from '../../platform/ctx.ts'
import { retentionStore } from './retention.store.ts'
import { warnOrganiser } from './warn-organiser.ts'

/** Warns each organiser once before the deletion; deletes nothing (`docs/rules/retention.md`). */
export async function warnOrganisers(ctx: Ctx): Promise<void> {
  const now = ctx.clock.now()
  for (const event of await retentionStore.deletable(ctx.db, now)) {
    const today = dayIn(event.timeZone, now)
    const isDue = isWarningDue(event, today) && !isEventDue(event, today, now)
    if (isDue && !event.warnedAt) await warnOrganiser(ctx, event.id, now)
  }
}
