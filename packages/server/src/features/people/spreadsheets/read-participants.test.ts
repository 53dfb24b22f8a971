import { readFileSync } from 'node:fs'
import type { Meal } from '@running-dinner/domain'
import { isImportable } from '@running-dinner/domain/people'
import { afterAll, describe, expect, test } from 'vitest'
import { rowsXml, sheetXml, workbookOf, workbookWith } from '../../../../test/hostile-workbooks.ts'
import { createWorkerPool, WorkerFailure, type WorkerPool } from '../../../platform/workers/worker-pool.ts'
import { laneOf } from '../../../worker-tasks.ts'
import type { ReadParticipantsInput } from './read-spreadsheet.ts'
import { readParticipants, readSpreadsheet } from './read-spreadsheet.ts'

const workers = createWorkerPool(laneOf, { deadline: 60_000 })
afterAll(() => workers.close())

const meals: Meal[] = ['Vorspeise', 'Hauptgang', 'Dessert'].map((label, at) => ({ id: `meal${at}`, label, time: '' }))

function read(filename: string, given: Partial<ReadParticipantsInput> = {}) {
  const bytes = given.bytes ?? readFileSync(new URL(`../../../../test/fixtures/${filename}`, import.meta.url))
  return readParticipants(workers, { filename, meals, registered: new Map(), seatsNeeded: 6, ...given, bytes })
}

test('reads 64 people, one duplicate and one unusable row from the export of an online form', async () => {
  const { columns, rows, missing, issues } = await read('anmeldungen-formular.xlsx')
  expect([issues, missing]).toEqual([[], []])
  expect(columns.map((column) => column.field)).toEqual([
    'ignore',
    'fullName',
    'email',
    'mobileNumber',
    'streetWithNr',
    'zip',
    'cityName',
    'numSeats',
    'diets',
    'mealSpecificsNote',
    'teamPartnerWishEmail',
    'preferredMeal',
    'notes',
  ])
  expect(columns[1]?.samples).toEqual(['Mareike Weiß', 'Felix Krüger', 'Priya Rees'])
  expect(rows).toHaveLength(66)
  expect(rows.filter(isImportable)).toHaveLength(64)
  const withIssues = rows.filter((row) => row.issues.length > 0)
  expect(withIssues.map((row) => [row.rowNumber, row.issues.map((issue) => issue.message).sort()])).toEqual([
    [52, ['import_wish_one_sided']],
    [57, ['import_wish_unknown']],
    [66, ['import_duplicate_in_file']],
    [
      67,
      [
        'email_invalid',
        'import_name_incomplete',
        'import_seats_unreadable',
        'import_street_number_missing',
        'required',
        'required',
      ],
    ],
  ])
})

describe('a workbook with several lists', () => {
  const listOf = (...names: string[]) =>
    sheetXml(rowsXml([['Name', 'E-Mail'], ...names.map((name) => [name, 'a@example.org'])]))
  const bytes = workbookWith([
    { name: 'Notizen', sheet: sheetXml(rowsXml([['Bitte beachten']])) },
    { name: 'Gäste &amp; Co', sheet: listOf('Anna Weiß') },
    { name: 'Entwurf', sheet: listOf('Cem Kern'), attributes: 'state="hidden"' },
    { name: '2026', sheet: listOf('Ben Kurz') },
  ])
  const readSheet = (sheet?: string) => read('list.xlsx', { bytes, ...(sheet && { sheet }) })

  test.each([
    [undefined, 'Gäste & Co', 'Anna'],
    ['2026', '2026', 'Ben'],
  ])('is read at %s: the sheet %s, and names all that are shown', async (wanted, sheet, first) => {
    const found = await readSheet(wanted)
    expect(found).toMatchObject({ sheet, sheets: ['Gäste & Co', '2026'], issues: [] })
    expect(found.rows.map(({ participant }) => participant.firstnamePart)).toEqual([first])
  })

  test.each(['Notizen', 'Entwurf', 'Fremd'])('refuses the sheet "%s", which is not among them', async (wanted) => {
    expect(await readSheet(wanted)).toMatchObject({ issues: [{ field: 'sheet', message: 'value_invalid' }], rows: [] })
  })

  test('and one behind them that is broken reads the first', async () => {
    const broken = workbookWith([
      { name: 'Gäste', sheet: listOf('Anna Weiß') },
      { name: 'Kaputt', sheet: sheetXml('<row r="x"/>') },
    ])
    expect(await read('list.xlsx', { bytes: broken })).toMatchObject({ sheet: 'Gäste', sheets: ['Gäste'] })
  })
})

test.each(['hidden="1"', 'ht="0" hidden="true"'])(
  'rows that a workbook hides with %s are set aside',
  async (hidden) => {
    const shown = rowsXml([
      ['Name', 'E-Mail'],
      ...['Anna', 'Ben', 'Cem'].map((name) => [`${name} Kern`, `${name}@example.org`]),
    ])
    const bytes = workbookOf(sheetXml(shown.replace('<row r="3"', `<row r="3" ${hidden}`)))
    const { rows } = await read('list.xlsx', { bytes })
    expect(rows.map(({ rowNumber, aside }) => [rowNumber, aside])).toEqual([
      [2, undefined],
      [3, 'HIDDEN'],
      [4, undefined],
    ])
  },
)

test.each([
  ['behind a sheet of notes', 'notes-on-first-sheet.xlsx', 5, 12, 'aenne.mueller0@example.org'],
  ['behind an empty sheet', 'empty-first-sheet.xlsx', 2, 6, 'mia.koehler@example.org'],
])('finds the list %s', async (_, file, firstRow, people, email) => {
  const { rows } = await read(`lists/${file}`)
  expect(rows).toHaveLength(people)
  expect(rows[0]).toMatchObject({ rowNumber: firstRow, participant: { email } })
})

