import type { ActivityCode, ActivityReply, ActivityType } from '@running-dinner/contract'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'

export interface NewActivity {
  type: ActivityType
  code?: ActivityCode
  data?: Record<string, string | number>
  originator?: string
  related?: { type: NonNullable<ActivityReply['relatedEntityType']>; id: string }
}

/** Every change writes what happened, as code and data, in its own transaction (decisions B22). */
export async function recordActivity(
  tx: Tx,
  clock: Clock,
  dinner: { id: string; email: string },
  activity: NewActivity,
): Promise<void> {
  await tx
    .insertInto('activity')
    .values({
      id: newId(),
      dinnerId: dinner.id,
      type: activity.type,
      code: activity.code ?? null,
      data: JSON.stringify(activity.data ?? {}),
      originator: activity.originator ?? dinner.email,
      relatedEntityId: activity.related?.id ?? null,
      relatedEntityType: activity.related?.type ?? null,
      createdAt: clock.now(),
    })
    .execute()
}
