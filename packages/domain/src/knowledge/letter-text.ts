import { clockOf, type LocalDate } from '../local-date.ts'
import { addressText } from '../messages/contact-texts.ts'
import { dietText } from '../messages/diet-text.ts'
import type { MessageWords } from '../messages/message-words.ts'
import { type Fact, type FactName, type Letter, mealOf, type NamedPerson, type ReachablePerson } from './letter.ts'
import type { FactChange } from './letter-changes.ts'

/** The words of a letter in the reader's language, beside those of all messages. */
export interface LetterWords extends MessageWords {
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
  /** In place of the name of a person who was deleted. */
  guestWhoLeft: string
  /** The whole letter of a person whose team does not take part any more. */
  teamCancelled: string
  /** In front of what changed, and around what it was. */
  now: string
  before(text: string): string
  names: Record<FactName, string>
}

/** One fact in one line, as the organiser and the person read it beside "before". */
export function factText(fact: Fact | undefined, words: LetterWords): string {
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
      return (fact.home && addressText(fact.home)) || words.noneGiven
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

function nameOf({ name }: NamedPerson, words: LetterWords): string {
  return name || words.guestWhoLeft
}

function contactText(person: ReachablePerson, words: LetterWords): string {
  const { email, mobileNumber } = person
  const name = nameOf(person, words)
  const ways = [mobileNumber, email].filter((way) => way !== '')
  return ways.length === 0 ? name : `${name} (${ways.join(', ')})`
}

/** The letter as plain text: the team first, then a block per stop in order of time, then the after party. */
export function letterText({ ownMealId, facts }: Letter, words: LetterWords): string {
  const textOf = (name: FactName, mealId?: string) =>
    factText(
      facts.find((fact) => fact.fact === name && mealOf(fact) === mealId),
      words,
    )
  const has = (name: FactName, mealId?: string) => facts.some((fact) => fact.fact === name && mealOf(fact) === mealId)
  if (has('CANCELLED')) return words.teamCancelled
  const stops = [...new Set(facts.flatMap((fact) => mealOf(fact) ?? []))]
  const timeOf = (mealId: string) =>
    facts.flatMap((fact) => (fact.fact === 'TIME' && fact.mealId === mealId ? fact.time : []))[0] ?? ''
  const line = (label: string, text: string) => `${label}: ${text}`
  const stopBlock = (mealId: string) => {
    const label = mealId === ownMealId ? textOf('COURSE') : textOf('COURSE', mealId)
    if (has('CANCELLED', mealId)) return `${textOf('TIME', mealId)} ${label}: ${textOf('CANCELLED', mealId)}`
    return [
      `${textOf('TIME', mealId)} ${label} ${words.at} ${textOf('HOST', mealId)}`,
      line(words.address, textOf('ADDRESS', mealId)),
      ...(has('CONTACT', mealId) ? [line(words.phone, textOf('CONTACT', mealId))] : []),
      ...(has('GUESTS', mealId) ? [textOf('GUESTS', mealId)] : []),
      ...(has('DIETS', mealId) ? [line(words.diets, textOf('DIETS', mealId))] : []),
    ].join('\n')
  }
  const team = [
    textOf('DATE'),
    line(words.partner, textOf('CONTACT') === words.noneGiven ? textOf('PARTNER') : textOf('CONTACT')),
    ...(ownMealId === undefined ? [words.onlyGuest] : [line(words.course, textOf('COURSE'))]),
  ].join('\n')
  return [
    team,
    ...stops.sort((left, right) => timeOf(left).localeCompare(timeOf(right))).map(stopBlock),
    ...(hasParty(facts) ? [line(words.afterParty, textOf('AFTER_PARTY'))] : []),
  ].join('\n\n')
}

function hasParty(facts: readonly Fact[]): boolean {
  return facts.some((fact) => fact.fact === 'AFTER_PARTY' && fact.party !== undefined)
}

/** One line per change: what it is now, and in brackets what the person knows. */
export function changesText(changes: readonly FactChange[], letter: Letter, words: LetterWords): string {
  return changes
    .map(({ fact, mealId, before, after }) => {
      const label = courseOf(letter, mealId)
      const name = [label, words.names[fact]].filter((part) => part !== '').join(', ')
      const was = factText(before, words)
      return `${words.now}: ${name}: ${factText(after, words) || words.cancelled}${was === '' ? '' : ` ${words.before(was)}`}`
    })
    .join('\n')
}

function courseOf({ ownMealId, facts }: Letter, mealId: string | undefined): string {
  if (mealId === undefined) return ''
  const course = facts.find(
    (fact) => fact.fact === 'COURSE' && mealOf(fact) === (mealId === ownMealId ? undefined : mealId),
  )
  return course?.fact === 'COURSE' ? course.label : ''
}
