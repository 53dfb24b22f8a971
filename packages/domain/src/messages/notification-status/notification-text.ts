import type { TravelMode } from '../../events/dinner/dinner.ts'
import { clockOf, type LocalDate } from '../../local-date.ts'
import { addressText, homeText } from '../sending/contact-texts.ts'
import { dietText } from '../sending/diet-text.ts'
import type { MessageWords } from '../sending/message-words.ts'
import { type Fact, type FactName, mealOf, type NamedPerson, type ReachablePerson } from './notification.ts'

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
  /** The whole notification of a person whose team does not take part any more. */
  teamCancelled: string
  /** In front of what changed, and around what it was. */
  now: string
  before(text: string): string
  /** In place of what changed where the address reads the same and its pin on the map moved. */
  placeCorrected: string
  /** After a cancellation was taken back, of a course and of the reader's team. */
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
      return mealOf(fact) === undefined ? words.teamCancelled : words.cancelled
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
