import type { ConfirmedRegistration, Registered, RegistrationSummary } from '@running-dinner/contract/people'
import { emptyRegistration, type RegistrationValues } from '../src/features/people/registration/registration-values.ts'

/** Everything a guest has to type. */
export const exampleRegistrationValues: RegistrationValues = {
  ...emptyRegistration,
  firstnamePart: 'Ada',
  lastname: 'Berg',
  email: 'ada@example.org',
  mobileNumber: '0170 123456',
  street: 'Kaiserstr.',
  streetNr: '12',
  zip: '76133',
  cityName: 'Karlsruhe',
  numSeats: '6',
}

/** The same registration as the server understood it. */
export const exampleSummary: RegistrationSummary = {
  fullname: 'Ada Berg',
  gender: 'UNDEFINED',
  mobile: '0170 123456',
  email: 'ada@example.org',
  streetWithNr: 'Kaiserstr. 12',
  zipWithCity: '76133 Karlsruhe',
  addressRemarks: '',
  bellName: '',
  floor: '',
  entranceNote: '',
  age: undefined,
  ageSpecified: false,
  numberOfSeats: 6,
  canHost: true,
  mealSpecifics: { vegetarian: false, lactose: false, gluten: false, vegan: false, mealSpecificsNote: '' },
  notes: '',
  allergens: [],
  answers: [],
  preferredMeal: null,
  standbyCook: false,
  standbyGuest: false,
  teamPartnerWishEmail: '',
  teamPartnerWishState: null,
  teamPartnerWishRegistrationData: null,
  waitingList: false,
  registrationPaymentSummary: null,
}

export const exampleRegistered: Registered = { ...exampleSummary, registrationSecret: 'secret-of-this-browser' }

export const exampleActivation: ConfirmedRegistration = {
  activatedParticipant: { firstnamePart: 'Ada', lastname: 'Berg' },
  activatedTeamPartnerRegistration: null,
  alreadyActivated: false,
  waitingList: false,
  mutualWish: null,
  portalToken: 'p'.repeat(24),
  selfServicePath: '/self/self-1/registration/guest-1',
}
