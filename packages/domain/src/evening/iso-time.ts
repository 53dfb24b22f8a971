import { localTimeIn } from '../local-date.ts'

/** ISO 8601 to the second with the offset of the event's time zone: `2030-06-15T20:34:00+02:00`. */
export function isoTimeIn(timeZone: string, instant: Date): string {
  const wallClock = Date.parse(`${localTimeIn(timeZone, instant)}:00Z`)
  const seconds = Math.floor(instant.getTime() / 1000)
  const offset = Math.round((wallClock / 1000 - Math.floor(seconds / 60) * 60) / 60)
  const [sign, minutes] = [offset < 0 ? '-' : '+', Math.abs(offset)]
  const local = new Date((seconds + offset * 60) * 1000).toISOString().slice(0, 19)
  return `${local}${sign}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}

const two = (number: number) => String(number).padStart(2, '0')
