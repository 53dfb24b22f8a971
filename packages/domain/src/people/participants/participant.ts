import type { GeocodingResult, Language } from '../../events/dinner/dinner.ts'
import type { Answer } from '../../events/registration-form/registration-form.ts'
import type { Allergy } from '../registration-form/allergens.ts'
import type { DoorFacts } from './door.ts'

export const genders = ['UNDEFINED', 'MALE', 'FEMALE'] as const
export type Gender = (typeof genders)[number]

/** The data of one person. Unknown seats and age are `undefined`; -1 exists only on the wire. */
export interface ParticipantData extends DoorFacts {
  firstnamePart: string
  lastname: string
  gender: Gender
  email: string
  mobileNumber: string
  street: string
  streetNr: string
  zip: string
  cityName: string
  country: string
  addressRemarks: string
  age: number | undefined
  numSeats: number | undefined
  vegetarian: boolean
  lactose: boolean
  gluten: boolean
  vegan: boolean
  mealSpecificsNote: string
  notes: string
  /** Visible to the organiser only. */
  miscNotes: string
  teamPartnerWishEmail: string
  /** Whether this household could step in on the evening, said at registration. */
  standbyCook: boolean
  standbyGuest: boolean
  /** From the list an organiser may switch on; shown to the teams that cook for this person. */
  allergens: readonly Allergy[]
  /** To the organiser's own questions; visible to the organiser only. */
  answers: readonly Answer[]
  /** The id of the course this person would like to cook. */
  preferredMeal: string | undefined
  /** Unset: a new person gets the event's language, a stored one is not changed. */
  languageCode: Language | undefined
}

export type DietData = Pick<
  ParticipantData,
  'vegan' | 'vegetarian' | 'lactose' | 'gluten' | 'mealSpecificsNote' | 'allergens'
>

/** Fields that clients may leave out of a change to keep what is stored; only their own schemas check them. */
export type KeptField = keyof DoorFacts | 'standbyCook' | 'standbyGuest'

export interface Participant extends ParticipantData {
  id: string
  /** Position in the list; the last ones wait when the number does not fit. */
  participantNumber: number
  /** Of all mails to this person. */
  languageCode: Language
  /** Both rows of a fixed pair carry the root's id; equal to the own id at the root. */
  teamPartnerWishOriginatorId: string | undefined
  teamId: string | undefined
  activationDate: Date | undefined
  createdAt: Date
  geocodingResult: GeocodingResult | undefined
}

export function fullName(person: Pick<ParticipantData, 'firstnamePart' | 'lastname'>): string {
  return `${person.firstnamePart} ${person.lastname}`.trim()
}
