import ical, { ICalCalendarMethod, ICalEventClass, ICalEventStatus } from 'ical-generator'

export interface CalendarFileEntry {
  /** The same for all versions of the entry. */
  uid: string
  /** Of two versions of an entry calendars keep the one with the higher number. */
  sequence: number
  changedAt: Date
  start: Date
  end: Date
  title: string
  /** '' where there is none. */
  address: string
  place: { lat: number; lng: number } | undefined
  description: string
  url: string
  isCancelled: boolean
}

export interface CalendarFile {
  name: string
  language: string
  entries: readonly CalendarFileEntry[]
  /** Other people with whom the calendar is shared see the time only. */
  isPrivate: boolean
}

export const calendarType = 'text/calendar; charset=utf-8; method=PUBLISH'
/** How often a calendar that subscribed should ask again. */
const refreshSeconds = 3_600

/** An iCalendar file. Times are instants in UTC: with a time zone the library would print the hour of the server. */
export function calendarFile({ name, language, entries, isPrivate }: CalendarFile): string {
  const calendar = ical({
    prodId: { company: 'Running Dinner', product: 'Calendar', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    // The library writes this property as it is.
    name: inOneLine(name).replace(/[\\;,]/g, (mark) => `\\${mark}`),
    ttl: refreshSeconds,
  })
  for (const entry of entries) {
    const { uid, sequence, changedAt, start, end, place, url } = entry
    const event = calendar.createEvent({
      ...{ id: uid, sequence, start, end, stamp: changedAt, lastModified: changedAt, url },
      summary: inOneLine(entry.title),
      description: withoutControls(entry.description),
      status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      class: isPrivate ? ICalEventClass.PRIVATE : null,
    })
    const address = inOneLine(entry.address)
    const geo = place && { lat: place.lat, lon: place.lng }
    if (address !== '') event.location({ title: address, ...(geo && { geo }) })
  }
  return `${calendar.toString()}\r\n`
}

function inOneLine(text: string): string {
  return withoutControls(text).replace(/\s+/g, ' ').trim()
}

/** Control characters are not allowed in the format; line breaks are, as the library escapes them. */
function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/(?!\n)\p{Cc}/gu, ' ')
}
