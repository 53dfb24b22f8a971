import { expect, test } from 'vitest'
import { exampleImported } from '../../../test/example-imported.ts'
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

test('the second becomes the partner, shares the mailbox and eats what their row says', () => {
  const milk = { allergen: 'MILK', severity: 'INTOLERANCE' } as const
  const nuts = { allergen: 'NUTS', severity: 'ALLERGY' } as const
  const first = person('Ada', { mealSpecificsNote: 'Pilze', vegan: true, mobileNumber: '0170 1', allergens: [milk] })
  const food = { mealSpecificsNote: 'Fisch', gluten: true, allergens: [nuts] }
  const second = person('Bea', { ...food, numSeats: 8, mobileNumber: '0170 2' })
  expect(found([first, second])).toEqual([[2, 3]])
  expect(pairedAtMailbox(first, second)).toEqual({
    ...first,
    numSeats: 8,
    teamPartnerWishRegistrationData: {
      ...{ firstnamePart: 'Bea', lastname: 'Kern', email: '', mobileNumber: '0170 2' },
      diet: { vegetarian: false, vegan: false, lactose: false, ...food },
    },
  })
})

test.each([
  ['no diet of their own where both eat alike', { vegan: true }, { vegan: true }, undefined],
  ['no needs where only the first has some', { vegan: true }, {}, { vegan: false, allergens: [] }],
])('the second has %s', (_, first, second, diet) => {
  const { teamPartnerWishRegistrationData: partner } = pairedAtMailbox(person('Ada', first), person('Bea', second))
  if (diet) expect(partner?.diet).toMatchObject(diet)
  else expect(partner).not.toHaveProperty('diet')
})
