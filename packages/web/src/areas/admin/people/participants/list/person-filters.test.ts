import { personTexts, searchIndex, searchKey } from '@running-dinner/domain/people'
import { expect, test } from 'vitest'
import { exampleListed } from '../../../../../../test/example-listed.ts'
import { exampleRows } from '../../../../../../test/example-rows.ts'
import { filterCounts, matchesFilter, type PersonFilter } from './person-filters.ts'
import { searchHits } from './person-search.ts'

const root = { participantId: 'p1', firstnamePart: 'First1', lastname: 'Last1' }
const rows = exampleRows(
  [
    exampleListed(1, { teamId: 't1' }),
    exampleListed(2, {
      numSeats: 0,
      rootTeamPartnerWish: root,
      teamId: 't1',
      teamPartnerWishEmail: 'gone@example.org',
    }),
    exampleListed(3, { numSeats: 5, vegan: true, languageCode: 'en', teamPartnerWishEmail: 'p4@example.org' }),
    exampleListed(4, { numSeats: undefined, mobileNumber: '', teamPartnerWishEmail: 'p5@example.org' }),
    exampleListed(5, { mealSpecificsNote: 'no nuts', mobileNumber: '', teamPartnerWishEmail: 'p4@example.org' }),
  ],
  [
    exampleListed(6, {
      ...{ numSeats: 2, allergens: [{ allergen: 'NUTS', severity: 'ALLERGY' }], mobileNumber: '' },
      teamPartnerWishEmail: 'away@example.org',
    }),
  ],
)
const indexes = rows.map(({ person }) => searchIndex(personTexts(person)))
const found = (filters: PersonFilter[], typed = '') =>
  rows
    .filter((row) => matchesFilter(row, { filters, hits: searchHits(rows, indexes, searchKey(typed)) }))
    .map(({ person }) => person.listNumber)

test.each<[PersonFilter[], number[]]>([
  [[], [1, 2, 3, 4, 5, 6]],
  [['waiting'], [6]],
  // The second person of a pair is not counted: the pair cooks at the first one's home.
  [['noKitchen'], [3, 6]],
  [['seatsUnknown'], [4]],
  [['diet'], [3, 5, 6]],
  [['noPhone'], [4, 5, 6]],
  // Four and five wish for each other.
  [['wishOpen'], [3]],
  // Two is in a team already.
  [['partnerMissing'], [6]],
  [['inTeam'], [1, 2]],
  // The event is in German.
  [['otherLanguage'], [3]],
  [
    ['diet', 'noPhone'],
    [5, 6],
  ],
  [['diet', 'noPhone', 'waiting'], [6]],
  [['inTeam', 'waiting'], []],
])('the chips %j show the rows that match all of them', (filters, numbers) => {
  expect(found(filters)).toEqual(numbers)
})

test('a search narrows the rows that pass the filters', () => {
  expect(found([], 'first5')).toEqual([5])
  expect(found(['diet'], 'first')).toEqual([3, 5, 6])
  expect(found(['waiting'], 'first5')).toEqual([])
})

test('counts the rows each chip would show alone', () => {
  expect(filterCounts(rows)).toEqual({
    waiting: 1,
    noKitchen: 2,
    seatsUnknown: 1,
    diet: 3,
    noPhone: 3,
    partnerMissing: 1,
    wishOpen: 1,
    inTeam: 2,
    otherLanguage: 1,
  })
})
