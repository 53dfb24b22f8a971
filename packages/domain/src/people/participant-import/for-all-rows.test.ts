import { expect, test } from 'vitest'
import { countLacking, lackingFields, withSharedFields } from './for-all-rows.ts'
import type { ImportedParticipant } from './import-row.ts'

const full = { lastname: 'Kern', zip: '39104', cityName: 'Magdeburg', country: 'DE', numSeats: 4 }
const partner = { firstnamePart: 'Bea', lastname: 'Zwei', email: '', mobileNumber: '' }
const given = { lastname: 'Team', zip: '20095', cityName: 'Hamburg', country: 'AT', numSeats: 6 }

test.each<[string, object, object]>([
  ['nothing where all is there', full, full],
  ['an empty text', { ...full, zip: ' ', cityName: '' }, { ...full, zip: '20095', cityName: 'Hamburg' }],
  ['an absent text', { zip: '1' }, { zip: '1', lastname: 'Team', cityName: 'Hamburg', country: 'AT' }],
  ['no seats of a single', { ...full, numSeats: undefined }, { ...full, numSeats: undefined }],
  [
    'the seats of a pair, also as the wire writes them',
    { ...full, numSeats: -1, teamPartnerWishRegistrationData: partner },
    { ...full, numSeats: 6, teamPartnerWishRegistrationData: partner },
  ],
  [
    'no seats that a pair named',
    { ...full, teamPartnerWishRegistrationData: partner },
    { ...full, teamPartnerWishRegistrationData: partner },
  ],
  [
    'the last name of a second person',
    { ...full, teamPartnerWishRegistrationData: { ...partner, lastname: '' } },
    { ...full, teamPartnerWishRegistrationData: { ...partner, lastname: 'Team' } },
  ],
])('fills in %s', (_, row, filled) => {
  expect(withSharedFields(row, given)).toEqual(filled)
})

test('leaves a row as it is when nothing was typed', () => {
  expect(withSharedFields({ zip: '' }, { zip: ' ', numSeats: undefined })).toEqual({ zip: '' })
})

test('counts the rows that lack a field', () => {
  const rows = [
    full,
    { ...full, zip: '' },
    { ...full, zip: '', teamPartnerWishRegistrationData: partner, numSeats: undefined },
  ]
  expect([...countLacking(rows as ImportedParticipant[])]).toEqual([
    ['zip', 2],
    ['numSeats', 1],
  ])
  expect(lackingFields({ ...full, teamPartnerWishRegistrationData: 'Bea' })).toEqual([])
})
