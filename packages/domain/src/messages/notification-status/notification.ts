import { membersToCall } from '../../evening/shown-contacts.ts'
import type { AfterPartyLocation, Coordinate, Meal } from '../../events/dinner/dinner.ts'
import type { LocalDate, LocalDateTime } from '../../local-date.ts'
import { type DoorFacts, doorOf, hasDoorFacts } from '../../people/participants/door.ts'
import { type DietData, fullName, type Participant } from '../../people/participants/participant.ts'
import { dietSummary } from '../../plan/dinner-routes/diets.ts'
import { dinnerRoute, type RouteStop, type TeamVisit } from '../../plan/dinner-routes/dinner-route.ts'
import { hostOf, type Team } from '../../plan/teams/team.ts'

export const notificationKinds = ['TEAM', 'DINNER_ROUTE'] as const
export type NotificationKind = (typeof notificationKinds)[number]

export const factNames = [
  'DATE',
  'PARTNER',
  'COURSE',
  'TIME',
  'HOST',
  'ADDRESS',
  'CONTACT',
  'GUESTS',
  'DIETS',
  'CANCELLED',
  'AFTER_PARTY',
] as const
export type FactName = (typeof factNames)[number]

/** A person in a fact. The id lets the values leave a stored notification when the person is deleted; it is never compared. */
export interface NamedPerson {
  id: string
  name: string
}

export interface ReachablePerson extends NamedPerson {
  email: string
  mobileNumber: string
}

export interface Home {
  /** The host; '' for the place of the after party. */
  personId: string
  street: string
  streetNr: string
  zip: string
  cityName: string
  addressRemarks: string
  /** Only where anything of it is known. */
  door?: DoorFacts
  /** Only where the pin was set by hand: a place that was looked up follows from the address. */
  pin: Coordinate | undefined
}

export interface Eater extends DietData {
  personId: string
}

/**
 * One thing a notification tells. With `mealId` it is about that stop of the evening; PARTNER, DATE, AFTER_PARTY, the contacts of the
 * partners and the course that the team cooks have none.
 */
export type Fact =
  | { fact: 'DATE'; date: LocalDate }
  | { fact: 'PARTNER'; people: readonly NamedPerson[] }
  | { fact: 'COURSE'; mealId?: string; label: string }
  | { fact: 'TIME'; mealId: string; time: LocalDateTime }
  | { fact: 'HOST'; mealId: string; host: NamedPerson | undefined }
  | { fact: 'ADDRESS'; mealId: string; home: Home | undefined }
  | { fact: 'CONTACT'; mealId?: string; people: readonly ReachablePerson[] }
  | { fact: 'GUESTS'; mealId: string; count: number }
  | { fact: 'DIETS'; mealId: string; eaters: readonly Eater[] }
  | { fact: 'CANCELLED'; mealId?: string }
  | { fact: 'AFTER_PARTY'; party: AfterParty | undefined }

interface AfterParty extends Home {
  title: string
  time: LocalDateTime
  addressName: string
}

/** What one person has to know, in the order in which it is read. */
export interface PersonNotification {
  kind: NotificationKind
  /** The course that the person's team cooks; undefined for guests at every course and for people without a team. */
  ownMealId: string | undefined
  facts: readonly Fact[]
}

/** The parts of an event from which notifications are written. */
export interface Evening {
  date: LocalDate
  /** In order of time. */
  meals: readonly Meal[]
  teams: readonly Team[]
  visits: readonly TeamVisit[]
  afterParty: AfterPartyLocation | undefined
}

