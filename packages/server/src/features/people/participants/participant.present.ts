import type {
  EnteredByParticipant,
  ListedParticipant,
  ParticipantReply,
  PartnerWishReply,
} from '@running-dinner/contract'
import type { Dinner, Participant, PartnerWishState } from '@running-dinner/domain'
import { doorOf, type PartnerWishStatus } from '@running-dinner/domain/people'
import { callLinks } from '../call-links/index.ts'

type Event = Pick<Dinner, 'basicDetails'>

/** A person as the organiser sees them; `people` are all of the event, needed for the other half of a fixed pair. */
export function presentParticipant(
  person: Participant,
  people: readonly Participant[],
  { basicDetails }: Event,
): ParticipantReply {
  const halves = halvesOf(person, people)
  // V8 spreads an object of so many fields fifty times slower than it assigns to it.
  return Object.assign(presentEnteredFields(person), {
    callLinks: callLinks(person.mobileNumber, basicDetails.country),
    id: person.id,
    participantNumber: person.participantNumber,
    miscNotes: person.miscNotes,
    teamId: person.teamId ?? null,
    teamPartnerWishOriginatorId: person.teamPartnerWishOriginatorId ?? null,
    rootTeamPartnerWish: halves.root,
    childTeamPartnerWish: halves.child,
    teamPartnerWishRegistrationRoot: halves.child !== null,
    teamPartnerWishRegistrationChild: halves.root !== null,
    activationDate: person.activationDate?.toISOString() ?? null,
    createdAt: person.createdAt.toISOString(),
    geocodingResult: person.geocodingResult,
  })
}

/** The fields the person entered, which they may see themselves. */
export function presentEnteredFields(person: Participant): EnteredByParticipant {
  return {
    firstnamePart: person.firstnamePart,
    lastname: person.lastname,
    gender: person.gender,
    email: person.email,
    mobileNumber: person.mobileNumber,
    street: person.street,
    streetNr: person.streetNr,
    zip: person.zip,
    cityName: person.cityName,
    country: person.country,
    addressRemarks: person.addressRemarks,
    ...doorOf(person),
    age: person.age,
    numSeats: person.numSeats,
    vegetarian: person.vegetarian,
    lactose: person.lactose,
    gluten: person.gluten,
    vegan: person.vegan,
    mealSpecificsNote: person.mealSpecificsNote,
    notes: person.notes,
    teamPartnerWishEmail: person.teamPartnerWishEmail,
    standbyCook: person.standbyCook,
    standbyGuest: person.standbyGuest,
    preferredMeal: person.preferredMeal ?? null,
    allergens: [...person.allergens],
    answers: [...person.answers],
    languageCode: person.languageCode,
  }
}

interface EventPeople {
  dinner: Event
  people: readonly Participant[]
  statusOf: (person: Participant) => PartnerWishStatus
}

export function presentListed(
  listed: readonly Participant[],
  { dinner, people, statusOf }: EventPeople,
  firstNumber: number,
): ListedParticipant[] {
  const pairOf = pairsOf(people)
  return listed.map((person, index) =>
    Object.assign(presentParticipant(person, pairOf(person), dinner), {
      listNumber: firstNumber + index,
      teamPartnerWishStateEmailInvitation: statusOf(person).state ?? null,
    }),
  )
}

function halvesOf(person: Participant, participants: readonly Participant[]) {
  const rootId = person.teamPartnerWishOriginatorId
  const partner =
    rootId === undefined
      ? undefined
      : participants.find((candidate) => candidate.id !== person.id && candidate.teamPartnerWishOriginatorId === rootId)
  const shown = partner
    ? { participantId: partner.id, firstnamePart: partner.firstnamePart, lastname: partner.lastname }
    : null
  return rootId === person.id ? { root: null, child: shown } : { root: shown, child: null }
}

/** `relevantStates` are the states the caller asked for; empty means all. */
export function presentPartnerWish(
  dinner: Pick<Dinner, 'basicDetails'>,
  person: Participant,
  pairOf: (person: Participant) => readonly Participant[],
  { state, matching }: PartnerWishStatus,
  relevantStates: readonly PartnerWishState[] = [],
): PartnerWishReply {
  return {
    relevant: state !== undefined && (relevantStates.length === 0 || relevantStates.includes(state)),
    state: state ?? null,
    subscribedParticipant: presentParticipant(person, pairOf(person), dinner),
    matchingParticipant: matching ? presentParticipant(matching, pairOf(matching), dinner) : null,
  }
}

/** Maps a person to the members of their pair, themselves included. Indexed once, because lists have up to 3,000 people. */
export function pairsOf(people: readonly Participant[]): (person: Participant) => readonly Participant[] {
  const pairs = new Map<string, Participant[]>()
  for (const person of people) {
    if (person.teamPartnerWishOriginatorId === undefined) continue
    const pair = pairs.get(person.teamPartnerWishOriginatorId)
    if (pair) pair.push(person)
    else pairs.set(person.teamPartnerWishOriginatorId, [person])
  }
  return ({ teamPartnerWishOriginatorId: rootId }) => (rootId === undefined ? [] : (pairs.get(rootId) ?? []))
}
