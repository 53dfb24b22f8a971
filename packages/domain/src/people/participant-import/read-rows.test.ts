import { describe, expect, test } from 'vitest'
import type { ImportField } from './import-fields.ts'
import { type ImportContext, readRows } from './read-rows.ts'

const columns = [
  'fullName',
  'email',
  'streetWithNr',
  'zip',
  'cityName',
  'numSeats',
  'teamPartnerWishEmail',
] as const satisfies readonly ImportField[]
type Given = Partial<Record<ImportField, string>>

const good: Given = {
  fullName: 'Anna Weiß',
  email: 'anna@example.org',
  streetWithNr: 'Musterstraße 12a',
  zip: '01067',
  cityName: 'Dresden',
  numSeats: '8 Personen',
}
const context: ImportContext = {
  meals: [{ id: 'starter', label: 'Vorspeise', time: '' }],
  registered: new Map(),
  seatsNeeded: 6,
}

function read(rows: readonly Given[], given: Partial<ImportContext> = {}) {
  const mapping = [...new Set([...columns, ...rows.flatMap((row) => Object.keys(row) as ImportField[])])]
  const sheet = { header: mapping, rows: rows.map((row) => mapping.map((field) => row[field] ?? '')) }
  return readRows(sheet, mapping, { ...context, ...given })
}

function issuesOf(row: Given, given: Partial<ImportContext> = {}): string[] {
  return read([{ ...good, ...row }], given).flatMap(({ issues }) =>
    issues.map(({ severity, field, message }) => `${severity} ${field} ${message}`),
  )
}

test('a row becomes a person in wire form, with -1 for what is unknown', () => {
  expect(read([good])).toEqual([
    {
      rowNumber: 2,
      issues: [],
      participant: {
        firstnamePart: 'Anna',
        lastname: 'Weiß',
        gender: 'UNDEFINED',
        email: 'anna@example.org',
        mobileNumber: '',
        street: 'Musterstraße',
        streetNr: '12a',
        zip: '01067',
        cityName: 'Dresden',
        country: '',
        addressRemarks: '',
        bellName: '',
        floor: '',
        entranceNote: '',
        age: undefined,
        numSeats: 8,
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
      },
    },
  ])
})

describe('a single row', () => {
  test.each<[Given, string]>([
    [{ fullName: 'Solo' }, 'ERROR lastname import_name_incomplete'],
    [{ fullName: '', lastname: 'Weiß' }, 'ERROR firstnamePart required'],
    [{ email: '' }, 'ERROR email required'],
    [{ email: 'kein-mail' }, 'ERROR email email_invalid'],
    [{ streetWithNr: '', streetNr: '5' }, 'ERROR street required'],
    [{ streetWithNr: 'irgendwo' }, 'ERROR streetNr import_street_number_missing'],
    [{ zip: '' }, 'ERROR zip required'],
    [{ zip: '123' }, 'ERROR zip zip_invalid'],
    [{ zip: '12345678901' }, 'ERROR zip max_length_exceeded'],
    [{ cityName: '' }, 'ERROR cityName required'],
    [{ cityName: 'x'.repeat(256) }, 'ERROR cityName max_length_exceeded'],
    [{ notes: 'x'.repeat(513) }, 'ERROR notes max_length_exceeded'],
    [{ numSeats: '101' }, 'ERROR numSeats num_seats_too_many'],
    [{ numSeats: '-2' }, 'ERROR numSeats num_seats_invalid'],
    [{ numSeats: 'viele' }, 'WARNING numSeats import_seats_unreadable'],
    [{ numSeats: '?' }, 'WARNING numSeats import_seats_unreadable'],
    [{ age: 'alt' }, 'WARNING age import_age_ignored'],
    [{ age: '101' }, 'WARNING age import_age_ignored'],
    [{ gender: 'Apfel' }, 'WARNING gender import_gender_unknown'],
    [{ country: 'Atlantis' }, 'WARNING country value_invalid'],
    [{ languageCode: 'Klingonisch' }, 'WARNING languageCode import_language_unknown'],
    [{ preferredMeal: 'Suppe' }, 'WARNING preferredMeal import_meal_unknown'],
    [{ fullName: 'Anna Y?ld?z' }, 'WARNING lastname import_characters_lost'],
    [{ fullName: 'Anna MÃ¼ller' }, 'WARNING lastname import_characters_lost'],
    [{ cityName: 'M�nchen' }, 'WARNING cityName import_characters_lost'],
    [{ diets: 'Paleo' }, 'INFO mealSpecificsNote import_diet_unknown'],
    [{ teamPartnerWishEmail: 'a@b' }, 'ERROR teamPartnerWishEmail email_invalid'],
    [
      { teamPartnerWishEmail: ' ANNA@example.org' },
      'ERROR teamPartnerWishEmail participant_email_equals_team_partner_wish',
    ],
  ])('%j is %s', (row, issue) => {
    expect(issuesOf(row)).toEqual([issue])
  })

  test.each<[Given]>([
    [{ fullName: 'Anna O’Neill' }],
    [{ zip: 'D-79104' }],
    [{ zip: '1010' }],
    [{ cityName: '😀'.repeat(255) }],
    [{ notes: 'x'.repeat(512) }],
    [{ numSeats: '100' }],
    [{ numSeats: '0' }],
    [{ numSeats: '' }],
    [{ age: '100' }],
    [{ email: 'a+tag@b.de' }],
    [{ country: 'Österreich' }],
    [{ notes: 'Wann geht es los?' }],
  ])('%j is fine', (row) => {
    expect(issuesOf(row)).toEqual([])
  })

  test('all issues of a row are reported at once', () => {
    const hopeless = { fullName: 'Solo', email: 'kein-mail', streetWithNr: 'irgendwo', numSeats: 'viele' }
    const codes = read([hopeless]).flatMap((row) => row.issues.map((one) => one.message))
    expect(codes.sort()).toEqual([
      'email_invalid',
      'import_name_incomplete',
      'import_seats_unreadable',
      'import_street_number_missing',
      'required',
      'required',
    ])
  })

  test('splits combined cells, and keeps what follows the number', () => {
    const [row] = read([{ ...good, streetWithNr: 'Musterstraße 5, Hinterhaus', addressRemarks: '2. OG' }])
    expect(row?.participant).toMatchObject({
      street: 'Musterstraße',
      streetNr: '5',
      addressRemarks: '2. OG, Hinterhaus',
    })
    const [whole] = read([{ ...good, streetWithNr: 'Weg 12, 79100 Freiburg', zip: '', cityName: '' }])
    expect(whole?.participant).toMatchObject({ street: 'Weg', streetNr: '12', zip: '79100', cityName: 'Freiburg' })
    const [both] = read([{ ...good, zip: '', cityName: '', zipWithCity: '79104 Freiburg' }])
    expect(both?.participant).toMatchObject({ zip: '79104', cityName: 'Freiburg' })
  })

  test('several columns of free text are joined, and diets in words leave the rest in the note', () => {
    const mapping: ImportField[] = ['email', 'notes', 'notes', 'diets', 'mealSpecificsNote']
    const sheet = { header: mapping, rows: [['a@example.org', 'eins', 'zwei', 'vegan, keine Pilze', 'Nüsse']] }
    const [row] = readRows(sheet, mapping, context)
    expect(row?.participant).toMatchObject({
      notes: 'eins; zwei',
      vegan: true,
      mealSpecificsNote: 'Nüsse; keine Pilze',
    })
  })

  test.each([
    ['-', '-'],
    ['alles', 'keine'],
    ['isst alles', 'n/a'],
    ['none', 'keine Allergien'],
  ])('"%s" as a diet and "%s" as a note are nothing to consider', (diets, mealSpecificsNote) => {
    const [row] = read([{ ...good, diets, mealSpecificsNote }])
    expect(row?.participant.mealSpecificsNote).toBe('')
    expect(row?.issues).toEqual([])
  })
})

