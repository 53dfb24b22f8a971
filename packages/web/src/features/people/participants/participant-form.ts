import type { ParticipantReply } from '@running-dinner/contract/participants.ts'
import { participantInput } from '@running-dinner/contract/registration-input.ts'
import { z } from 'zod'
import { type FormAnswers, fromWire, noAnswers, toWire } from '../registration-form/form-answers.ts'
import { noSecondPerson, type SecondPerson, secondToWire } from '../registration-form/second-person.ts'

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

/** The contract's schema. Only the chosen way to a partner counts; hidden fields are ignored. */
export const participantFormSchema = z.preprocess(chosenPartner, participantInput)

function chosenPartner(values: unknown): unknown {
  const form = values as ParticipantForm // the form of this schema, see useContractForm
  return {
    ...form,
    ...toWire(form),
    languageCode: form.languageCode || null,
    teamPartnerWishEmail: form.partnerChoice === 'wish' ? form.teamPartnerWishEmail : '',
    teamPartnerWishRegistrationData:
      form.partnerChoice === 'pair' ? secondToWire(form.teamPartnerWishRegistrationData) : null,
  }
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
