import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { dayIn, type LocalDate } from '@running-dinner/domain/local-date.ts'

/** Today where the event takes place. */
export function todayOf(dinner: { basicDetails: Pick<DinnerReply['basicDetails'], 'zone'> }): LocalDate {
  return dayIn(dinner.basicDetails.zone, new Date())
}
