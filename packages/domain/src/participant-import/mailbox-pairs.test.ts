import { expect, test } from 'vitest'
import { exampleImported } from '../../test/example-imported.ts'
import type { ImportedParticipant } from './import-row.ts'
import { mailboxPairs, pairedAtMailbox } from './mailbox-pairs.ts'

const person = (firstnamePart: string, given: Partial<ImportedParticipant> = {}) =>
  exampleImported({ firstnamePart, lastname: 'Kern', email: 'kern@example.org', ...given })

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
  ['allergens that are not understood yet', [person('Ada'), person('Bea', { allergens: 'Nüsse, Kreide' })]],
])('%s: no pair is offered', (_, people, registered) => {
  expect(found(people, registered)).toEqual([])
})

test('the list of allergens is that of both; of two severities the stricter counts', () => {
  const first = person('Ada', {
    allergens: [
      { allergen: 'MILK', severity: 'INTOLERANCE' },
      { allergen: 'EGGS', severity: 'TRACES' },
    ],
  })
  const second = person('Bea', {
    allergens: [
      { allergen: 'EGGS', severity: 'ALLERGY' },
      { allergen: 'MILK', severity: 'ALLERGY' },
      { allergen: 'NUTS', severity: 'ALLERGY' },
    ],
  })
  expect(found([first, second])).toEqual([[2, 3]])
  expect(pairedAtMailbox(first, second, String).allergens).toEqual([
    { allergen: 'MILK', severity: 'ALLERGY' },
    { allergen: 'EGGS', severity: 'TRACES' },
    { allergen: 'NUTS', severity: 'ALLERGY' },
  ])
  expect(pairedAtMailbox(person('Ada'), second, String).allergens).toEqual(second.allergens)
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
