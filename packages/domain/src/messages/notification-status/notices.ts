import type { CourseStages } from '../../events/dinner/evening-times.ts'
import type { PersonNotification } from './notification.ts'
import { type FactChange, notificationChanges } from './notification-changes.ts'
import type { NotificationCounts, NotificationState } from './notification-status.ts'

/**
 * What may be said of people while no change has to be written to them. `OPEN`: a mail or a call is needed; `ON_THE_WAY`: all have
 * it or will get it by a mail that is queued.
 */
export type News = 'NOT_BEGUN' | 'OPEN' | 'ON_THE_WAY' | 'KNOWN'

export function newsOf(states: readonly NotificationState[]): News {
  if (states.every((state) => state === 'NEVER')) return 'NOT_BEGUN'
  if (states.some((state) => state !== 'KNOWN' && state !== 'QUEUED')) return 'OPEN'
  return states.includes('QUEUED') ? 'ON_THE_WAY' : 'KNOWN'
}

/** Somebody got or is getting a mail, so that another plan is another evening for them. */
export function isAnybodyNotified({ people, never }: Pick<NotificationCounts, 'people' | 'never'>): boolean {
  return people > never
}

/** A notification about the route that reached one person, or is on its way. */
export interface SentNotification {
  notification: PersonNotification
  createdAt: Date
  /** Read on the page or passed on by phone, not only mailed. */
  isConfirmed: boolean
}

export interface Notice {
  /** The digest of the notification that was true from then on. */
  id: string
  changes: FactChange[]
  createdAt: Date
  seenAt: Date | undefined
}

/**
 * What changed for one person since the first notification, derived from the same notifications as the notification status: a notice for each notification
 * that differs from the one before, and one for what is true now and was not mailed yet. A confirmation covers all notices before it.
 * What is over is no news: when its mail was written, or now for what was not mailed.
 */
export function noticesOf(
  sentNotifications: readonly SentNotification[],
  current: Pick<SentNotification, 'notification'> & { changedAt: Date; stages: CourseStages },
  digestOf: (notification: PersonNotification) => string,
  stagesAt: (moment: Date) => CourseStages,
  seenAt: (noticeId: string) => Date | undefined,
): Notice[] {
  const last = sentNotifications.at(-1)
  if (!last) return []
  const { changedAt, stages, ...now } = current
  const steps = [
    ...sentNotifications.map((notification) => ({ ...notification, stages: stagesAt(notification.createdAt) })),
    { ...now, createdAt: changedAt, isConfirmed: false, stages },
  ]
  const notices = steps.slice(1).flatMap((step, index): Notice[] => {
    const before = steps[index]
    const changes = before ? notificationChanges(before.notification, step.notification, step.stages) : []
    if (changes.length === 0) return []
    const confirmation = steps.slice(index + 1).find(({ isConfirmed }) => isConfirmed)
    const id = digestOf(step.notification)
    return [{ id, changes, createdAt: step.createdAt, seenAt: confirmation?.createdAt ?? seenAt(id) }]
  })
  // The same notification may be true again after another one: its latest notice counts.
  return notices.filter(({ id }, index) => notices.findLastIndex((otherNotice) => otherNotice.id === id) === index)
}