test('puts every value of the form into its field', async () => {
  const { rows } = await read('anmeldungen-formular.xlsx')
  const person = (email: string) => rows.find((row) => row.participant.email === email)?.participant
  expect(person('mareike.weiss@example.org')).toMatchObject({
    firstnamePart: 'Mareike',
    lastname: 'Weiß',
    street: 'Habsburgerstraße',
    streetNr: '84',
    zip: '79104',
    cityName: 'Freiburg im Breisgau',
    numSeats: 8,
    mealSpecificsNote: 'kein Schweinefleisch',
    preferredMeal: 'meal0',
  })
  expect(person('joerg.vanderberg@example.org')).toMatchObject({
    firstnamePart: 'Jörg',
    lastname: 'van der Berg',
    preferredMeal: 'meal2',
  })
  expect(person('luca.weiss@example.org')).toMatchObject({
    vegetarian: true,
    lactose: true,
    vegan: false,
    gluten: false,
  })
  expect(person('rahul.mueller@example.org')).toMatchObject({ street: 'Wiehrestraße', streetNr: '8/2' })
  expect(person('marie.straub@example.org')).toMatchObject({ teamPartnerWishEmail: 'katharina.weiss@example.org' })
  expect(person('soren.maier@example.org')).toMatchObject({ numSeats: 0 })
})

test('reads 40 people from a file saved by German Excel and warns of lost characters', async () => {
  const { rows, missing } = await read('teilnehmer-excel.csv')
  expect(missing).toEqual([])
  expect(rows.filter(isImportable)).toHaveLength(40)
  const issues = rows.flatMap((row) => row.issues)
  expect(new Set(issues.map((issue) => `${issue.severity} ${issue.field} ${issue.message}`))).toEqual(
    new Set(['WARNING lastname import_characters_lost', 'INFO mealSpecificsNote import_food_taken_over']),
  )
  expect(issues.filter((issue) => issue.message === 'import_characters_lost')).toHaveLength(8)
  expect(rows[3]?.participant).toMatchObject({
    firstnamePart: 'Katharina',
    lastname: 'Weiß',
    gender: 'UNDEFINED',
    street: 'Littenweiler Straße',
    streetNr: '83b',
    zip: '79117',
    numSeats: 0,
    notes: 'keine Pilze bitte',
  })
  expect(rows.filter((row) => row.participant.vegetarian)).toHaveLength(14)
})

test('copies remarks that name food, and no others, into the diet note', async () => {
  const { rows } = await read('teilnehmer-excel.csv')
  const withIssues = rows.filter((row) => row.issues.some((issue) => issue.message === 'import_food_taken_over'))
  expect(withIssues).toHaveLength(21)
  expect(withIssues).toEqual(rows.filter((row) => row.participant.notes !== ''))
  for (const { participant } of rows) expect(participant.mealSpecificsNote).toBe(participant.notes)
  for (const name of ['anmeldungen-formular.xlsx', 'teilnehmer-vorlage-30.xlsx'])
    expect((await read(name)).rows.flatMap((row) => row.issues).map((issue) => issue.message)).not.toContain(
      'import_food_taken_over',
    )
})

test('reads 30 rows with two fixed pairs from the filled template', async () => {
  const { rows } = await read('teilnehmer-vorlage-30.xlsx')
  expect(rows.filter(isImportable)).toHaveLength(30)
  expect(rows.flatMap((row) => row.issues)).toEqual([])
  const pairs = rows.flatMap(({ participant }) => participant.teamPartnerWishRegistrationData ?? [])
  expect(pairs).toEqual([
    { firstnamePart: 'Pat', lastname: 'Nguyễn', email: '', mobileNumber: '' },
    { firstnamePart: 'Pat', lastname: 'van der Berg', email: '', mobileNumber: '' },
  ])
})

test('follows a corrected mapping and refuses an invalid one', async () => {
  const guessed = await read('teilnehmer-excel.csv')
  const mapping = guessed.columns.map(({ field }) => (field === 'notes' ? 'mealSpecificsNote' : field))
  const { rows } = await read('teilnehmer-excel.csv', { mapping })
  expect(rows[0]?.participant).toMatchObject({ mealSpecificsNote: 'kein Schweinefleisch', notes: '' })
  const wrong = await read('teilnehmer-excel.csv', { mapping: ['email'] })
  expect(wrong.rows).toEqual([])
  expect(wrong.issues.map((issue) => issue.message)).toEqual(['import_mapping_invalid'])
})

test('refuses people who are registered already and names their row', async () => {
  const { rows } = await read('teilnehmer-vorlage-30.xlsx', {
    registered: new Map([['felix.krueger@example.org', '']]),
  })
  expect(
    rows.filter((row) => !isImportable(row)).map((row) => [row.rowNumber, row.issues.map((issue) => issue.message)]),
  ).toEqual([[3, ['participant_already_registered']]])
})

test.each([
  ['time: the machine is busy, and the file may be tried again', 'time', { status: 503, retryAfterSeconds: 5 }],
  ['memory: the file is too large', 'memory', { code: 'import_file_too_large' }],
] as const)('a worker ran out of %s', async (_, reason, problem) => {
  const failing: WorkerPool = { ...workers, run: () => Promise.reject(new WorkerFailure(reason)) }
  await expect(readSpreadsheet(failing, Buffer.from('E-Mail\n'), 'liste.csv')).rejects.toMatchObject(problem)
})
