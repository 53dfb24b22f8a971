import { type CalendarEntry, type CalendarWords, cancelled } from './calendar-entries.ts'

/** What is kept of an entry that was given out: enough to cancel it, and nothing that names a person. */
export interface GivenEntry {
  key: string
  label: string
  start: Date
  end: Date
  digest: string
  sequence: number
  changedAt: Date
}

/** An entry with the number that tells calendars which of two versions is the newer one. */
interface RevisedEntry extends CalendarEntry {
  sequence: number
  changedAt: Date
}

interface Revision {
  entries: RevisedEntry[]
  /** The entries to store before the calendar is given out. */
  changed: GivenEntry[]
}

interface RevisionInput {
  given: readonly GivenEntry[]
  current: readonly CalendarEntry[]
  /** The keys of which a notification notified the person: those of a mail that was taken back or is on its way are not among them. */
  notifiedKeys: ReadonlySet<string>
  words: CalendarWords
  digestOf(entry: CalendarEntry): string
  now: Date
}

/**
 * Numbers the entries of one person: the sequence goes up with each change of what was given out, also when the change takes an
 * earlier one back. An entry of which the person was notified and that is not there any more becomes cancelled.
 */
export function revisedCalendar({ given, current, notifiedKeys, words, digestOf, now }: RevisionInput): Revision {
  const givenByKey = new Map(given.map((entry) => [entry.key, entry]))
  const keys = new Set(current.map(({ key }) => key))
  const removedEntries = given
    .filter(({ key }) => !keys.has(key) && notifiedKeys.has(key))
    .map(({ key, label, start, end }): CalendarEntry => cancelled({ key, label, start, end }, words))
  const changedEntries: GivenEntry[] = []
  const entries = [...current, ...removedEntries].map((entry): RevisedEntry => {
    const before = givenByKey.get(entry.key)
    const digest = digestOf(entry)
    if (before?.digest === digest) return { ...entry, sequence: before.sequence, changedAt: before.changedAt }
    const { key, label, start, end } = entry
    const revision = { sequence: before === undefined ? 0 : before.sequence + 1, changedAt: now }
    changedEntries.push({ key, label, start, end, digest, ...revision })
    return { ...entry, ...revision }
  })
  return {
    entries: entries.sort((left, right) => left.start.getTime() - right.start.getTime()),
    changed: changedEntries,
  }
}
