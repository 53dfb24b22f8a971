import { type LocalDate, plusDays } from '../local-date.ts'

/** The data of an event is deleted when the sixth day after it begins; a week is promised. */
export const daysKept = 6
const warningDaysBefore = 2
const hour = 3_600_000

/** How long data without an event date is kept. */
export const keptMilliseconds = {
  /** A day or two are promised. */
  cancelledEvent: 24 * hour,
  /** Its organiser never followed the mailed link. */
  unconfirmedEvent: 30 * 24 * hour,
  /** Made with one press: it has no address that could confirm it. */
  demoWithoutAddress: 3 * 24 * hour,
  unconfirmedRegistration: 14 * 24 * hour,
  /** For undoing what they left with. */
  removedParticipant: 7 * 24 * hour,
  abandonedOrder: 48 * hour,
  mail: 7 * 24 * hour,
  paymentEvent: 30 * 24 * hour,
  /** Its address was never proven. */
  unconfirmedAccount: 14 * 24 * hour,
  /** About two years. */
  unusedAccount: 730 * 24 * hour,
  counter: 24 * hour,
  feedback: 365 * 24 * hour,
} as const

interface KeptEvent {
  date: LocalDate
  cancelledAt: Date | undefined
  createdAt: Date
  /** The organiser followed the mailed link. */
  acknowledgedAt: Date | undefined
  /** False for a demo made with one press. */
  hasAddress: boolean
}

/** `today` is the day in the event's time zone: calendar days count, regardless of their length. */
export function isEventDue(event: KeptEvent, today: LocalDate, now: Date): boolean {
  const { date, cancelledAt, acknowledgedAt, createdAt } = event
  const isCancelledLongEnough = cancelledAt !== undefined && cancelledAt <= keptSince('cancelledEvent', now)
  const isUnconfirmedLongEnough =
    acknowledgedAt === undefined &&
    createdAt <= keptSince(event.hasAddress ? 'unconfirmedEvent' : 'demoWithoutAddress', now)
  return isCancelledLongEnough || isUnconfirmedLongEnough || today >= deletionDay(date)
}

/** The day that begins without the event's data. */
export function deletionDay(date: LocalDate): LocalDate {
  return plusDays(date, daysKept)
}

/**
 * Two days before, so that the list can still be saved. An organiser who cancelled knows already; an unconfirmed
 * address may be a stranger's and gets no further mail.
 */
export function isWarningDue({ date, cancelledAt, acknowledgedAt }: KeptEvent, today: LocalDate): boolean {
  return (
    cancelledAt === undefined &&
    acknowledgedAt !== undefined &&
    today >= plusDays(deletionDay(date), -warningDaysBefore)
  )
}

/** Data created at or before this instant has been kept long enough. */
export function keptSince(kind: keyof typeof keptMilliseconds, now: Date): Date {
  return new Date(now.getTime() - keptMilliseconds[kind])
}