describe('blank rows', () => {
  test('are dropped without moving the numbers of the others', () => {
    const rows = read([good, {}, { fullName: ' ' }, { ...good, email: 'ben@example.org' }])
    expect(rows.map((row) => row.rowNumber)).toEqual([2, 5])
  })

  test('also where only unticked boxes or ignored columns have content', () => {
    const mapping: ImportField[] = ['ignore', 'vegan', 'email']
    const sheet = { header: ['#', 'vegan', 'email'], rows: [['1', 'FALSE', '']], firstRow: 3 }
    expect(readRows(sheet, mapping, context)).toEqual([])
  })
})

describe('a fixed pair', () => {
  const pair: Given = { partnerFirstname: 'Pat', partnerLastname: 'Kern' }

  test('comes with its first person', () => {
    const [row] = read([{ ...good, ...pair, partnerMobile: '0761 1234' }])
    expect(row?.issues).toEqual([])
    expect(row?.participant.teamPartnerWishRegistrationData).toEqual({
      firstnamePart: 'Pat',
      lastname: 'Kern',
      email: '',
      mobileNumber: '0761 1234',
    })
  })

  test('may be named in one cell', () => {
    const [row] = read([{ ...good, partnerFirstname: 'Pat van der Berg' }])
    expect(row?.participant.teamPartnerWishRegistrationData).toMatchObject({
      firstnamePart: 'Pat',
      lastname: 'van der Berg',
    })
  })

  test('may share the mailbox of the first', () => {
    expect(issuesOf({ ...pair, partnerEmail: 'Anna@example.org' })).toEqual([])
  })

  test.each<[Given, string]>([
    [{ partnerFirstname: 'Pat', partnerLastname: '' }, 'ERROR teamPartnerWishRegistrationData.lastname required'],
    [{ partnerFirstname: '' }, 'ERROR teamPartnerWishRegistrationData.firstnamePart required'],
    [{ partnerEmail: 'pat' }, 'ERROR teamPartnerWishRegistrationData.email email_invalid'],
    [
      { partnerDiet: 'x'.repeat(513) },
      'ERROR teamPartnerWishRegistrationData.diet.mealSpecificsNote max_length_exceeded',
    ],
    [{ numSeats: '5' }, 'ERROR numSeats num_seats_teampartner_registration_invalid'],
    [{ numSeats: '' }, 'ERROR numSeats num_seats_teampartner_registration_invalid'],
    [{ teamPartnerWishEmail: 'ben@example.org' }, 'ERROR teamPartnerWishEmail team_partner_choice_ambiguous'],
  ])('%j is %s', (row, issue) => {
    expect(issuesOf({ ...pair, ...row })).toEqual([issue])
  })
})

