import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import type { LocalDate } from '@running-dinner/domain/local-date.ts'

export type Notice = 'cancelled' | 'unconfirmed' | 'demo' | 'expired'

type Facts = Pick<DinnerReply, 'runningDinnerType' | 'acknowledgedDate' | 'cancellationDate'> & {
  basicDetails: Pick<DinnerReply['basicDetails'], 'date'>
}

/** The one thing to know on every page of an event: the first that holds (rules 12.1). */
export function noticeOf(dinner: Facts, today: LocalDate): Notice | undefined {
  const isDemo = dinner.runningDinnerType === 'DEMO'
  if (dinner.cancellationDate !== null) return 'cancelled'
  if (!isDemo && dinner.acknowledgedDate === null) return 'unconfirmed'
  if (isDemo) return 'demo'
  return dinner.basicDetails.date < today ? 'expired' : undefined
}
