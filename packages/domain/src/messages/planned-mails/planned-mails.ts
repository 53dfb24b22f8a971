import type { Dinner } from '../../events/dinner/dinner.ts'
import { isEveningOver } from '../../events/dinner/evening-times.ts'
import { needsAcknowledgement } from '../../events/dinner/lifecycle.ts'
import { dateOf, type LocalDate, type LocalDateTime, midnightOf, plusDays } from '../../local-date.ts'
import type { NotificationKind } from '../notification-status/notification.ts'
import type { SentNotification } from '../notification-status/notification-status.ts'

/**
 * What the organiser has sent to a person about the teams there are now; a mail that goes out by itself tells no more than that.
 * Undefined: neither their team nor their route.
 */
export function releasedKind(
  participantId: string,
  notifications: readonly Pick<SentNotification, 'participantId' | 'teamId' | 'notification'>[],
  currentTeamIds: ReadonlySet<string>,
): NotificationKind | undefined {
  const ownNotifications = notifications.filter(
    (sentNotification) =>
      sentNotification.participantId === participantId && currentTeamIds.has(sentNotification.teamId),
  )
  if (ownNotifications.some(({ notification }) => notification.kind === 'DINNER_ROUTE')) return 'DINNER_ROUTE'
  return ownNotifications.length > 0 ? 'TEAM' : undefined
}

/** What the organiser is notified of within minutes; what is due together goes into one mail. */
export const noticeKinds = [
  'CANCELLATIONS',
  'PLACE_ANSWERS',
  'HOST_CHANGES',
  'LATE_DIETS',
  'FAILED_DELIVERIES',
] as const
export type NoticeKind = (typeof noticeKinds)[number]

/** The mails that go out by themselves, each with a switch: docs/rules/messages/planned-mails.md */
export const plannedMails = ['ALL_YOU_NEED', 'REGISTRATION_DIGEST', ...noticeKinds] as const
export type PlannedMail = (typeof plannedMails)[number]

const daysBefore = 2
const guestsHour = '10:00'
const digestHour = '18:00'

export type PlannedEvent = Pick<
  Dinner,
  | 'runningDinnerType'
  | 'basicDetails'
  | 'meals'
  | 'afterPartyLocation'
  | 'createdAt'
  | 'acknowledgedDate'
  | 'cancellationDate'
>

export const reasonsOff = ['DEMO', 'NOT_CONFIRMED', 'CANCELLED', 'PAST'] as const
export type ReasonOff = (typeof reasonsOff)[number]

/** Why no mail of the event goes out by itself, whatever its switches say. */
export function plannedMailsOff(event: PlannedEvent, now: Date): ReasonOff | undefined {
  if (event.runningDinnerType === 'DEMO') return 'DEMO'
  if (needsAcknowledgement(event)) return 'NOT_CONFIRMED'
  if (event.cancellationDate !== undefined) return 'CANCELLED'
  return isEveningOver(event, now) ? 'PAST' : undefined
}

/** When guests get all they need, on the clocks of the event; it moves with the date of the event. */
export function guestsMoment(date: LocalDate): LocalDateTime {
  return `${plusDays(date, -daysBefore)}T${guestsHour}`
}

/** The moment of the day's digest that is past or comes next. */
export function digestMoment(localNow: LocalDateTime, which: 'latest' | 'next'): LocalDateTime {
  const today: LocalDateTime = `${dateOf(localNow)}T${digestHour}`
  const isPast = today <= localNow
  const days = which === 'latest' ? (isPast ? 0 : -1) : isPast ? 1 : 0
  return `${plusDays(dateOf(localNow), days)}T${digestHour}`
}

/** The guests' mail may still be sent late until the first course begins. */
export function guestsDeadline({ basicDetails, meals }: Pick<PlannedEvent, 'basicDetails' | 'meals'>): LocalDateTime {
  const begins = meals.map(({ time }) => time).reduce((first, time) => (time < first ? time : first), '9')
  return meals.length === 0 ? midnightOf(basicDetails.date) : begins
}
