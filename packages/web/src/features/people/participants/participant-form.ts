import type { ParticipantReply } from '@running-dinner/contract/people'
import { type FormAnswers, fromWire, noAnswers } from '../registration-form/form-answers.ts'
import { noSecondPerson, type SecondPerson } from '../registration-form/second-person.ts'

/** How a person gets a cooking partner. */
type PartnerChoice = 'none' | 'wish' | 'pair'

/** The values of the fields: counts as typed, and both ways to a partner. */
export interface ParticipantForm extends FormAnswers {
  firstnamePart: string
  lastname: string
  gender: string
  email: string
  mobileNumber: string
  street: string
  streetNr: string
  zip: string
  cityName: string
  country: string
  addressRemarks: string
  bellName: string
  floor: string
  entranceNote: string
  age: string
  numSeats: string
  vegetarian: boolean
  lactose: boolean
  gluten: boolean
  vegan: boolean
  mealSpecificsNote: string
  notes: string
  miscNotes: string
  preferredMeal: string
  standbyCook: boolean
  standbyGuest: boolean
  /** '' takes the event's. */
  languageCode: string
  partnerChoice: PartnerChoice
  teamPartnerWishEmail: string
  teamPartnerWishRegistrationData: SecondPerson
}

export const emptyForm: ParticipantForm = {
  firstnamePart: '',
  lastname: '',
  gender: 'UNDEFINED',
  email: '',
  mobileNumber: '',
  street: '',
  streetNr: '',
  zip: '',
  cityName: '',
  country: '',
  addressRemarks: '',
  bellName: '',
  floor: '',
  entranceNote: '',
  age: '',
  numSeats: '',
  vegetarian: false,
  lactose: false,
  gluten: false,
  vegan: false,
  mealSpecificsNote: '',
  notes: '',
  miscNotes: '',
  preferredMeal: '',
  standbyCook: false,
  standbyGuest: false,
  languageCode: '',
  ...noAnswers,
  partnerChoice: 'none',
  teamPartnerWishEmail: '',
  teamPartnerWishRegistrationData: noSecondPerson,
}

/** The stored person in the fields; what is unknown is empty. */
export function toForm(person: ParticipantReply): ParticipantForm {
  const fields = Object.fromEntries(
    Object.keys(emptyForm).flatMap((name) => (name in person ? [[name, person[name as keyof ParticipantReply]]] : [])),
  )
  return {
    ...emptyForm,
    ...fields,
    ...fromWire(person),
    age: String(person.age ?? ''),
    numSeats: String(person.numSeats ?? ''),
    preferredMeal: person.preferredMeal ?? '',
    partnerChoice: person.teamPartnerWishEmail === '' ? 'none' : 'wish',
  }
}
