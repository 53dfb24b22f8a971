import { expect, test } from 'vitest'
import { exampleImported } from '../../../../test/example-imported.ts'
import { exampleParticipant } from '../../../../test/example-participant.ts'
import { plainRegistrationForm, type RegistrationForm } from '../../../events/registration-form/registration-form.ts'
import { guessMapping } from '../guess-mapping.ts'
import { participantsToRows } from '../participants-to-rows.ts'
import { readRows } from '../read-rows.ts'
import { toSheet } from '../sheet.ts'
import { withFood, withoutFood } from './take-over-diet-notes.ts'

const address = {
  Vorname: 'Anna',
  Nachname: 'Weiß',
  Mail: 'anna@example.org',
  Straße: 'Weg',
  Nr: '1',
  PLZ: '79104',
  Ort: 'Freiburg',
}

function read(row: Record<string, string>, form: RegistrationForm = plainRegistrationForm) {
  const cells = { ...address, ...row }
  const { sheet } = toSheet([Object.keys(cells), Object.values(cells)])
  const [first] = readRows(sheet, guessMapping(sheet, form), {
    meals: [],
    registered: new Map(),
    seatsNeeded: 6,
    registrationForm: form,
  })
  if (!first) throw new Error('no row')
  const { mealSpecificsNote, notes, miscNotes } = first.participant
  const reported = first.issues.map(({ severity, message, data }) =>
    `${severity} ${message} ${data?.column ?? ''}`.trim(),
  )
  return { mealSpecificsNote, notes, miscNotes, reported }
}

test.each(['Bemerkung', 'Anmerkung', 'Notes', 'Kommentar', 'Sonstiges', 'Remarks', 'Anything else?'])(
  'food under %s becomes the diet note as well, and the row says so',
  (header) => {
    expect(read({ [header]: 'Nussallergie (schwer)' })).toEqual({
      mealSpecificsNote: 'Nussallergie (schwer)',
      notes: 'Nussallergie (schwer)',
      miscNotes: '',
      reported: [`INFO import_food_taken_over ${header}`],
    })
  },
)

test('a column of unknown meaning is searched for food as well', () => {
  expect(read({ Spalte7: 'kein Schweinefleisch' })).toMatchObject({
    mealSpecificsNote: 'kein Schweinefleisch',
    notes: '',
    reported: ['INFO import_food_taken_over Spalte7'],
  })
})

test('text without food stays where it is', () => {
  expect(read({ Bemerkung: 'Kommt 10 Minuten später', Spalte7: 'Isst alles', Firma: 'Fisch & Feinkost GmbH' })).toEqual(
    {
      mealSpecificsNote: '',
      notes: 'Kommt 10 Minuten später',
      miscNotes: '',
      reported: [],
    },
  )
})

test('it is added to the text of the diet column, and each column is reported by itself', () => {
  expect(read({ Essenshinweise: 'Laktose', Bemerkung: 'keine Nüsse', Sonstiges: 'kein Fisch' })).toMatchObject({
    mealSpecificsNote: 'Laktose; keine Nüsse; kein Fisch',
    notes: 'keine Nüsse; kein Fisch',
    reported: ['INFO import_food_taken_over Bemerkung', 'INFO import_food_taken_over Sonstiges'],
  })
})

test('what the diet note contains already is not added again', () => {
  expect(read({ Essenshinweise: 'Keine Nüsse!', Bemerkung: 'keine nüsse' })).toMatchObject({
    mealSpecificsNote: 'Keine Nüsse!',
    reported: [],
  })
})

test.each([
  ['Adresszusatz', 'Hinterhaus, über dem Fischladen', ''],
  ['Adresszusatz', 'Hinterhaus; Fischallergie', 'Hinterhaus; Fischallergie'],
  ['Interne Notizen', 'bringt Käse mit', ''],
  ['Interne Notizen', 'Zöliakie!', 'Zöliakie!'],
])('under %s only a need counts: %s', (header, text, expected) => {
  expect(read({ [header]: text }).mealSpecificsNote).toBe(expected)
})

