import { describe, expect, test } from 'vitest'
import type { ImportField } from './import-fields.ts'
import { readRows } from './read-rows.ts'

const good: Partial<Record<ImportField, string>> = {
  fullName: 'Mia Muster',
  email: 'mia@example.org',
  street: 'Gasse',
  streetNr: '7',
  zip: '39104',
  cityName: 'Magdeburg',
}

function read(cells: Partial<Record<ImportField, string>>, country = 'DE', zipRestrictions = '') {
  const row = { ...good, ...cells }
  const fields = Object.keys(row) as ImportField[]
  const sheet = { header: fields, rows: [fields.map((field) => row[field] ?? '')] }
  const [read] = readRows(sheet, fields, { meals: [], registered: new Map(), seatsNeeded: 6, country, zipRestrictions })
  if (!read) throw new Error('no row')
  return { ...read.participant, issues: read.issues.map(({ severity, message }) => `${severity} ${message}`) }
}

test.each([
  ['4275', 'DE', '04275', 'INFO import_zip_completed'],
  ['1067', 'DE', '01067', 'INFO import_zip_completed'],
  ['4275.0', 'DE', '04275', 'INFO import_zip_completed'],
  ['4.275', 'DE', '04275', 'INFO import_zip_completed'],
  ['3390', 'FR', '03390', 'INFO import_zip_completed'],
  ['100', 'FI', '00100', 'INFO import_zip_completed'],
  ['118', 'IT', '00118', 'INFO import_zip_completed'],
  ["'01067", 'DE', '01067', undefined],
  ['="01067"', 'DE', '01067', undefined],
  ['39104', 'DE', '39104', undefined],
  ['39104,00', 'DE', '39104', undefined],
  ['CH-8001', 'DE', 'CH-8001', undefined],
  ['1010', 'AT', '1010', undefined],
  ['8001', 'CH', '8001', undefined],
  ['1234 AB', 'NL', '1234 AB', undefined],
  ['4275', '', '4275', undefined],
])('a zip of a spreadsheet: %s in %s becomes %s', (zip, country, right, issue) => {
  expect(read({ zip }, country)).toMatchObject({ zip: right, issues: issue ? [issue] : [] })
})

test('a zip of four digits stays as it is for a person from another country', () => {
  expect(read({ zip: '1010', country: 'Österreich' })).toMatchObject({ zip: '1010', issues: [] })
})

test.each([
  ['4275', []],
  ['39104', ['ERROR zip_not_allowed']],
])('where an event takes zips from 04000 to 04999, a row with %s has %j', (zip, errors) => {
  expect(read({ zip }, 'DE', '04000-04999').issues.filter((one) => one.startsWith('ERROR'))).toEqual(errors)
})

describe('a phone number of a spreadsheet', () => {
  const lost = 'WARNING import_phone_lost'
  const completed = 'INFO import_phone_completed'
  const changed = 'WARNING import_value_changed'
  test.each([
    ['4,91764E+11', 'DE', '', lost],
    ['4.91761234567E+11', 'DE', '', lost],
    ['1.76E10', 'DE', '', lost],
    ['4,9e+11', 'DE', '', lost],
    ['17645607229', 'DE', '017645607229', completed],
    ['1764560722', 'DE', '01764560722', completed],
    ['176 45607229', 'DE', '0176 45607229', completed],
    ['176/45607229', 'DE', '0176/45607229', completed],
    ['17645607229.0', 'DE', '017645607229', completed],
    ['17.645.607.229', 'DE', '017645607229', completed],
    ['4917645607229', 'DE', '+4917645607229', completed],
    ['49 176 45607229', 'DE', '+49 176 45607229', completed],
    ['49017645607229', 'DE', '+4917645607229', completed],
    ['4366412345678', 'DE', '+4366412345678', completed],
    ['6641234567', 'AT', '06641234567', completed],
    ['791234567', 'CH', '0791234567', completed],
    ['41791234567', 'CH', '+41791234567', completed],
    ['1721234668', '', '01721234668', completed],
    ['4917645607229', '', '+4917645607229', completed],
    ['0172/1234500', '', '0172/1234500', undefined],
    ['761123456', 'DE', '761123456', changed],
    ['761123456.0', '', '761123456', changed],
    ['442345678', 'CH', '442345678', changed],
    ['33612345678', 'DE', '33612345678', changed],
    ['55512345', 'DE', '55512345', undefined],
    ['32123456789', 'DK', '32123456789', undefined],
    ["'0176999", 'DE', '0176999', undefined],
    ['0176 456 07229', 'DE', '0176 456 07229', undefined],
    ['+49 (0)176 45607229', 'DE', '+49 (0)176 45607229', undefined],
    ['0049-176-45607229', 'DE', '0049-176-45607229', undefined],
    ['(0951) 892-8279', 'DE', '(0951) 892-8279', undefined],
    ['017645607229 (WhatsApp)', 'DE', '017645607229 (WhatsApp)', undefined],
    ['siehe Mail', 'DE', 'siehe Mail', undefined],
    ['17645607229', 'FR', '17645607229', undefined],
  ])('%s in %s becomes "%s"', (mobileNumber, country, right, issue) => {
    expect(read({ mobileNumber }, country)).toMatchObject({ mobileNumber: right, issues: issue ? [issue] : [] })
  })

  test('is repaired for the second of a pair too', () => {
    const pair = { partnerFirstname: 'Ben', partnerLastname: 'Kurz', partnerMobile: '17645607229', numSeats: '6' }
    expect(read(pair).teamPartnerWishRegistrationData?.mobileNumber).toBe('017645607229')
  })
})

test.each([
  ['2026-01-02', '1/2'],
  ['2026-01-15', '15/1'],
  ['1975-12-01', '12/75'],
  ['02.01.2026', '1/2'],
  ['02. Jan', '2/1'],
  ['3. Mrz', '3/3'],
  ['12. Mär', '12/3'],
  ['Dez 75', '12/75'],
  ['Jan-2', '2/1'],
])('a house number that became the date %s probably was %s', (streetNr, right) => {
  expect(read({ streetNr })).toMatchObject({ streetNr: right, issues: ['WARNING import_date_made'] })
})

test.each([
  ['lastname', '2026-05-03', 'import_date_made'],
  ['notes', '2026-01-02', 'import_date_made'],
  ['notes', 'TRUE', 'import_value_changed'],
  ['miscNotes', 'WAHR', 'import_value_changed'],
  ['notes', '1E+05', 'import_value_changed'],
  ['streetNr', '1e5', 'import_value_changed'],
] as const)('%s that holds %s is kept and named', (field, cell, message) => {
  const person = read({ [field]: cell })
  expect(person[field]).toBe(cell)
  expect(person.issues).toContain(`WARNING ${message}`)
})

test.each(['12 a', '12/3', '1-3', '84', '12.5', 'Haus 3'])(
  'a house number %s is none that a date was made of',
  (streetNr) => {
    expect(read({ streetNr })).toMatchObject({ streetNr, issues: [] })
  },
)