/** The notification of a member of a team that takes part: docs/rules/messages/notifications.md#notifications */
export function notificationOf(
  kind: NotificationKind,
  recipient: Participant,
  team: Team,
  evening: Evening,
): PersonNotification {
  const route = dinnerRoute(team, evening.teams, evening.visits, evening.meals)
  const ownStop = route.find((stop) => stop.isOwn)
  const partners = inOrder(team.members.filter(({ id }) => id !== recipient.id))
  const teamFacts: Fact[] = [
    { fact: 'DATE', date: evening.date },
    { fact: 'PARTNER', people: partners.map(named) },
    { fact: 'CONTACT', people: partners.map(reachable) },
    { fact: 'COURSE', label: ownStop?.meal.label ?? '' },
    ...(ownStop ? homeFacts(ownStop) : []),
  ]
  const ownMealId = ownStop?.meal.id
  if (kind === 'TEAM') return { kind, ownMealId, facts: teamFacts }
  return {
    kind,
    ownMealId,
    facts: [...teamFacts, ...route.flatMap(stopFacts), { fact: 'AFTER_PARTY', party: partyOf(evening.afterParty) }],
  }
}

/** The notification of a person who knew of a team and has none any more. */
export function goneNotification(kind: NotificationKind): PersonNotification {
  return { kind, ownMealId: undefined, facts: [{ fact: 'CANCELLED' }] }
}

/** What a route notification says about the team: a person who knows their route knows their team. */
export function teamPartOf({ kind, ownMealId, facts }: PersonNotification): PersonNotification {
  if (kind === 'TEAM') return { kind, ownMealId, facts }
  const isOfTeam = (fact: Fact) => {
    const mealId = mealOf(fact)
    if (mealId !== undefined) return mealId === ownMealId && ofHome.has(fact.fact)
    return fact.fact !== 'AFTER_PARTY'
  }
  return { kind: 'TEAM', ownMealId, facts: facts.filter(isOfTeam) }
}

/** The fact of this name, about one course or about none. */
export function factOf<Name extends FactName>(
  { facts }: PersonNotification,
  name: Name,
  mealId?: string,
): Extract<Fact, { fact: Name }> | undefined {
  return facts.find((fact): fact is Extract<Fact, { fact: Name }> => fact.fact === name && mealOf(fact) === mealId)
}

/** The id of the course whose stop a fact is about. */
export function mealOf(fact: Fact): string | undefined {
  return 'mealId' in fact ? fact.mealId : undefined
}

const ofHome: ReadonlySet<FactName> = new Set(['TIME', 'HOST', 'ADDRESS'])

/** When and where a team cooks. */
function homeFacts({ meal, team }: RouteStop): Fact[] {
  const host = hostOf(team)
  return [
    { fact: 'TIME', mealId: meal.id, time: meal.time },
    { fact: 'HOST', mealId: meal.id, host: host && named(host) },
    { fact: 'ADDRESS', mealId: meal.id, home: host && homeOf(host) },
  ]
}

function stopFacts(stop: RouteStop): Fact[] {
  const { meal, team, isOwn, guests } = stop
  if (isOwn) {
    const visitors = guests.flatMap(({ members }) => members)
    return [
      { fact: 'GUESTS', mealId: meal.id, count: visitors.length },
      { fact: 'DIETS', mealId: meal.id, eaters: inOrder([...team.members, ...visitors]).map(eaterOf) },
    ]
  }
  const course: Fact = { fact: 'COURSE', mealId: meal.id, label: meal.label }
  if (team.status === 'CANCELLED') {
    return [course, { fact: 'TIME', mealId: meal.id, time: meal.time }, { fact: 'CANCELLED', mealId: meal.id }]
  }
  return [course, ...homeFacts(stop), { fact: 'CONTACT', mealId: meal.id, people: phonesOf(team) }]
}

function phonesOf(team: Team): ReachablePerson[] {
  return inOrder(membersToCall(team)).map((member) => ({ ...reachable(member), email: '' }))
}

/** Members and guests have no order of their own: a notification does not change because rows are read in another one. */
function inOrder(people: readonly Participant[]): Participant[] {
  return [...people].sort((left, right) => (left.id < right.id ? -1 : 1))
}

function named(person: Participant): NamedPerson {
  return { id: person.id, name: fullName(person) }
}

function reachable(person: Participant): ReachablePerson {
  return { ...named(person), email: person.email, mobileNumber: person.mobileNumber }
}

type Place = Pick<Participant, 'street' | 'streetNr' | 'zip' | 'cityName' | 'addressRemarks' | 'geocodingResult'>

