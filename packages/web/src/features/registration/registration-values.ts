import type { Gender } from '@running-dinner/domain/participants/participant.ts'
import { type FormAnswers, noAnswers } from '../registration-form/form-answers.ts'

/** How somebody comes to their cooking partner. */
type PartnerChoice = 'none' | 'wish' | 'pair'

/** What the fields hold: counts as typed, the two ways to a partner side by side. */
export interface RegistrationValues {
  firstnamePart: string
  lastname: string
  email: string
  mobileNumber: string
  gender: Gender
  age: string
  street: string
  streetNr: string
  zip: string
  cityName: string
  country: string
  addressRemarks: string
  numSeats: string
  preferredMeal: string
  vegetarian: boolean
  vegan: boolean
  lactose: boolean
  gluten: boolean
  mealSpecificsNote: string
  notes: string
  /** A severity by the code of each allergen. */
  allergens: FormAnswers['allergens']
  /** By the id of the organiser's question. */
  answers: FormAnswers['answers']
  partnerChoice: PartnerChoice
  teamPartnerWishEmail: string
  teamPartnerWishRegistrationData: { firstnamePart: string; lastname: string; email: string; mobileNumber: string }
  dataProcessingAcknowledged: boolean
  termsAccepted: boolean
  /** From an invitation link; then the partner is whoever invited. */
  invitation: string
}

export const emptyRegistration: RegistrationValues = {
  firstnamePart: '',
  lastname: '',
  email: '',
  mobileNumber: '',
  gender: 'UNDEFINED',
  age: '',
  street: '',
  streetNr: '',
  zip: '',
  cityName: '',
  country: '',
  addressRemarks: '',
  numSeats: '',
  preferredMeal: '',
  vegetarian: false,
  vegan: false,
  lactose: false,
  gluten: false,
  mealSpecificsNote: '',
  notes: '',
  ...noAnswers,
  partnerChoice: 'none',
  teamPartnerWishEmail: '',
  teamPartnerWishRegistrationData: { firstnamePart: '', lastname: '', email: '', mobileNumber: '' },
  dataProcessingAcknowledged: false,
  termsAccepted: false,
  invitation: '',
}

export const diets = ['vegetarian', 'vegan', 'lactose', 'gluten'] as const
