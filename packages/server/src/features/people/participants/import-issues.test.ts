import { dinnerRoutes, type ImportPreview } from '@running-dinner/contract'
import type { IssueCode } from '@running-dinner/domain'
import { participantsToRows } from '@running-dinner/domain/people'
import { expect, test } from 'vitest'
import { givenImport } from '../../../../test/given-import.ts'
import { blankBomb } from '../../../../test/hostile-workbooks.ts'

type Cells = Readonly<Record<string, string>>

const anna = {
  ...{ Vorname: 'Anna', Nachname: 'Zeh', 'E-Mail': 'anna@guests.example', Straße: 'Hauptstraße', Hausnummer: '1' },
  ...{ PLZ: '79104', Ort: 'Freiburg', Plätze: '6', Mobilnummer: '0171 1234567' },
}
const otherGuest = (name: string, cells: Cells = {}) => ({
  Vorname: name,
  'E-Mail': `${name}@guests.example`,
  ...cells,
})
const wish = (name: string) => ({ 'Wunschpartner (E-Mail)': `${name}@guests.example` })
const exported = { ...Object.fromEntries(participantsToRows([], [], 'de').header.map((name) => [name, ''])), ...anna }

/** What stands in the first row, what is to stand there instead, and the rows below. */
const notes: [code: IssueCode, noted: Cells, mended: Cells, ...others: Cells[]][] = [
  ['import_gender_unknown', { Geschlecht: 'Apfel' }, { Geschlecht: 'w' }, otherGuest('ben', { Geschlecht: 'm' })],
  ['import_age_ignored', { Alter: 'alt' }, { Alter: '30' }],
  ['import_seats_unreadable', { Plätze: 'viele' }, { Plätze: '6' }],
  ['import_street_number_missing', { Hausnummer: '' }, { Hausnummer: '1' }],
  ['import_name_incomplete', { Nachname: '' }, { Nachname: 'Zeh' }],
  ['import_duplicate_in_file', { 'E-Mail': 'BEN@guests.example' }, {}, otherGuest('ben')],
  ['import_wish_unknown', wish('x'), {}],
  ['import_wish_one_sided', wish('ben'), {}, otherGuest('ben')],
  ['import_wish_contested', wish('ben'), {}, otherGuest('ben', wish('cem')), otherGuest('cem', wish('ben'))],
  ['import_language_unknown', { Sprache: 'Klingonisch' }, { Sprache: 'Deutsch' }],
  ['import_meal_unknown', { Wunschgang: 'Suppe' }, { Wunschgang: 'Vorspeise' }],
  ['import_severity_assumed', { 'Allergene (Liste)': 'Milch' }, { 'Allergene (Liste)': 'Milch (Allergie)' }],
  ['import_diet_unknown', { Ernährung: 'Paleo' }, { Ernährung: 'vegan' }],
  ['import_food_left', { ...exported, Sonstiges: 'Nussallergie' }, exported],
  ['import_zip_completed', { PLZ: '1067' }, { PLZ: '01067' }],
  ['import_phone_completed', { Mobilnummer: '1711234567' }, { Mobilnummer: '01711234567' }],
  ['import_phone_lost', { Mobilnummer: '4,9171E+11' }, { Mobilnummer: '01711234567' }],
  ['import_date_made', { Hausnummer: '12. Mai' }, { Hausnummer: '12/5' }],
  ['import_value_changed', { Ort: 'WAHR' }, { Ort: 'Wahr am Berg' }],
  ['import_pair_read', { Name: 'Anna und Ben Zeh', Vorname: '', Nachname: '' }, { Name: 'Anna Zeh' }],
  ['import_pair_unsure', { Name: 'Anna Zeh + 1', Vorname: '', Nachname: '' }, { Name: 'Anna Zeh' }],
]

function listOf(rows: readonly Cells[]): Buffer {
  const header = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return Buffer.from(
    [header, ...rows.map((row) => header.map((name) => row[name] ?? ''))].map((r) => r.join(';')).join('\n'),
  )
}

test('a preview has the note of a cell, and none of it once the cell is mended (META-1)', async () => {
  const { app, params, previewOf } = await givenImport()
  const form = { registrationQuestions: [], allergenListEnabled: true }
  expect((await app.call(dinnerRoutes.saveRegistrationForm, { params, body: form })).issues).toEqual([])
  const codesOf = async (first: Cells, others: readonly Cells[]) => {
    const { rows } = (await previewOf(listOf([{ ...anna, ...first }, ...others.map((row) => ({ ...anna, ...row }))])))
      .body as ImportPreview
    return rows.flatMap(({ issues }) => issues.map(({ message }) => message))
  }
  const found = []
  for (const [code, noted, mended, ...others] of notes)
    found.push([code, await codesOf(noted, others), await codesOf(mended, others)])
  expect(found).toEqual(notes.map(([code]) => [code, [code], []]))
})

const people = listOf([anna])

test.each<[IssueCode, Buffer, filename?: string]>([
  ['import_file_type_unknown', people, 'liste.pdf'],
  ['import_file_open_document', people, 'liste.ods'],
  ['import_file_broken', Buffer.from('"Anna;Zeh\n')],
  ['import_file_empty', Buffer.from(' \n;;\n')],
  ['import_no_header', Buffer.from('Anna;Zeh\nBen;Kern\n')],
  ['import_too_many_columns', Buffer.from(`${'a;'.repeat(40)}a\n`)],
  ['import_file_too_large', blankBomb('xl/worksheets/sheet1.xml'), 'liste.xlsx'],
])('%s is returned for its file, and a list is read (META-1)', async (code, bytes, filename) => {
  const { previewOf } = await givenImport()
  const refused = await previewOf(bytes, filename)
  expect(refused.issues.map(({ message }) => message)).toEqual([code])
  expect((await previewOf(people)).status).toBe(200)
})
