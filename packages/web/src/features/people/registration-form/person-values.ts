import type { Gender } from '@running-dinner/domain/people'
import { noAnswers } from './form-answers.ts'
import { noSecondPerson } from './second-person.ts'

/** What the fields about a person hold: counts as typed, and both ways to a cooking partner side by side. */
export const emptyPerson = {
  firstnamePart: '',
  lastname: '',
  gender: 'UNDEFINED' as Gender,
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
  partnerChoice: 'none' as 'none' | 'wish' | 'pair',
  teamPartnerWishEmail: '',
  teamPartnerWishRegistrationData: noSecondPerson,
}

export type PersonValues = typeof emptyPerson
