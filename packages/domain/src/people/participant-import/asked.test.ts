import { describe, expect, test } from 'vitest'
import {
  plainRegistrationForm,
  type RegistrationForm,
  type RegistrationQuestion,
} from '../../events/registration-form/registration-form.ts'
import { checkMapping } from './check-mapping.ts'
import { columnNotices } from './column-notices.ts'
import { guessMapping } from './guess-mapping.ts'
import { participantsToRows } from './participants-to-rows.ts'
import { readRows } from './read-rows.ts'
import { toSheet } from './sheet.ts'

const ask = (id: string, label: string, kind: RegistrationQuestion['kind'] = 'TEXT'): RegistrationQuestion => ({
  id,
  label,
  kind,
  options: kind === 'CHOICE' ? ['S', 'L'].map((one) => ({ id: one.toLowerCase(), label: one })) : [],
  required: true,
})
const form = (...questions: RegistrationQuestion[]): RegistrationForm => ({ questions, allergenListEnabled: true })
const own = participantsToRows([], [], 'de').header
const listOf = (header: readonly string[], cells: readonly string[] = header.map(() => 'x')) =>
  toSheet([[...header], [...cells]]).sheet
const meaning = (header: readonly string[], asked: RegistrationForm) => guessMapping(listOf(header), asked)

describe('beside the columns of our own export', () => {
  test('a question has its column, whatever its name and position', () => {
    const labels = [
      'E-Mail',
      'Allergene (Liste)',
      '12.12.2030 dabei?',
      '7',
      'Anmerkung',
      'C',
      'C++',
      'Motto?',
      'Motto?',
    ]
    const asked = form(...labels.map((label, at) => ask(`${at}`, label)))
    const fields = labels.map((_, at) => `answers.${at}`)
    const plain = guessMapping(listOf(own))
    expect(plain).not.toContain('ignore')
    expect(meaning([...own, 'Allergene (Liste)', ...labels], asked)).toEqual([...plain, 'allergenList', ...fields])
    const moved = meaning(['C++', 'Motto?', 'C', ...own], asked)
    expect(moved.slice(0, 3)).toEqual(['answers.6', 'answers.7', 'answers.5'])
    expect(moved.slice(3)).toEqual(plain)
  })

  test('leaves out and reports columns this event does not ask for, instead of reading them as a note or a wish', () => {
    const header = [...own, 'Allergene (Liste)', 'Anmerkung zur Küche', 'Partner dabei?', 'leer', '']
    const sheet = listOf(
      header,
      header.map((name) => (name === 'leer' ? '' : 'x')),
    )
    const mapping = guessMapping(sheet, plainRegistrationForm)
    expect(mapping.slice(own.length)).toEqual(header.slice(own.length).map(() => 'ignore'))
    expect(columnNotices(sheet, mapping).slice(own.length)).toEqual([
      'ALLERGENS_OFF',
      'QUESTION_UNKNOWN',
      'QUESTION_UNKNOWN',
      undefined,
      undefined,
    ])
    expect(columnNotices(sheet, mapping).slice(0, own.length)).toEqual(own.map(() => undefined))
  })
})

describe('in any other list', () => {
  const header = ['Zeitstempel', 'Name', 'E-Mail', 'Anschrift', 'PLZ', 'Ort', 'T-Shirt?', 'Lieblingsfarbe']

  test('a question is recognised by its words', () => {
    expect(meaning(header, form(ask('a', 'T-Shirt'), ask('b', 'Anschrift'))).slice(-2)).toEqual(['answers.a', 'ignore'])
  })

  test('a required field gets the column before a question does', () => {
    const mapping = meaning(header, form(ask('a', 'E-Mail'), ask('b', 'T-Shirt?')))
    expect([mapping[2], mapping[6]]).toEqual(['email', 'answers.b'])
  })

  test('reports left out columns, unless the organiser chose so or they hold nothing about people', () => {
    const sheet = listOf(header)
    const asked = form(ask('a', 'T-Shirt?'))
    const mapping = guessMapping(sheet, asked).map((field) => (field === 'answers.a' ? 'ignore' : field))
    expect(columnNotices(sheet, mapping, asked)).toEqual([...Array(7).fill(undefined), 'QUESTION_UNKNOWN'])
  })
})

test('a column can hold what the event asks for, and nothing else', () => {
  const asked = form(ask('a', 'Motto?'))
  expect(checkMapping(['email', 'answers.a', 'allergenList'], 3, asked)).toEqual([])
  const fields = (mapping: string[], given: RegistrationForm) =>
    checkMapping(mapping, mapping.length, given).map(({ field }) => field)
  expect(fields(['answers.b', 'answers.a', 'answers.a'], asked)).toEqual(['mapping[0]', 'mapping[2]'])
  expect(fields(['allergenList', 'email'], plainRegistrationForm)).toEqual(['mapping[0]'])
})

describe('a row', () => {
  const asked = form(ask('a', 'Motto?'), ask('b', 'T-Shirt', 'CHOICE'), ask('c', 'Hund?', 'YES_NO'))
  const columns = ['Allergene (Liste)', 'Motto?', 'T-Shirt', 'Hund?']
  const read = (cells: readonly string[], given = asked, names = columns) => {
    const filled = own.map((name) => ({ 'E-Mail': 'a@example.org', PLZ: '79100' })[name] ?? 'x')
    const sheet = listOf([...own, ...names], [...filled, ...cells])
    const [row] = readRows(sheet, guessMapping(sheet, given), {
      meals: [],
      registered: new Map(),
      seatsNeeded: 6,
      registrationForm: given,
    })
    const reportedFields = new Set(['allergens', ...given.questions.map(({ id }) => `answers.${id}`)])
    return {
      allergens: row?.participant.allergens,
      answers: row?.participant.answers?.map(({ answer }) => answer),
      issues: row?.issues
        .filter(({ field = '' }) => reportedFields.has(field))
        .map((one) => `${one.severity} ${one.field} ${one.message}`),
    }
  }

  test("translates answers into the event's own terms", () => {
    expect(read(['Milch (Allergie)', 'Wein\r\nund Käse', 'l', 'nein'])).toEqual({
      allergens: [{ allergen: 'MILK', severity: 'ALLERGY' }],
      answers: ['Wein\nund Käse', 'l', 'NO'],
      issues: [],
    })
  })

  test('an empty cell is an empty answer, not a missing one', () => {
    expect(read(['', '', '', ''])).toEqual({ allergens: [], answers: ['', '', ''], issues: [] })
    expect(read([], asked, [])).toEqual({ allergens: undefined, answers: undefined, issues: [] })
  })

  test('keeps what it cannot read, with an error until it is corrected', () => {
    expect(read(['Milch (Allergie), Kiwi', 'x'.repeat(513), 'XL', 'vielleicht'])).toEqual({
      allergens: 'Milch (Allergie), Kiwi',
      answers: ['x'.repeat(513), 'XL', 'vielleicht'],
      issues: [
        'ERROR allergens import_allergens_unknown',
        'ERROR answers.a max_length_exceeded',
        'ERROR answers.b import_answer_unknown',
        'ERROR answers.c import_answer_unknown',
      ],
    })
  })

  test('reports where it assumed the severity', () => {
    expect(read(['Milch', '', '', '']).issues).toEqual(['WARNING allergens import_severity_assumed'])
  })

  test('leaves out what the event does not ask for', () => {
    expect(read(['Milch', 'Wein', 'S', 'ja'], plainRegistrationForm)).toEqual({
      allergens: undefined,
      answers: undefined,
      issues: [],
    })
  })
})
