import type { AfterPartyLocation, Dinner } from '../events/dinner/dinner.ts'
import { eveningEndsAt, type TimedEvent } from '../events/dinner/evening-times.ts'
import { instantIn, plusDays } from '../local-date.ts'
import { unknownDoor } from '../people/participants/door.ts'
import type { Participant } from '../people/participants/participant.ts'
import { hasPhone } from '../people/participants/phone.ts'
import type { Team } from '../plan/teams/team.ts'

export interface EveningContact {
  /** '' where the event has no public contact. */
  name: string
  /** A phone number, '' where none is given. */
  phone: string
}

/** Whom guests call on the evening: the number for that evening, else that of the public contact. */
export function eveningContact({
  eveningPhone,
  publicSettings,
}: Pick<Dinner, 'eveningPhone' | 'publicSettings'>): EveningContact {
  return {
    name: publicSettings?.publicContactName ?? '',
    phone: eveningPhone || (publicSettings?.publicContactMobileNumber ?? ''),
  }
}

/**
 * Until then guests see addresses, phone numbers and notes, and reports are accepted: noon of the day after the event, and
 * never before the evening is over.
 */
export function contactsEndAt(event: TimedEvent): Date {
  const { date, timeZone } = event.basicDetails
  const noon = instantIn(timeZone, `${plusDays(date, 1)}T12:00`)
  const end = eveningEndsAt(event)
  return noon > end ? noon : end
}

/** Whom the guests of a team can call: the host, and the other members only where the host has no number. */
export function membersToCall({ members, hostMemberId }: Team): Participant[] {
  const reachable = members.filter(hasPhone)
  const host = reachable.find(({ id }) => id === hostMemberId)
  return host ? [host] : reachable
}

/** Until the noon after the evening guests and the evening board see addresses and phone numbers. */
export function areContactsShown(event: TimedEvent, now: Date): boolean {
  return now < contactsEndAt(event)
}

/** The teams as their guests may read them: later than that with names only, except for the reader. */
export function teamsShownTo(reader: { id: string }, teams: readonly Team[], event: TimedEvent, now: Date): Team[] {
  if (areContactsShown(event, now)) return [...teams]
  return teams.map((team) => teamShownTo(reader, team, event, now))
}

export function teamShownTo(reader: { id: string }, team: Team, event: TimedEvent, now: Date): Team {
  if (areContactsShown(event, now)) return team
  return { ...team, members: team.members.map((member) => (member.id === reader.id ? member : nameOnly(member))) }
}

/** The after party keeps its name and time. */
export function partyShown<Event extends Dinner>(event: Event, now: Date): Event {
  const party = event.afterPartyLocation
  if (party === undefined || areContactsShown(event, now)) return event
  const place: AfterPartyLocation = {
    ...{ title: party.title, time: party.time, addressName: party.addressName },
    ...nowhere,
    geocodingResult: undefined,
  }
  return { ...event, afterPartyLocation: place }
}

const nowhere = { street: '', streetNr: '', zip: '', cityName: '', country: '', addressRemarks: '' }

/** Field by field, so that a new field of a person is not shown by accident. */
function nameOnly(person: Participant): Participant {
  return {
    id: person.id,
    participantNumber: person.participantNumber,
    firstnamePart: person.firstnamePart,
    lastname: person.lastname,
    gender: 'UNDEFINED',
    email: '',
    mobileNumber: '',
    ...nowhere,
    ...unknownDoor,
    age: undefined,
    numSeats: person.numSeats,
    ...{ vegetarian: false, lactose: false, gluten: false, vegan: false, mealSpecificsNote: '', allergens: [] },
    ...{ notes: '', miscNotes: '', answers: [], teamPartnerWishEmail: '', preferredMeal: undefined },
    ...{ standbyCook: false, standbyGuest: false },
    languageCode: person.languageCode,
    teamPartnerWishOriginatorId: person.teamPartnerWishOriginatorId,
    teamId: person.teamId,
    activationDate: person.activationDate,
    createdAt: person.createdAt,
    geocodingResult: undefined,
  }
}