describe('several rows', () => {
  const row = (name: string, wish = ''): Given => ({
    ...good,
    fullName: `${name} Test`,
    email: `${name}@example.org`,
    teamPartnerWishEmail: wish && `${wish}@example.org`,
  })
  const codes = (rows: readonly Given[], given: Partial<ImportContext> = {}) =>
    read(rows, given).map(({ issues }) => issues.map((one) => `${one.severity} ${one.message}`))

  test('of one address the later row is a duplicate and names the earlier row', () => {
    const [, second] = read([row('a'), { ...row('b'), email: ' A@EXAMPLE.org' }])
    expect(second?.issues).toEqual([
      {
        field: 'email',
        message: 'import_duplicate_in_file',
        issueType: 'VALIDATION',
        severity: 'ERROR',
        data: { row: 2 },
      },
    ])
  })

  test('of one address the row without issues of its own is kept', () => {
    expect(codes([{ ...row('a'), zip: '' }, row('a')])).toEqual([
      ['ERROR required', 'ERROR import_duplicate_in_file'],
      [],
    ])
  })

  test('the address of a partner counts like any other', () => {
    const pair = { ...row('a'), partnerFirstname: 'B', partnerLastname: 'Test', partnerEmail: 'b@example.org' }
    expect(codes([pair, row('b')])).toEqual([[], ['ERROR import_duplicate_in_file']])
    expect(codes([pair], { registered: new Map([['b@example.org', '']]) })).toEqual([
      ['ERROR participant_already_registered'],
    ])
  })

  test('refuses a person who is registered already', () => {
    expect(codes([row('a')], { registered: new Map([['a@example.org', '']]) })).toEqual([
      ['ERROR participant_already_registered'],
    ])
  })

  test.each<[string, Given[], string[][], [string, string][]]>([
    ['mutual', [row('a', 'b'), row('b', 'a')], [[], []], []],
    ['one-sided', [row('a', 'b'), row('b')], [['WARNING import_wish_one_sided'], []], []],
    ['unknown', [row('a', 'x')], [['INFO import_wish_unknown']], []],
    [
      'for somebody who wishes another',
      [row('a', 'b'), row('b', 'c'), row('c', 'b')],
      [['WARNING import_wish_contested'], [], []],
      [],
    ],
    [
      'two for one',
      [row('a', 'c'), row('b', 'c'), row('c')],
      [['WARNING import_wish_contested'], ['WARNING import_wish_contested'], []],
      [],
    ],
    [
      'for a row that cannot be imported',
      [row('a', 'b'), { ...row('b'), zip: '' }],
      [['INFO import_wish_unknown'], ['ERROR required']],
      [],
    ],
    ['answered by somebody registered', [row('a', 'b')], [[]], [['b@example.org', 'a@example.org']]],
    [
      'not answered by somebody registered',
      [row('a', 'b')],
      [['WARNING import_wish_one_sided']],
      [['b@example.org', '']],
    ],
  ])('a wish %s', (_, rows, expected, registered) => {
    expect(codes(rows, { registered: new Map(registered) })).toEqual(expected)
  })

  test('a wish written as a name becomes the address of the only person with that name', () => {
    const named = { ...row('a'), teamPartnerWishEmail: 'b test' }
    const [first] = read([named, row('b')])
    expect(first?.participant.teamPartnerWishEmail).toBe('b@example.org')
    const [lost] = read([named, row('b'), { ...row('c'), fullName: 'B Test' }])
    expect(lost?.participant).toMatchObject({ teamPartnerWishEmail: '', notes: 'b test' })
    expect(lost?.issues.map((one) => one.message)).toEqual(['import_wish_unknown'])
  })

  test('an event without wishes leaves them out', () => {
    const [first] = read([row('a', 'b'), row('b')], { teamPartnerWishDisabled: true })
    expect(first?.participant.teamPartnerWishEmail).toBe('')
    expect(first?.issues.map((one) => one.message)).toEqual(['team_partner_wish_disabled'])
  })
})

test('a bell or floor that is too long becomes part of the note, and an unclear stand-by is reported', () => {
  const way = 'im Hof links, dann die zweite Treppe hoch'
  const [row] = read([
    { ...good, bellName: 'Weiß', floor: way, entranceNote: 'Tor offen', standbyCook: 'ja', standbyGuest: 'mal sehen' },
  ])
  expect(row?.participant).toMatchObject({
    ...{ bellName: 'Weiß', floor: '', entranceNote: `${way}, Tor offen` },
    ...{ standbyCook: true, standbyGuest: false },
  })
  expect(row?.issues.map(({ severity, field, message }) => `${severity} ${field} ${message}`)).toEqual([
    'WARNING standbyGuest value_invalid',
  ])
})
