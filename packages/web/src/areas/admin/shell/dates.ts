import type { DinnerReply } from '@running-dinner/contract/events'
import { isEveningOver, type TimedEvent } from '@running-dinner/domain/events'
import { dayIn, daysBetween, type LocalDate } from '@running-dinner/domain/local-date'
import type { TFunction } from 'i18next'

/** Today's date in the event's time zone. */
export function todayOf(dinner: { basicDetails: Pick<DinnerReply['basicDetails'], 'zone'> }): LocalDate {
  return dayIn(dinner.basicDetails.zone, new Date())
}

export type TimedDinner = Pick<DinnerReply, 'meals' | 'afterPartyLocation'> & {
  basicDetails: Pick<DinnerReply['basicDetails'], 'date' | 'zone'>
}

/** What the rules about the evening's times ask of an event. */
export function timedEventOf({ basicDetails, meals, afterPartyLocation }: TimedDinner): TimedEvent {
  return { basicDetails: { date: basicDetails.date, timeZone: basicDetails.zone }, meals, afterPartyLocation }
}

/** Today's date in the event's time zone, but that of the event until its evening is over: half past midnight is still the day itself. */
export function dayOfEvening(dinner: TimedDinner, now = new Date()): LocalDate {
  const { date, zone } = dinner.basicDetails
  const today = dayIn(zone, now)
  return today > date && !isEveningOver(timedEventOf(dinner), now) ? date : today
}

/** The distance of a date from today in words. */
export function daysText(t: TFunction<'admin'>, today: LocalDate, day: LocalDate): string {
  const count = daysBetween(today, day)
  if (count === 0) return t('facts.today')
  return count > 0 ? t('facts.daysLeft', { count }) : t('facts.daysAgo', { count: -count })
}
