import type { LocalDateTime } from '@running-dinner/domain/local-date'
import { useTime } from '../../lib/use-time.ts'

const everyMilliseconds = 30_000

/** The time in the zone of the phone, kept up while the page is open; `offset` corrects its clock. */
export function useNow(offset: number): LocalDateTime {
  return clockTime(new Date(useTime(everyMilliseconds) + offset))
}

/** An instant as wall-clock time of the reader's zone. */
export function clockTime(instant: Date): LocalDateTime {
  const local = new Date(instant.getTime() - instant.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
