import type { GeocodingResult } from '../dinner/dinner.ts'
import type { Allergy } from '../registration-form/allergens.ts'
import type { Answer } from '../registration-form/registration-form.ts'

export const genders = ['UNDEFINED', 'MALE', 'FEMALE'] as const
export type Gender = (typeof genders)[number]

/** What one person told us (spec 3). Unknown seats and age are `undefined`; -1 lives only on the wire. */
export interface ParticipantData {
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
  /** Seen by the organiser only. */
  miscNotes: string
  teamPartnerWishEmail: string
  /** Of the list an organiser may switch on; told to whoever cooks. */
  allergens: readonly Allergy[]
  /** To the organiser's own questions; seen by the organiser only. */
  answers: readonly Answer[]
  /** The course this person would like to cook (decisions B4). */
  preferredMeal: string | undefined
}

export interface Participant extends ParticipantData {
  id: string
  /** Position in the list; the last ones wait when the number does not fit (rules 3.2). */
  participantNumber: number
  /** Both rows of a fixed pair carry the root's id; equal to the own id at the root (rules 7.8). */
  teamPartnerWishOriginatorId: string | undefined
  teamId: string | undefined
  activationDate: Date | undefined
  createdAt: Date
  geocodingResult: GeocodingResult | undefined
}

export function fullName(person: Pick<ParticipantData, 'firstnamePart' | 'lastname'>): string {
  return `${person.firstnamePart} ${person.lastname}`.trim()
}
