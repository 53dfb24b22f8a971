import type { LocalDateTime } from '@running-dinner/domain/local-date'
import { useTime } from '../../lib/use-time.ts'

const everyMilliseconds = 30_000

/** The time that clocks show at the event, kept up while the page is open; `offset` corrects the phone's clock. */
export function useNow(offset: number, zonedTime: string | undefined): LocalDateTime {
  return clockTime(new Date(useTime(everyMilliseconds) + offset), zonedTime)
}

/** An instant as wall-clock time in the zone of `zonedTime`, an ISO time with its offset, else in the reader's zone. */
export function clockTime(instant: Date, zonedTime?: string): LocalDateTime {
  const ahead =
    zonedTime === undefined
      ? instant.getTimezoneOffset() * -60_000
      : Date.parse(`${zonedTime.slice(0, 19)}Z`) - Date.parse(zonedTime)
  return new Date(instant.getTime() + ahead).toISOString().slice(0, 16)
}
