import type { TravelMode } from '../../events/dinner/dinner.ts'

interface Pace {
  metresPerMinute: number
  /** Before moving: unlocking, parking, the way to the stop and the wait there. */
  minutesBefore: number
}

const kilometresPerHour = (speed: number) => (speed * 1000) / 60

/**
 * Door to door in a town in the evening: 4.8, 14, 18 and 22 km/h. No timetable is used; buses and trams are assumed to
 * come every ten minutes and to stop a few minutes away.
 */
const paces: Readonly<Record<TravelMode, Pace>> = {
  WALK: { metresPerMinute: kilometresPerHour(4.8), minutesBefore: 0 },
  BICYCLE: { metresPerMinute: kilometresPerHour(14), minutesBefore: 1 },
  PUBLIC_TRANSPORT: { metresPerMinute: kilometresPerHour(18), minutesBefore: 9 },
  CAR: { metresPerMinute: kilometresPerHour(22), minutesBefore: 4 },
}

/**
 * Minutes for a leg of the given road metres, not rounded; 0 where there is no way. Where walking is faster people
 * walk.
 */
export function legMinutes(metres: number, mode: TravelMode): number {
  return doorToDoorMinutes(metres, metres / paces[mode].metresPerMinute, mode)
}

/** The same from the minutes under way: a routing service measures neither unlocking nor parking. */
export function doorToDoorMinutes(metres: number, minutesUnderWay: number, mode: TravelMode): number {
  if (mode === 'WALK') return minutesUnderWay
  return Math.min(metres / paces.WALK.metresPerMinute, paces[mode].minutesBefore + minutesUnderWay)
}
