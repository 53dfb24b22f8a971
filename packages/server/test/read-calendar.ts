import ICAL from 'ical.js'

export interface ReadEntry {
  uid: string
  sequence: number
  status: string
  title: string
  /** `2030-06-01T17:00:00Z` */
  start: string
  end: string
  address: string
  description: string
  place: number[] | undefined
  url: string
  class: string
}

/** An iCalendar file as another program understands it. */
export function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const text = (component: ICAL.Component, name: string) => String(component.getFirstPropertyValue(name) ?? '')
  const entries = calendar.getAllSubcomponents('vevent').map((event): ReadEntry => {
    const { sequence, uid, summary, startDate, endDate } = new ICAL.Event(event)
    const geo = event.getFirstPropertyValue('geo')
    return {
      ...{ uid, sequence, title: summary, start: instant(startDate), end: instant(endDate) },
      status: text(event, 'status'),
      address: text(event, 'location'),
      description: text(event, 'description'),
      place: Array.isArray(geo) ? geo.map(Number) : undefined,
      url: text(event, 'url'),
      class: text(event, 'class'),
    }
  })
  return {
    // The parser leaves escaped marks in properties it does not know.
    name: text(calendar, 'x-wr-calname').replace(/\\([\\;,])/g, '$1'),
    method: text(calendar, 'method'),
    refresh: text(calendar, 'refresh-interval'),
    properties: calendar.getAllProperties().map(({ name }) => name),
    entries,
  }
}

/** The parser reads a time without `Z` as a time without zone: that would print no `Z` here either. */
function instant(time: ICAL.Time): string {
  return time.toString()
}
