import type { Participant } from '../src/people/participants/participant.ts'

/** A confirmed participant for tests; two of them differ only in what the test gives. */
export function exampleParticipant(number: number, given: Partial<Participant> = {}): Participant {
  return {
    id: `p${number}`,
    participantNumber: number,
    firstnamePart: `First${number}`,
    lastname: `Last${number}`,
    gender: 'UNDEFINED',
    email: `p${number}@example.org`,
    mobileNumber: '',
    street: 'Street',
    streetNr: `${number}`,
    zip: '79098',
    cityName: 'Freiburg',
    country: '',
    addressRemarks: '',
    bellName: '',
    floor: '',
    entranceNote: '',
    age: undefined,
    numSeats: 6,
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
    languageCode: 'de',
    teamPartnerWishOriginatorId: undefined,
    teamId: undefined,
    activationDate: new Date('2030-01-01T00:00:00Z'),
    createdAt: new Date('2030-01-01T00:00:00Z'),
    geocodingResult: undefined,
    ...given,
  }
}

/** Participants numbered 1 to `count`; those in `roots` registered together with the next one. */
export function exampleList(count: number, roots: readonly number[] = []): Participant[] {
  const originator = (number: number) => roots.find((root) => number === root || number === root + 1)
  return Array.from({ length: count }, (_, index) => {
    const root = originator(index + 1)
    return exampleParticipant(index + 1, root === undefined ? {} : { teamPartnerWishOriginatorId: `p${root}` })
  })
}
