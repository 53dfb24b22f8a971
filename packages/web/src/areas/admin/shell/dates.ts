import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { dayIn, daysBetween, type LocalDate } from '@running-dinner/domain/local-date.ts'
import type { TFunction } from 'i18next'

/** Today's date in the event's time zone. */
export function todayOf(dinner: { basicDetails: Pick<DinnerReply['basicDetails'], 'zone'> }): LocalDate {
  return dayIn(dinner.basicDetails.zone, new Date())
}

/** The distance of a date from today in words. */
export function daysText(t: TFunction<'admin'>, today: LocalDate, day: LocalDate): string {
  const count = daysBetween(today, day)
  if (count === 0) return t('facts.today')
  return count > 0 ? t('facts.daysLeft', { count }) : t('facts.daysAgo', { count: -count })
}
