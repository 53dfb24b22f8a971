import { expect, test } from 'vitest'
import type { ImportedParticipant } from './import-row.ts'
import { mailboxPairs, pairedAtMailbox } from './mailbox-pairs.ts'

function person(firstnamePart: string, given: Partial<ImportedParticipant> = {}): ImportedParticipant {
  return {
    firstnamePart,
    lastname: 'Kern',
    gender: 'UNDEFINED',
    email: 'kern@example.org',
    mobileNumber: '',
    street: 'Gasse',
    streetNr: '1',
    zip: '39104',
    cityName: 'Magdeburg',
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

const partner = { firstnamePart: 'Cem', lastname: 'Kern', email: '', mobileNumber: '' }
const found = (people: ImportedParticipant[], registered: [string, string][] = []) =>
  mailboxPairs(
    people.map((participant, at) => ({ rowNumber: at + 2, participant })),
    new Map(registered),
  ).map((rows) => rows.map(({ rowNumber }) => rowNumber))

test.each<[string, ImportedParticipant[]]>([
  ['one mailbox and one home', [person('Ada'), person('Bea', { email: 'KERN@example.org' })]],
  [
    'one home that only the first row names',
    [person('Ada'), person('Bea', { street: '', streetNr: '', zip: '', cityName: '' })],
  ],
])('two rows with %s may be a pair', (_, people) => {
  expect(found(people)).toEqual([[2, 3]])
})

test.each<[string, ImportedParticipant[], [string, string][]?]>([
  ['a mailbox of three', [person('Ada'), person('Bea'), person('Cem')]],
  ['the same name twice', [person('Ada'), person('Ada')]],
  ['two homes', [person('Ada'), person('Bea', { street: 'Allee' })]],
  ['two mailboxes', [person('Ada'), person('Bea', { email: 'bea@example.org' })]],
  ['a pair already', [person('Ada', { teamPartnerWishRegistrationData: partner }), person('Bea')]],
  ['a wish for somebody else', [person('Ada'), person('Bea', { teamPartnerWishEmail: 'x@example.org' })]],
  ['a registered address', [person('Ada'), person('Bea')], [['kern@example.org', '']]],
  [
    'allergens of the second person',
    [person('Ada'), person('Bea', { allergens: [{ allergen: 'NUTS', severity: 'ALLERGY' }] })],
  ],
])('%s: no pair is offered', (_, people, registered) => {
  expect(found(people, registered)).toEqual([])
})

test('the second becomes the partner and shares the mailbox; their own needs stand in the note with their name', () => {
  const first = person('Ada', { mealSpecificsNote: 'Nüsse', vegan: true, mobileNumber: '0170 1' })
  const second = person('Bea', {
    mealSpecificsNote: 'Fisch',
    gluten: true,
    vegan: true,
    numSeats: 8,
    mobileNumber: '0170 2',
  })
  expect(pairedAtMailbox(first, second, (diet) => `<${diet}>`)).toEqual({
    ...first,
    numSeats: 8,
    mealSpecificsNote: 'Nüsse; Bea: <gluten>, Fisch',
    teamPartnerWishRegistrationData: { firstnamePart: 'Bea', lastname: 'Kern', email: '', mobileNumber: '0170 2' },
  })
})