function homeOf(host: Participant): Home {
  return { personId: host.id, ...placeOf(host), ...(hasDoorFacts(host) && { door: doorOf(host) }) }
}

function placeOf({ street, streetNr, zip, cityName, addressRemarks, geocodingResult }: Place): Omit<Home, 'personId'> {
  const { lat, lng, quality } = geocodingResult ?? {}
  const pin = quality === 'MANUAL' && lat !== undefined && lng !== undefined ? { lat, lng } : undefined
  return { street, streetNr, zip, cityName, addressRemarks, pin }
}

function partyOf(party: AfterPartyLocation | undefined): AfterParty | undefined {
  if (party === undefined) return undefined
  const { title, time, addressName } = party
  return { title, time, addressName, personId: '', ...placeOf(party) }
}

export function eaterOf(person: Participant): Eater {
  const { vegan, vegetarian, lactose, gluten, mealSpecificsNote, allergens } = person
  return { personId: person.id, vegan, vegetarian, lactose, gluten, mealSpecificsNote, allergens }
}

/**
 * The notification without the values of a person who was deleted. Their name becomes '', which readers show as a guest who left;
 * their home, phone and diet are gone.
 */
export function withoutPerson(notification: PersonNotification, personId: string): PersonNotification {
  const forgotten = (person: NamedPerson) => (person.id === personId ? { ...person, name: '' } : person)
  const facts = notification.facts.map((fact): Fact => {
    switch (fact.fact) {
      case 'PARTNER':
        return { ...fact, people: fact.people.map(forgotten) }
      case 'CONTACT':
        return {
          ...fact,
          people: fact.people.map((person) =>
            person.id === personId ? { ...person, name: '', email: '', mobileNumber: '' } : person,
          ),
        }
      case 'HOST':
        return { ...fact, host: fact.host && forgotten(fact.host) }
      case 'ADDRESS':
        return fact.home?.personId === personId ? { ...fact, home: undefined } : fact
      case 'DIETS':
        return { ...fact, eaters: fact.eaters.filter((eater) => eater.personId !== personId) }
      default:
        return fact
    }
  })
  return { ...notification, facts }
}

/** The notification without homes, numbers and diets, as it is read after the evening. Names, times and courses stay. */
export function withoutContacts(notification: PersonNotification): PersonNotification {
  const facts = notification.facts.map((fact): Fact => {
    switch (fact.fact) {
      case 'CONTACT':
        return { ...fact, people: [] }
      case 'ADDRESS':
        return { ...fact, home: undefined }
      case 'DIETS':
        return { ...fact, eaters: [] }
      case 'AFTER_PARTY':
        return { ...fact, party: fact.party && { ...fact.party, ...noPlace } }
      default:
        return fact
    }
  })
  return { ...notification, facts }
}

const noPlace = { street: '', streetNr: '', zip: '', cityName: '', addressRemarks: '', pin: undefined }

/** What a fact says, without ids: two facts of one name and stop are equal when this is. Diets are counted, as hosts read them. */
export function contentOf(fact: Fact): unknown {
  switch (fact.fact) {
    case 'DATE':
      return fact.date
    case 'PARTNER':
      return fact.people.map(({ name }) => name)
    case 'COURSE':
      return fact.label
    case 'TIME':
      return fact.time
    case 'HOST':
      return fact.host?.name
    case 'ADDRESS':
      return fact.home && addressOf(fact.home)
    case 'CONTACT':
      return fact.people.map(({ name, email, mobileNumber }) => [name, email, mobileNumber])
    case 'GUESTS':
      return fact.count
    case 'DIETS':
      return dietSummary(fact.eaters)
    case 'CANCELLED':
      return true
    case 'AFTER_PARTY':
      return fact.party && [fact.party.title, fact.party.time, fact.party.addressName, addressOf(fact.party)]
  }
}

function addressOf({ street, streetNr, zip, cityName, addressRemarks, pin, door }: Home) {
  const hints = door ? [door.bellName, door.floor, door.entranceNote] : []
  return [street, streetNr, zip, cityName, addressRemarks, pin?.lat, pin?.lng, ...hints]
}
