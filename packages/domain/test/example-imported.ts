import type { ImportedParticipant } from '../src/people/participant-import/import-row.ts'

/** A person as read from a list, for tests; complete enough to be imported. */
export function exampleImported(given: Partial<ImportedParticipant> = {}): ImportedParticipant {
  return {
    firstnamePart: 'Anna',
    lastname: 'Muster',
    gender: 'UNDEFINED',
    email: 'anna@example.org',
    mobileNumber: '',
    street: 'Weg',
    streetNr: '1',
    zip: '79100',
    cityName: 'Freiburg',
    country: '',
    addressRemarks: '',
    bellName: '',
    floor: '',
    entranceNote: '',
    age: undefined,
    numSeats: undefined,
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
    preferredMeal: null,
    ...given,
  }
}
