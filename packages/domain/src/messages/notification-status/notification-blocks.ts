import { clockOf } from '../../local-date.ts'
import { isPhone } from '../../people/participants/phone.ts'
import type { MailBlock, MailChange, MailFact, MailLink, MailStop } from '../mails/mail-document.ts'
import { mapLink } from '../mails/mail-document.ts'
import { type Fact, type FactName, factOf, mealOf, type PersonNotification } from './notification.ts'
import type { FactChange } from './notification-changes.ts'
import { changeText, factText, listedChanges, type NotificationWords } from './notification-text.ts'
import type { RouteHints } from './route-hints.ts'

/** What the blocks of a notification need to know of its event. */
export interface NotificationEvent {
  /** The courses in order. */
  mealIds: readonly string[]
  /** What to dial for a typed telephone number. */
  callLinks: (typed: string) => readonly MailLink[]
}

/**
 * The notification as blocks of a mail: the team first, then a stop per course in order of time, then the after party. The day is on top
 * of the mail, with the event's name. Only a notification with a route has hints.
 */
export function notificationBlocks(
  notification: PersonNotification,
  { mealIds, callLinks }: NotificationEvent,
  words: NotificationWords,
  hintsForRoute: RouteHints | undefined,
): MailBlock[] {
  const { ownMealId, facts } = notification
  if (factOf(notification, 'CANCELLED')) return [{ kind: 'text', text: words.noTeamAnyMore }]
  const stops = [...new Set(facts.flatMap((fact) => mealOf(fact) ?? []))].sort((left, right) =>
    timeOf(notification, left).localeCompare(timeOf(notification, right)),
  )
  const contacts = factOf(notification, 'CONTACT')
  const hasContacts = contacts !== undefined && contacts.people.length > 0
  const partners = hasContacts ? contacts : factOf(notification, 'PARTNER')
  const party = factOf(notification, 'AFTER_PARTY')
  const factLine = (label: string, fact: Fact | undefined) => mailFact(label, fact, words, callLinks)
  const hints = notification.kind === 'DINNER_ROUTE' ? hintsForRoute : undefined
  return [
    {
      kind: 'facts',
      facts: [
        ...(partners ? [factLine(words.partner, partners)] : []),
        ...(ownMealId === undefined
          ? [{ label: '', text: words.onlyGuest }]
          : [factLine(words.course, factOf(notification, 'COURSE'))]),
      ],
    },
    ...stops.map((mealId) => {
      const stop = stopOf(notification, mealId, words, factLine)
      const way = stop.isCancelled ? [] : wayFacts(hints, mealId, words)
      return { kind: 'stop' as const, course: mealIds.indexOf(mealId), ...stop, facts: [...way, ...stop.facts] }
    }),
    ...factsBlock(party?.party ? [factLine(words.afterParty, party), ...wayFacts(hints, undefined, words)] : []),
    ...factsBlock(contactFacts(hints, words, callLinks)),
  ]
}

function factsBlock(facts: readonly MailFact[]): MailBlock[] {
  return facts.length > 0 ? [{ kind: 'facts', facts }] : []
}

/** When to leave for a stop, above its address; nothing where the way is not known. */
function wayFacts(hints: RouteHints | undefined, mealId: string | undefined, words: NotificationWords): MailFact[] {
  const way = hints?.ways.get(mealId)
  return way ? [{ label: '', text: words.leaveBy({ ...way, time: words.clock(clockOf(way.leaveBy)) }) }] : []
}

/** Whom to call when something goes wrong on the evening. */
function contactFacts(
  hints: RouteHints | undefined,
  words: NotificationWords,
  callLinks: NotificationEvent['callLinks'],
): MailFact[] {
  const { name, phone } = hints?.contact ?? { name: '', phone: '' }
  if (!isPhone(phone)) return []
  const text = name === '' ? phone : `${name} (${phone})`
  return [{ label: words.organiser, text, ...linked(callLinks(phone)) }]
}

function stopOf(
  notification: PersonNotification,
  mealId: string,
  words: NotificationWords,
  factLine: (label: string, fact: Fact) => MailFact,
): Omit<MailStop, 'course'> {
  const label = factText(factOf(notification, 'COURSE', mealId === notification.ownMealId ? undefined : mealId), words)
  const time = words.clock(clockOf(timeOf(notification, mealId)))
  const cancelled = factOf(notification, 'CANCELLED', mealId)
  if (cancelled) {
    const title = `${label}: ${factText(cancelled, words)}`
    return { time, title, isCancelled: true, facts: [] }
  }
  const lines: [FactName, string][] = [
    ['ADDRESS', words.address],
    ['CONTACT', words.phone],
    ['GUESTS', ''],
    ['DIETS', words.diets],
  ]
  return {
    time,
    title: `${label} ${words.at} ${factText(factOf(notification, 'HOST', mealId), words)}`,
    isCancelled: false,
    facts: lines.flatMap(([name, lineLabel]) => {
      const fact = factOf(notification, name, mealId)
      return fact ? [factLine(lineLabel, fact)] : []
    }),
  }
}