test('an answer to a question of the organiser counts as a need, not as a favourite dish', () => {
  const form: RegistrationForm = {
    allergenListEnabled: false,
    questions: [{ id: 'q', label: 'Was kochst du gern?', kind: 'TEXT', required: false, options: [] }],
  }
  expect(read({ 'Was kochst du gern?': 'Fischsuppe' }, form).mealSpecificsNote).toBe('')
  expect(read({ 'Was kochst du gern?': 'alles ohne Nüsse, bin allergisch' }, form).mealSpecificsNote).toBe(
    'alles ohne Nüsse, bin allergisch',
  )
})

test('a choice is no text of the guest', () => {
  const form: RegistrationForm = {
    allergenListEnabled: false,
    questions: [
      { id: 'q', label: 'Motto', kind: 'CHOICE', required: false, options: [{ id: 'o', label: 'Ohne Fleisch' }] },
    ],
  }
  expect(read({ Motto: 'Ohne Fleisch' }, form).mealSpecificsNote).toBe('')
})

test('an answer to a question about food counts with one word', () => {
  const form: RegistrationForm = {
    allergenListEnabled: false,
    questions: [{ id: 'q', label: 'Was isst du nicht?', kind: 'TEXT', required: false, options: [] }],
  }
  expect(read({ 'Was isst du nicht?': 'Sellerie' }, form).mealSpecificsNote).toBe('Sellerie')
})

test('keeps allergens in an event that does not ask for them', () => {
  expect(read({ 'Allergene (Liste)': 'Milch (Allergie), Eier (auch keine Spuren)' })).toMatchObject({
    mealSpecificsNote: 'Milch (Allergie), Eier (auch keine Spuren)',
    reported: ['INFO import_food_taken_over Allergene (Liste)'],
  })
})

test('our own export is taken as it is: what was kept out of the diet note stays out, with a warning', () => {
  const person = exampleParticipant(1, { notes: 'Nussallergie', mealSpecificsNote: 'vegan' })
  const { header, rows } = participantsToRows([person], [], 'de')
  const { sheet } = toSheet([header, ...rows])
  const [row] = readRows(sheet, guessMapping(sheet), { meals: [], registered: new Map(), seatsNeeded: 6 })
  expect(row?.participant).toMatchObject({ notes: 'Nussallergie', mealSpecificsNote: 'vegan' })
  expect(row?.issues).toEqual([
    {
      severity: 'WARNING',
      message: 'import_food_left',
      issueType: 'VALIDATION',
      field: 'mealSpecificsNote',
      data: { column: 'Sonstiges', text: 'Nussallergie' },
    },
  ])
})

test('a text is taken out of the notes of both people of a row and put back, beside what each said', () => {
  const names = { firstnamePart: 'Bea', lastname: 'Zwei', email: '', mobileNumber: '' }
  const flags = { vegetarian: false, vegan: false, lactose: false, gluten: false }
  const pair = (first: string, second: string) =>
    exampleImported({
      mealSpecificsNote: first,
      teamPartnerWishRegistrationData: { ...names, diet: { ...flags, mealSpecificsNote: second } },
    })
  const both = pair('Nüsse; kein Fisch', 'kein Fisch')
  expect(withoutFood(both, 'kein Fisch')).toEqual(pair('Nüsse', ''))
  expect(withFood(pair('Nüsse', ''), 'kein Fisch')).toEqual(both)
  expect(withFood(pair('Nüsse', 'kein Fisch'), 'kein Fisch')).toEqual(both)
  const alike = exampleImported({ teamPartnerWishRegistrationData: names })
  expect(withFood(alike, 'kein Fisch')).toEqual({ ...alike, mealSpecificsNote: 'kein Fisch' })
})
