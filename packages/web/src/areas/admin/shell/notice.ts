import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { isExpired, needsAcknowledgement } from '@running-dinner/domain/dinner/lifecycle.ts'
import type { LocalDate } from '@running-dinner/domain/local-date.ts'

export type Notice = 'cancelled' | 'unconfirmed' | 'demo' | 'expired'

type Facts = Pick<DinnerReply, 'runningDinnerType' | 'acknowledgedDate' | 'cancellationDate'> & {
  basicDetails: Pick<DinnerReply['basicDetails'], 'date'>
}

/** The one thing to know on every page of an event: the first that holds (rules 12.1). */
export function noticeOf(dinner: Facts, today: LocalDate): Notice | undefined {
  if (dinner.cancellationDate !== null) return 'cancelled'
  const acknowledgedDate = dinner.acknowledgedDate === null ? undefined : new Date(dinner.acknowledgedDate)
  if (needsAcknowledgement({ ...dinner, acknowledgedDate })) return 'unconfirmed'
  if (dinner.runningDinnerType === 'DEMO') return 'demo'
  return isExpired(dinner, today) ? 'expired' : undefined
}
