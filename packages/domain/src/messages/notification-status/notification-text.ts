import type { TravelMode } from '../../events/dinner/dinner.ts'
import { clockOf, type LocalDate, type LocalDateTime } from '../../local-date.ts'
import { addressText, homeText } from '../sending/contact-texts.ts'
import { dietText } from '../sending/diet-text.ts'
import type { MessageWords } from '../sending/fill-placeholders.ts'
import {
  type Fact,
  type FactName,
  factOf,
  type Home,
  mealOf,
  type NamedPerson,
  type PersonNotification,
  type ReachablePerson,
} from './notification.ts'
import type { FactChange } from './notification-changes.ts'

type Change = Pick<FactChange, 'before' | 'after'>

/** A change in two lines; '' where there was or is nothing to say. */
export function changeText({ before, after }: Change, words: NotificationWords): { before: string; after: string } {
  const [was, is] = [factText(before, words), factText(after, words)]
  if (was === is && placeOf(before) && placeOf(after)) return { before: '', after: words.placeCorrected }
  if (before?.fact === 'CANCELLED' && !after)
    return { before: was, after: 'mealId' in before ? words.takesPlaceAgain : words.teamAgain }
  return { before: was, after: is }
}

/** The changes that people read. A time that reads the same has moved with the day of the event, which is a change of its own. */
export function listedChanges(changes: readonly FactChange[], words: NotificationWords): FactChange[] {
  if (!changes.some(({ fact }) => fact === 'DATE')) return [...changes]
  return changes.filter(
    ({ before, after }) =>
      timeOf(before) === timeOf(after) || factText(before, words) !== factText(after, words) || isMoved(before, after),
  )
}

function placeOf(fact: Fact | undefined): Home | undefined {
  if (fact?.fact === 'ADDRESS') return fact.home
  return fact?.fact === 'AFTER_PARTY' ? fact.party : undefined
}

function isMoved(before: Fact | undefined, after: Fact | undefined): boolean {
  return JSON.stringify(placeOf(before)?.pin) !== JSON.stringify(placeOf(after)?.pin)
}

function timeOf(fact: Fact | undefined): LocalDateTime | undefined {
  if (fact?.fact === 'TIME') return fact.time
  return fact?.fact === 'AFTER_PARTY' ? fact.party?.time : undefined
}

/** What an inbox shows beside the subject. A locked phone shows it too, so it has no address, phone or diet. */
export function notificationPreheader(notification: PersonNotification, words: NotificationWords): string {
  if (factOf(notification, 'CANCELLED')) return words.noTeamAnyMore
  if (notification.kind === 'DINNER_ROUTE') return routeLine(notification, words)
  const partner = factText(factOf(notification, 'PARTNER'), words)
  const time = notification.ownMealId === undefined ? undefined : factOf(notification, 'TIME', notification.ownMealId)
  if (!time) return words.preheaders.team(partner)
  return words.preheaders.cooking({
    partner,
    course: factText(factOf(notification, 'COURSE'), words),
    time: factText(time, words),
  })
}

/** Which facts changed at which course, without what they are. */
export function changesPreheader(
  changes: readonly FactChange[],
  notification: PersonNotification,
  words: NotificationWords,
): string {
  if (factOf(notification, 'CANCELLED')) return words.noTeamAnyMore
  const names = new Map<string, string[]>()
  for (const { fact, mealId } of listedChanges(changes, words)) {
    const course = mealId === undefined ? '' : courseLabel(notification, mealId, words)
    names.set(course, [...(names.get(course) ?? []), words.names[fact]])
  }
  const courseTexts = [...names].map(([course, changed]) =>
    course === '' ? changed.join(', ') : `${course} (${changed.join(', ')})`,
  )
  return words.preheaders.changed(courseTexts.join(', '))
}

