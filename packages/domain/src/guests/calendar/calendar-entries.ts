import type { Coordinate } from '../../events/dinner/dinner.ts'
import { instantIn, type LocalDateTime } from '../../local-date.ts'
import { factOf, type Home, mealOf, type PersonNotification } from '../../messages/notification-status/notification.ts'
import { addressText } from '../../messages/sending/contact-texts.ts'
import { doorHints } from '../../people/participants/door.ts'
import { hasPhone } from '../../people/participants/phone.ts'

/** A stop of one person's evening, or the after party, in their calendar. */
export interface CalendarEntry {
  /** The id of the course, or `after-party`: the same when host, address or time change. */
  key: string
  /** Without the host's name: what a stop is called after it has gone. */
  label: string
  title: string
  start: Date
  end: Date
  /** In one line; '' where none is given. */
  address: string
  place: Coordinate | undefined
  /** Lines of text. */
  description: string
  isCancelled: boolean
}

/** The words of calendar entries in the reader's language. */
export interface CalendarWords {
  at(course: string, name: string): string
  atYours(course: string): string
  atPartner(course: string, name: string): string
  cancelled(course: string): string
  contact(name: string, number: string): string
  bell: string
  floor: string
  door(hint: string): string
  page(url: string): string
  afterParty: string
  /** In place of the name of a person who was deleted. */
  guestWhoLeft: string
}

export interface CalendarReader {
  notification: PersonNotification
  participantId: string
  /** '' when the person has no page any more. */
  pageUrl: string
}

export interface CalendarFacts {
  timeZone: string
  /** Where a home or the after party is, when a house was found or a pin was set. */
  placeOf(home: Home): Coordinate | undefined
  words: CalendarWords
}

/** How long a stop is when no other one begins meanwhile. */
const minutes = 120

const afterPartyKey = 'after-party'

/** What a notification says as entries of a calendar, in order of time: own stops only, none in the notification of a cancelled team. */
export function calendarEntries(reader: CalendarReader, facts: CalendarFacts): CalendarEntry[] {
  const { notification } = reader
  const mealIds = [...new Set(notification.facts.flatMap((fact) => mealOf(fact) ?? []))]
  const stops = [
    ...mealIds.flatMap((mealId) => stopOf(mealId, reader, facts) ?? []),
    ...(partyOf(reader, facts) ?? []),
  ].sort((left, right) => left.start.getTime() - right.start.getTime())
  return stops.map((stop) => ({ ...stop, end: endOf(stop.start, stops) }))
}

/** The keys of the entries that a notification tells of. */
export function keysIn({ facts }: PersonNotification): string[] {
  const hasParty = facts.some((fact) => fact.fact === 'AFTER_PARTY' && fact.party !== undefined)
  return [...facts.flatMap((fact) => mealOf(fact) ?? []), ...(hasParty ? [afterPartyKey] : [])]
}

type OpenEntry = Omit<CalendarEntry, 'end'>

function stopOf(mealId: string, reader: CalendarReader, facts: CalendarFacts): OpenEntry | undefined {
  const { notification, participantId } = reader
  const { words } = facts
  const isOwn = mealId === notification.ownMealId
  const time = factOf(notification, 'TIME', mealId)?.time
  if (time === undefined) return undefined
  const label = factOf(notification, 'COURSE', isOwn ? undefined : mealId)?.label ?? ''
  const unfinishedEntry = { key: mealId, label, start: startOf(time, facts) }
  if (factOf(notification, 'CANCELLED', mealId)) return cancelled(unfinishedEntry, words)
  const home = factOf(notification, 'ADDRESS', mealId)?.home
  const host = factOf(notification, 'HOST', mealId)?.host
  const hostName = host && (host.name || words.guestWhoLeft)
  const contacts = factOf(notification, 'CONTACT', isOwn ? undefined : mealId)?.people ?? []
  return {
    ...unfinishedEntry,
    title: isOwn ? ownTitle(label, host, participantId, words) : hostName ? words.at(label, hostName) : label,
    ...placed(home, facts),
    description: described(
      [
        ...contacts
          .filter(hasPhone)
          .map(({ name, mobileNumber }) => words.contact(name || words.guestWhoLeft, mobileNumber)),
        ...doorHint(home, words),
      ],
      reader,
      words,
    ),
    isCancelled: false,
  }
}

function ownTitle(label: string, host: { id: string; name: string } | undefined, reader: string, words: CalendarWords) {
  if (host === undefined || host.id === reader) return words.atYours(label)
  return words.atPartner(label, host.name || words.guestWhoLeft)
}

function partyOf(reader: CalendarReader, facts: CalendarFacts): OpenEntry[] | undefined {
  const party = factOf(reader.notification, 'AFTER_PARTY')?.party
  if (party === undefined) return undefined
  const { words } = facts
  const { address, place } = placed(party, facts)
  return [
    {
      key: afterPartyKey,
      label: words.afterParty,
      title: party.title.trim() || words.afterParty,
      start: startOf(party.time, facts),
      address: [party.addressName.trim(), address].filter((part) => part !== '').join(', '),
      place,
      description: described(doorHint(party, words), reader, words),
      isCancelled: false,
    },
  ]
}

/** An entry whose stop does not take place: no address, no phone. */
export function cancelled<Entry extends Pick<CalendarEntry, 'key' | 'label'>>(entry: Entry, words: CalendarWords) {
  const nothing = { address: '', place: undefined, description: '', isCancelled: true }
  return { ...entry, ...nothing, title: words.cancelled(entry.label) }
}

function placed(home: Home | undefined, { placeOf }: CalendarFacts): Pick<CalendarEntry, 'address' | 'place'> {
  if (home === undefined) return { address: '', place: undefined }
  return { address: addressText({ ...home, addressRemarks: '' }), place: home.pin ?? placeOf(home) }
}

function doorHint(home: Home | undefined, words: CalendarWords): string[] {
  if (home === undefined) return []
  // The remarks keep their lines.
  const door = doorHints({ ...home.door, addressRemarks: '' }, words)
  const hints = [...door, home.addressRemarks.trim()].filter((hint) => hint !== '')
  return hints.length === 0 ? [] : [words.door(hints.join(', '))]
}

function described(lines: readonly string[], { pageUrl }: CalendarReader, words: CalendarWords): string {
  return [...lines, ...(pageUrl === '' ? [] : [words.page(pageUrl)])].join('\n')
}

function startOf(time: LocalDateTime, { timeZone }: CalendarFacts): Date {
  return instantIn(timeZone, time)
}

/** A stop ends when the next one begins, so that entries do not overlap. */
function endOf(start: Date, stops: readonly OpenEntry[]): Date {
  const longest = start.getTime() + minutes * 60_000
  const later = stops.map((stop) => stop.start.getTime()).filter((otherStart) => otherStart > start.getTime())
  return new Date(Math.min(longest, ...later))
}
