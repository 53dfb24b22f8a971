import { type LocalDate, plusDays } from './local-date.ts'

/** The data of an event is gone when the sixth day after it begins; a week is promised (decisions B8). */
export const daysKept = 6
const warningDaysBefore = 2
const hour = 3_600_000

/** How long what belongs to no date of an event is kept. */
export const keptMilliseconds = {
  /** A day or two are promised. */
  cancelledEvent: 24 * hour,
  unconfirmedRegistration: 14 * 24 * hour,
  /** For undoing what they left with. */
  removedParticipant: 7 * 24 * hour,
  abandonedOrder: 48 * hour,
  mail: 7 * 24 * hour,
  paymentEvent: 30 * 24 * hour,
  /** Nobody has proven its address. */
  unconfirmedAccount: 14 * 24 * hour,
  /** About two years. */
  unusedAccount: 730 * 24 * hour,
  counter: 24 * hour,
  feedback: 365 * 24 * hour,
} as const

interface KeptEvent {
  date: LocalDate
  cancelledAt: Date | undefined
}

/** `today` is the day in the event's time zone: what counts are calendar days, however long they are. */
export function isEventDue({ date, cancelledAt }: KeptEvent, today: LocalDate, now: Date): boolean {
  const isCancelledLongEnough =
    cancelledAt !== undefined && now.getTime() - cancelledAt.getTime() >= keptMilliseconds.cancelledEvent
  return isCancelledLongEnough || today >= deletionDay(date)
}

/** The day that begins without the event's data. */
export function deletionDay(date: LocalDate): LocalDate {
  return plusDays(date, daysKept)
}

/** Two days before, so that the list can still be saved; whoever cancelled knows (decisions B8). */
export function isWarningDue({ date, cancelledAt }: KeptEvent, today: LocalDate): boolean {
  return cancelledAt === undefined && today >= plusDays(deletionDay(date), -warningDaysBefore)
}

/** Whatever was made at or before this instant has been kept long enough. */
export function keptSince(kind: keyof typeof keptMilliseconds, now: Date): Date {
  return new Date(now.getTime() - keptMilliseconds[kind])
}