/** Where the evening begins; a cancelled stop is no beginning. */
function routeLine(notification: PersonNotification, words: NotificationWords): string {
  const times = notification.facts.filter((fact) => fact.fact === 'TIME')
  const [first] = times
    .filter(({ mealId }) => !factOf(notification, 'CANCELLED', mealId))
    .sort((left, right) => left.time.localeCompare(right.time))
  if (!first) return ''
  const host = factText(factOf(notification, 'HOST', mealOf(first)), words)
  const stop = `${courseLabel(notification, first.mealId, words)} ${words.at} ${host}`
  return words.preheaders.route({ time: words.clock(clockOf(first.time)), stop })
}

function courseLabel(notification: PersonNotification, mealId: string, words: NotificationWords): string {
  return factText(factOf(notification, 'COURSE', mealId === notification.ownMealId ? undefined : mealId), words)
}

/** The words of a notification in the reader's language, beside those of all messages. */
export interface NotificationWords extends MessageWords {
  /** With the weekday, as the reader writes it. */
  date(date: LocalDate): string
  /** `19:00` with what belongs behind a time of day. */
  clock(time: string): string
  partner: string
  course: string
  at: string
  address: string
  phone: string
  guests(count: number): string
  diets: string
  everythingEaten: string
  afterParty: string
  noAfterParty: string
  /** When to leave for a stop and how long the way takes. */
  leaveBy(way: { time: string; minutes: number; mode: TravelMode }): string
  /** In front of the number that guests call on the evening. */
  organiser: string
  /** In place of the name of a person who was deleted. */
  guestWhoLeft: string
  /** The whole notification of a person without a team: theirs may be cancelled, replaced by others, or dropped. */
  noTeamAnyMore: string
  /** In front of what changed, and around what it was. */
  now: string
  before(text: string): string
  /** In place of what changed where the address reads the same and its pin on the map moved. */
  placeCorrected: string
  /** After a course was cancelled, and after the reader had no team. */
  takesPlaceAgain: string
  teamAgain: string
  names: Record<FactName, string>
  preheaders: {
    cooking(values: Record<'partner' | 'course' | 'time', string>): string
    team(partner: string): string
    route(values: Record<'time' | 'stop', string>): string
    changed(what: string): string
  }
}

/** One fact in one line, as the organiser and the person read it beside "before". */
export function factText(fact: Fact | undefined, words: NotificationWords): string {
  switch (fact?.fact) {
    case undefined:
      return ''
    case 'DATE':
      return words.date(fact.date)
    case 'PARTNER':
      return fact.people.map((person) => nameOf(person, words)).join(', ') || words.noPartner
    case 'COURSE':
      return fact.label || words.onlyGuest
    case 'TIME':
      return words.clock(clockOf(fact.time))
    case 'HOST':
      return fact.host ? nameOf(fact.host, words) : words.noneGiven
    case 'ADDRESS':
      return (fact.home && homeText({ ...fact.home, ...fact.home.door }, words)) || words.noneGiven
    case 'CONTACT':
      return fact.people.map((person) => contactText(person, words)).join('; ') || words.noneGiven
    case 'GUESTS':
      return words.guests(fact.count)
    case 'DIETS':
      return dietText(fact.eaters, words) || words.everythingEaten
    case 'CANCELLED':
      return mealOf(fact) === undefined ? words.noTeamAnyMore : words.cancelled
    case 'AFTER_PARTY':
      return fact.party === undefined
        ? words.noAfterParty
        : [
            `${fact.party.title} (${words.clock(clockOf(fact.party.time))})`,
            fact.party.addressName,
            addressText(fact.party),
          ]
            .filter((part) => part.trim() !== '')
            .join(', ')
  }
}

function nameOf({ name }: NamedPerson, words: NotificationWords): string {
  return name || words.guestWhoLeft
}

function contactText(person: ReachablePerson, words: NotificationWords): string {
  const { email, mobileNumber } = person
  const name = nameOf(person, words)
  const ways = [mobileNumber, email].filter((way) => way !== '')
  return ways.length === 0 ? name : `${name} (${ways.join(', ')})`
}
