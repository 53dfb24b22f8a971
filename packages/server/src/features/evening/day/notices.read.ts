import type { EveningReport } from '@running-dinner/domain/evening'
import { courseStagesOf } from '@running-dinner/domain/events'
import { isSameNotification, type Notice, noticesOf, type PersonNotification } from '@running-dinner/domain/messages'
import type { Db } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { digestOf, type StoredNotification } from '../../messages/notifications/index.ts'

/** Notifications about the route that reached the person or are on their way. */
export function routeNotifications(notifications: readonly StoredNotification[]): StoredNotification[] {
  return notifications.filter(({ notification, state }) => notification.kind === 'DINNER_ROUTE' && state !== 'FAILED')
}

/** What changed for one person; `current` is what is true now, `changedAt` when the last change happened that was not mailed. */
export function noticesFor(
  personId: string,
  dinner: AuthorizedDinner,
  facts: {
    notifications: readonly StoredNotification[]
    current: PersonNotification
    changedAt: Date
    reports: readonly EveningReport[]
  },
  now: Date,
): Notice[] {
  const stagesAt = (moment: Date) => courseStagesOf(dinner, moment)
  const current = { notification: facts.current, changedAt: facts.changedAt, stages: stagesAt(now) }
  const seenAt = (noticeId: string) =>
    facts.reports.find(
      ({ kind, digest, participantId }) => kind === 'SEEN' && digest === noticeId && participantId === personId,
    )?.madeAt
  return noticesOf(routeNotifications(facts.notifications), current, digestOf, stagesAt, seenAt)
}

/**
 * When the person's notification became outdated: notifications keep no such moment, so it is that of the first change of the event after the
 * notification they know.
 */
export async function changedAtFor(
  db: Db,
  dinner: AuthorizedDinner,
  notifications: readonly StoredNotification[],
  current: PersonNotification,
  now: Date,
): Promise<Date> {
  const last = routeNotifications(notifications).at(-1)
  if (!last || isSameNotification(last.notification, current, courseStagesOf(dinner, now)))
    return last?.createdAt ?? new Date(0)
  const row = await db
    .selectFrom('activity')
    .select((eb) => eb.fn.min('createdAt').as('createdAt'))
    .where('dinnerId', '=', dinner.id)
    .where('createdAt', '>', last.createdAt)
    .where('type', 'not like', '%_SENT')
    .executeTakeFirst()
  return row?.createdAt ?? last.createdAt
}
