import type { ActivityCode, ActivityReply, ActivityType } from '@running-dinner/contract'
import type { Clock } from '../../../platform/clock.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { publish } from '../../../platform/db/pub-sub.ts'
import { newId } from '../../../platform/ids.ts'
import { dinnerTopic } from '../dinner-record/index.ts'

export interface NewActivity {
  type: ActivityType
  code?: ActivityCode
  data?: Record<string, string | number>
  originator?: string
  related?: { type: NonNullable<ActivityReply['relatedEntityType']>; id: string }
}

/**
 * Writes activities as code and data in the transaction of the change, and notifies clients subscribed to the event on
 * commit.
 */
export async function recordActivity(
  tx: Tx,
  clock: Clock,
  dinner: { id: string; email: string },
  ...activities: readonly NewActivity[]
): Promise<void> {
  if (activities.length === 0) return
  await tx
    .insertInto('activity')
    .values(
      activities.map((activity) => ({
        id: newId(),
        dinnerId: dinner.id,
        type: activity.type,
        code: activity.code ?? null,
        data: JSON.stringify(activity.data ?? {}),
        originator: activity.originator ?? dinner.email,
        relatedEntityId: activity.related?.id ?? null,
        relatedEntityType: activity.related?.type ?? null,
        createdAt: clock.now(),
        // What organisers do themselves is never reported to them.
        mayBeNews: (activity.originator ?? dinner.email) !== dinner.email,
      })),
    )
    .execute()
  await publish(tx, dinnerTopic(dinner))
}

export async function countActivities(
  db: Db | Tx,
  dinner: { id: string },
  code: ActivityCode,
  since: Date,
): Promise<number> {
  const { count } = await db
    .selectFrom('activity')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('dinnerId', '=', dinner.id)
    .where('code', '=', code)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Position of the latest activity, which grows with every change of the event; 0 before the first. */
export async function lastActivity(db: Db | Tx, dinner: { id: string }): Promise<number> {
  const row = await db
    .selectFrom('activity')
    .select('position')
    .where('dinnerId', '=', dinner.id)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.position ?? 0
}
