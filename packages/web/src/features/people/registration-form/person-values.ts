import { type FormAnswers, noAnswers } from './form-answers.ts'
import { noSecondPerson, type SecondPerson } from './second-person.ts'

/** What the fields about a person hold: counts as typed, and both ways to a cooking partner side by side. */
export interface PersonValues extends FormAnswers {
  firstnamePart: string
  lastname: string
  gender: string
  email: string
  mobileNumber: string
  age: string
  street: string
  streetNr: string
  zip: string
  cityName: string
  country: string
  addressRemarks: string
  bellName: string
  floor: string
  entranceNote: string
  numSeats: string
  preferredMeal: string
  standbyCook: boolean
  standbyGuest: boolean
  vegetarian: boolean
  vegan: boolean
  lactose: boolean
  gluten: boolean
  mealSpecificsNote: string
  notes: string
  partnerChoice: 'none' | 'wish' | 'pair'
  teamPartnerWishEmail: string
  teamPartnerWishRegistrationData: SecondPerson
}

export const emptyPerson = {
  firstnamePart: '',
  lastname: '',
  gender: 'UNDEFINED',
  email: '',
  mobileNumber: '',
  age: '',
  street: '',
  streetNr: '',
  zip: '',
  cityName: '',
  country: '',
  addressRemarks: '',
  bellName: '',
  floor: '',
  entranceNote: '',
  numSeats: '',
  preferredMeal: '',
  standbyCook: false,
  standbyGuest: false,
  vegetarian: false,
  vegan: false,
  lactose: false,
  gluten: false,
  mealSpecificsNote: '',
  notes: '',
  ...noAnswers,
  partnerChoice: 'none',
  teamPartnerWishEmail: '',
  teamPartnerWishRegistrationData: noSecondPerson,
} as const satisfies PersonValues
