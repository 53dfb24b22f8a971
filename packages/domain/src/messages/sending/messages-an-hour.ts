import { eveningEndsAt, type TimedEvent } from '../../events/dinner/evening-times.ts'
import { instantIn, midnightOf } from '../../local-date.ts'

/** Messages of one event within an hour. On the day of the evening organisers write to single tables; before, to everyone. */
const messagesAnHour = { before: 6, onTheEvening: 30 } as const

const hour = 3_600_000

/**
 * From when on the event may send one more message; undefined if it may now. Messages of the day of the evening do not count for
 * the time before and after it, nor the other way round.
 */
export function nextMessageAt(event: TimedEvent, sentAt: readonly Date[], now: Date): Date | undefined {
  const isTonight = isDayOfEvening(event, now)
  const allowed = isTonight ? messagesAnHour.onTheEvening : messagesAnHour.before
  const counted = sentAt
    .filter((moment) => now.getTime() - moment.getTime() < hour && isDayOfEvening(event, moment) === isTonight)
    .map((moment) => moment.getTime())
    .toSorted((early, late) => late - early)
  const oldest = counted[allowed - 1]
  return oldest === undefined ? undefined : new Date(oldest + hour)
}

/** From midnight on the event's clocks until the evening is over, which may be on the next day. */
function isDayOfEvening(event: TimedEvent, moment: Date): boolean {
  const { timeZone, date } = event.basicDetails
  return moment >= instantIn(timeZone, midnightOf(date)) && moment < eveningEndsAt(event)
}
