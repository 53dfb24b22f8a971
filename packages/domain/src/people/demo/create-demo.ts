import type { GeocodingResult, Language } from '../../events/dinner/dinner.ts'
import { unknownDoor } from '../participants/door.ts'
import { emailIdentity } from '../participants/email.ts'
import type { ParticipantData } from '../participants/participant.ts'
import { type DemoPerson, demoPeople, englishDemoPeople } from './demo-people.ts'

export interface DemoParticipant extends ParticipantData {
  languageCode: Language
  geocodingResult: GeocodingResult
}

export interface Demo {
  city: string
  zip: string
  country: string
  participants: DemoParticipant[]
}

/** Two of them wish for each other, so that a demo shows partner wishes too. */
const mutualWish: readonly [number, number] = [2, 3]

/** The town and the 18 people a demo event starts with. They have coordinates already, so that maps work offline. */
export function createDemo(language: Language): Demo {
  const participants = peopleIn(language).map((person, index) => ({
    ...asParticipant(person, index),
    languageCode: language,
  }))
  const [firstPerson, secondPerson] = mutualWish.map((index) => participants[index])
  if (firstPerson !== undefined && secondPerson !== undefined) {
    firstPerson.teamPartnerWishEmail = secondPerson.email
    secondPerson.teamPartnerWishEmail = firstPerson.email
  }
  return { city: 'Leipzig', zip: '04109', country: 'DE', participants }
}

/** The homes are the same in every language, so that every demo has the same good plan. */
function peopleIn(language: Language): DemoPerson[] {
  if (language === 'de') return [...demoPeople]
  return demoPeople.map((person, index) => ({ ...person, ...englishDemoPeople[index] }))
}

function asParticipant({ lat, lng, ...person }: DemoPerson, index: number): Omit<DemoParticipant, 'languageCode'> {
  return {
    gender: 'UNDEFINED',
    email: demoEmail(person),
    // A block of numbers that is never assigned: reserved for films and books.
    mobileNumber: `0171 39200${String(index + 10)}`,
    cityName: 'Leipzig',
    country: 'DE',
    addressRemarks: '',
    ...unknownDoor,
    age: undefined,
    vegetarian: false,
    lactose: false,
    gluten: false,
    vegan: false,
    mealSpecificsNote: '',
    notes: '',
    miscNotes: '',
    teamPartnerWishEmail: '',
    standbyCook: false,
    standbyGuest: false,
    allergens: [],
    answers: [],
    preferredMeal: undefined,
    ...person,
    geocodingResult: { lat, lng, quality: 'MANUAL' },
  }
}

function demoEmail({ firstnamePart, lastname }: Pick<DemoPerson, 'firstnamePart' | 'lastname'>): string {
  const plain = `${firstnamePart}.${lastname}`.normalize('NFD').replace(/\p{M}/gu, '')
  return emailIdentity(`${plain}@example.org`)
}