/** The notification as several members of a team read it in one mail: they are not told of each other. */
export function forReaders(notification: PersonNotification, readers: ReadonlySet<string>): PersonNotification {
  const facts = notification.facts.flatMap((fact): Fact[] => {
    if (fact.fact !== 'PARTNER' && (fact.fact !== 'CONTACT' || fact.mealId !== undefined)) return [fact]
    const people = fact.people.filter(({ id }) => !readers.has(id))
    return people.length === 0 && fact.people.length > 0 ? [] : [{ ...fact, people } as typeof fact]
  })
  return { ...notification, facts }
}

type MailChanges = Extract<MailBlock, { kind: 'changes' }>

/** What changed, and what the person knows; the label names the course. */
export function changesBlock(
  changes: readonly FactChange[],
  notification: PersonNotification,
  words: NotificationWords,
): MailChanges {
  return {
    kind: 'changes',
    changes: listedChanges(changes, words).map((change) => {
      const { fact, mealId } = change
      const label = mealId === undefined ? '' : factText(courseOf(mealId, notification, changes), words)
      const { before, after } = changeText(change, words)
      // That a course is cancelled says the line below.
      const name = fact === 'CANCELLED' && label !== '' ? '' : words.names[fact]
      return {
        label: `${words.now}: ${[label, name].filter((part) => part !== '').join(', ')}`,
        now: after || words.cancelled,
        before: before === '' ? '' : words.before(before),
      }
    }),
  }
}

/** The name of a course, also of one that is no stop any more. */
function courseOf(mealId: string, notification: PersonNotification, changes: readonly FactChange[]): Fact | undefined {
  const gone = changes.find(({ fact, mealId: course }) => fact === 'COURSE' && course === mealId)?.before
  return factOf(notification, 'COURSE', mealId === notification.ownMealId ? undefined : mealId) ?? gone
}

/** One of the people who read a mail about changes. */
export interface ChangesReader {
  name: string
  changes: readonly FactChange[]
  notification: PersonNotification
}

/** What changed for the readers of one mailbox: first what is the same for all, then under each name what only that person has to know. */
export function changesBlocks(readers: readonly ChangesReader[], words: NotificationWords): MailBlock[] {
  const lists = readers.map(({ changes, notification }) => changesBlock(changes, notification, words).changes)
  const isIn = (lines: readonly MailChange[], line: MailChange) =>
    lines.some((otherLine) => isSameLine(line, otherLine))
  const ofAll = (lists[0] ?? []).filter((line) => lists.every((lines) => isIn(lines, line)))
  return [
    ...(ofAll.length > 0 ? [{ kind: 'changes' as const, changes: ofAll }] : []),
    ...readers.flatMap(({ name }, index): MailBlock[] => {
      const ownLines = (lists[index] ?? []).filter((line) => !isIn(ofAll, line))
      return ownLines.length > 0
        ? [
            { kind: 'heading', text: name },
            { kind: 'changes', changes: ownLines },
          ]
        : []
    }),
  ]
}

function isSameLine(line: MailChange, otherLine: MailChange): boolean {
  return line.label === otherLine.label && line.now === otherLine.now && line.before === otherLine.before
}

function timeOf(notification: PersonNotification, mealId: string): string {
  return factOf(notification, 'TIME', mealId)?.time ?? ''
}

function mailFact(
  label: string,
  fact: Fact | undefined,
  words: NotificationWords,
  callLinks: NotificationEvent['callLinks'],
): MailFact {
  const text = factText(fact, words)
  return { label, text, ...(fact && linked(linksOf(fact, text, callLinks))) }
}

const linked = (links: readonly MailLink[]) => (links.length > 0 ? { links } : {})

/** An address leads to a map; phone numbers and mail addresses to the program for them. */
function linksOf(fact: Fact, text: string, callLinks: NotificationEvent['callLinks']): MailLink[] {
  switch (fact.fact) {
    case 'ADDRESS':
      return placeLink(fact.home, text)
    case 'AFTER_PARTY':
      return placeLink(fact.party, text)
    case 'CONTACT':
      return fact.people.flatMap(({ mobileNumber, email }) => [
        ...callLinks(mobileNumber),
        ...(email === '' ? [] : [{ text: email, url: `mailto:${email}` }]),
      ])
    default:
      return []
  }
}

function placeLink(place: Parameters<typeof mapLink>[0] | undefined, text: string): MailLink[] {
  const url = place && mapLink(place)
  return url === undefined ? [] : [{ text, url }]
}
