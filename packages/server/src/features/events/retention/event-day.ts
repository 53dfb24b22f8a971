import { dayIn, type LocalDate } from '@running-dinner/domain'
import type { KeptEvent } from './retention.store.ts'

/** In the event's time zone; in UTC when this server does not know that zone, so that the event is deleted all the same. */
export function eventDay({ timeZone }: Pick<KeptEvent, 'timeZone'>, now: Date): LocalDate {
  try {
    return dayIn(timeZone, now)
  } catch (error) {
    if (error instanceof RangeError) return dayIn('UTC', now)
    throw error
  }
}
