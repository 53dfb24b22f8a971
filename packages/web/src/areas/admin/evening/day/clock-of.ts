import { formatTime } from '../../../../lib/dates.ts'

/** `19:42` on the clock of the event, whose offset every moment of a reply carries. */
export function clockOf(instant: string): string {
  return formatTime(instant.slice(0, 16))
}
