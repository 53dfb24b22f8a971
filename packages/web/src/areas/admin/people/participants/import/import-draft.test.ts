import type { ImportPreview } from '@running-dinner/contract/people'
import { plainRegistrationForm, type RegistrationForm } from '@running-dinner/domain/events'
import type { AsideReason, ImportedParticipant, RowIssue } from '@running-dinner/domain/people'
import { exampleImported } from '@running-dinner/domain/test/example-imported.ts'
import { describe, expect, test } from 'vitest'
import type { ImportRules } from './check-rows.ts'
import { type ImportAction, type ImportDraft, importDraft, isBroken, isGood, peopleIn } from './import-draft.ts'
import { filterRows, shownFilter, statusOf } from './row-filter.ts'

const rules: ImportRules = {
  registered: new Map([['old@example.org', '']]),
  seatsNeeded: 6,
  zipRestrictions: '',
  form: plainRegistrationForm,
}

const person = (number: number, given: Partial<ImportedParticipant> = {}) =>
  exampleImported({
    firstnamePart: `First${number}`,
    lastname: `Last${number}`,
    email: `p${number}@example.org`,
    ...given,
  })

const validation = 'VALIDATION' as const
const error = (message: RowIssue['message'], field: string): RowIssue => ({
  field,
  message,
  issueType: validation,
  severity: 'ERROR',
})
const warning = (message: RowIssue['message'], field: string): RowIssue => ({
  ...error(message, field),
  severity: 'WARNING',
})

function preview(
  rows: { participant: ImportedParticipant; issues?: RowIssue[]; aside?: AsideReason }[],
): ImportPreview {
  return {
    sheets: [],
    columns: [{ header: 'Name', field: 'fullName', samples: [], numFilled: 0 }],
    rows: rows.map(({ participant, issues = [], aside }, index) => ({
      ...(aside && { aside }),
      rowNumber: index + 2,
      participant: { ...participant },
      issues,
    })),
    numRows: rows.length,
    numImportable: rows.length,
  }
}

const found = (text: string): RowIssue => ({
  ...error('import_food_taken_over', 'mealSpecificsNote'),
  severity: 'INFO',
  data: { column: 'Bemerkung', text },
})

test('food found in a remark can be taken out of the diet note and put back, and is remembered meanwhile', () => {
  const issues = [found('kein Fisch')]
  const read = preview([{ participant: person(1, { mealSpecificsNote: 'Laktose; kein Fisch' }), issues }])
  const out = person(1, { mealSpecificsNote: 'Laktose' })
  const draft = play({ type: 'read', preview: read }, { type: 'corrected', rowNumber: 2, participant: out, rules })
  expect(draft.rows[0]).toMatchObject({ participant: { mealSpecificsNote: 'Laktose' }, issues })
  expect(draft.touched).toBe(true)
})

test('food found in a remark is still named in a row the server refused', () => {
  const issues = [found('kein Fisch')]
  const participant = person(1, { mealSpecificsNote: 'kein Fisch' })
  const refused = [{ rowNumber: 2, participant: { ...participant }, issues: [error('zip_invalid', 'zip')] }]
  const draft = play(
    { type: 'read', preview: preview([{ participant, issues }]) },
    { type: 'imported', sent: [2], people: 0, updated: 0, rejected: refused, rules },
  )
  expect(draft.rows[0]?.issues).toEqual([error('zip_invalid', 'zip'), ...issues])
})

/** Row 2 lacks its last name, row 4 repeats the address of row 3, and its age was not read. */
const messy = preview([
  { participant: person(1, { lastname: '' }), issues: [error('import_name_incomplete', 'lastname')] },
  { participant: person(3) },
  {
    participant: person(3, { firstnamePart: 'Other' }),
    issues: [error('import_duplicate_in_file', 'email'), warning('import_age_ignored', 'age')],
  },
])

function play(...actions: ImportAction[]): ImportDraft {
  const draft = actions.reduce(importDraft, undefined as ImportDraft | undefined)
  if (draft === undefined) throw new Error('nothing was read')
  return draft
}

const read: ImportAction = { type: 'read', preview: messy }
const statuses = (draft: ImportDraft) => draft.rows.map(statusOf)

describe('a list that was read', () => {
  test('shows each row by the worst of its issues', () => {
    expect(statuses(play(read))).toEqual(['ERROR', 'GOOD', 'ERROR'])
    expect(play(read)).toMatchObject({ touched: false, imported: 0 })
  })

  test('a corrected field makes the row good', () => {
    const draft = play(read, { type: 'corrected', rowNumber: 2, participant: person(1), rules })
    expect(statuses(draft)).toEqual(['GOOD', 'GOOD', 'ERROR'])
    expect(draft.touched).toBe(true)
  })

  test('reports a correction that is itself wrong', () => {
    const participant = person(1, { zip: '1', notes: 'x'.repeat(513), email: 'OLD@example.org' })
    const [row] = play(read, { type: 'corrected', rowNumber: 2, participant, rules }).rows
    const issues = row?.issues.map((issue) => [issue.field, issue.message])
    expect(issues).toEqual([
      ['notes', 'max_length_exceeded'],
      ['zip', 'zip_invalid'],
      ['email', 'participant_already_registered'],
    ])
  })

  test('reports values that only the contract refuses', () => {
    const participant = person(1, { notes: 'bell\u0007' })
    const [row] = play(read, { type: 'corrected', rowNumber: 2, participant, rules }).rows
    expect(row?.issues).toMatchObject([{ field: 'notes', message: 'characters_invalid', severity: 'ERROR' }])
  })

  test('clears the issue of the second row once its address is no longer a duplicate', () => {
    const draft = play(read, { type: 'corrected', rowNumber: 3, participant: person(4), rules })
    expect(statuses(draft)).toEqual(['ERROR', 'GOOD', 'WARNING'])
  })

  test('clears the duplicate issue of the second row while the first one is skipped', () => {
    const skip: ImportAction = { type: 'skipped', rowNumber: 3, skipped: true, rules }
    expect(statuses(play(read, skip))).toEqual(['ERROR', 'SKIPPED', 'WARNING'])
    expect(statuses(play(read, skip, { ...skip, skipped: false }))).toEqual(statuses(play(read)))
  })

  test('removes a remark about a cell only when its own field is changed', () => {
    const other = play(read, { type: 'corrected', rowNumber: 4, participant: person(4), rules })
    const same = play(read, { type: 'corrected', rowNumber: 4, participant: person(4, { age: 30 }), rules })
    expect(other.rows[2]?.issues).toHaveLength(1)
    expect(same.rows[2]?.issues).toHaveLength(0)
  })
})

describe('allergens and answers', () => {
  const size = {
    id: 'b',
    label: 'T-Shirt',
    kind: 'CHOICE' as const,
    options: [{ id: 's', label: 'S' }],
    required: false,
  }
  const form: RegistrationForm = { questions: [size], allergenListEnabled: true }
  const asking: ImportRules = { ...rules, form }
  const lost = person(1, { allergens: 'Milch (Allergie), Kiwi', answers: [{ questionId: 'b', answer: 'XL' }] })
  const issues = [error('import_allergens_unknown', 'allergens'), error('import_answer_unknown', 'answers.b')]
  const read: ImportAction = { type: 'read', preview: preview([{ participant: lost, issues }]) }
  const corrected = (given: Partial<ImportedParticipant>) =>
    play(read, { type: 'corrected', rowNumber: 2, participant: { ...lost, ...given }, rules: asking }).rows[0]

  test('keep texts that were not understood until they are corrected', () => {
    const row = corrected({ allergens: 'Kiwi' })
    expect(row?.issues.map(({ field, message }) => [field, message])).toEqual([
      ['allergens', 'import_allergens_unknown'],
      ['answers.b', 'import_answer_unknown'],
    ])
    expect(row?.participant).toMatchObject({ allergens: 'Kiwi', answers: [{ answer: 'XL' }] })
  })

  test('are taken over once they are understood', () => {
    const row = corrected({ allergens: 'Milk (not even traces)', answers: [{ questionId: 'b', answer: 's' }] })
    expect(row?.issues).toEqual([])
    expect(row?.participant.allergens).toEqual([{ allergen: 'MILK', severity: 'TRACES' }])
  })

  test('keep a remark until they are changed', () => {
    const milk = { allergen: 'MILK', severity: 'ALLERGY' } as const
    const assumed = person(1, { allergens: [milk] })
    const draft: ImportAction = {
      type: 'read',
      preview: preview([{ participant: assumed, issues: [warning('import_severity_assumed', 'allergens')] }]),
    }
    const left = (allergens: string) =>
      play(draft, { type: 'corrected', rowNumber: 2, participant: { ...assumed, allergens }, rules: asking }).rows[0]
        ?.issues
    expect(left('Milch (Allergie)')).toHaveLength(1)
    expect(left('Milch (Unverträglichkeit)')).toEqual([])
  })
})

describe('after importing', () => {
  // The second row was correct when sent; another request took the address first.
  const rejected = [{ rowNumber: 4, participant: {}, issues: [error('participant_already_registered', 'email')] }]
  const imported: ImportAction = { type: 'imported', sent: [3, 4], people: 1, updated: 0, rejected, rules }

  test('drops imported rows and keeps refused ones with their issues for another try', () => {
    const draft = play(read, imported)
    expect(draft.rows.map((row) => [row.rowNumber, statusOf(row)])).toEqual([
      [2, 'ERROR'],
      [4, 'SKIPPED'],
    ])
    expect(draft.rows[1]?.participant.firstnamePart).toBe('Other')
    expect(draft.imported).toBe(1)
  })

  test('counts imported people as registered for the remaining rows', () => {
    const registered = new Map([['p3@example.org', '']])
    const { rows } = play(read, { ...imported, sent: [3], rejected: [], rules: { ...rules, registered } })
    expect(rows[1]?.issues.map((issue) => issue.message)).toEqual([
      'import_age_ignored',
      'participant_already_registered',
    ])
  })

  test('starts over with another file', () => {
    expect(play(read, imported, read)).toMatchObject({ touched: false, imported: 0 })
  })
})

test('a row with a partner counts as two people', () => {
  const pair = { firstnamePart: 'Ben', lastname: 'Kern', email: '', mobileNumber: '' }
  const { rows } = play({
    type: 'read',
    preview: preview([
      { participant: person(1) },
      { participant: person(2, { teamPartnerWishRegistrationData: pair }) },
    ]),
  })
  expect(peopleIn(rows.filter(isGood))).toBe(3)
})

describe('the rows shown', () => {
  const { rows } = play(read)

  test('shows rows with errors first, then all rows', () => {
    expect(shownFilter(rows, undefined)).toBe('errors')
    expect(shownFilter(rows.slice(1, 2), undefined)).toBe('all')
  })

  test('keeps the chosen filter while it has rows', () => {
    expect(shownFilter(rows, 'good')).toBe('good')
    expect(filterRows(rows, 'good').map((row) => row.rowNumber)).toEqual([3])
    expect(shownFilter(rows, 'warnings')).toBe('all')
  })
})

describe('people already registered', () => {
  const known = error('participant_already_registered', 'email')
  const old = preview([
    { participant: person(1, { email: 'old@example.org' }), issues: [known] },
    { participant: person(2) },
    { participant: person(3, { email: 'old@example.org', zip: '' }), issues: [known, error('required', 'zip')] },
  ])
  const read: ImportAction = { type: 'read', preview: old }
  const updating: ImportAction = { type: 'updating', updating: true }

  test('stays out until the organiser wants them updated; other mistakes still keep a row out', () => {
    expect(play(read).rows.map(statusOf)).toEqual(['SKIPPED', 'GOOD', 'ERROR'])
    const { rows } = play(read, updating)
    expect(rows.map(statusOf)).toEqual(['UPDATE', 'GOOD', 'ERROR'])
    expect(rows.filter(isGood)).toHaveLength(2)
    expect(play(read, updating, { type: 'updating', updating: false }).rows.map(statusOf)).toEqual([
      'SKIPPED',
      'GOOD',
      'ERROR',
    ])
  })

  test.each([[[read]], [[read, updating]]])('the rows to correct are as many as the summary counts', (actions) => {
    const { rows } = play(...actions)
    expect(filterRows(rows, 'errors')).toEqual(rows.filter(isBroken))
  })

  test('counts no new person, also not for the partner', () => {
    const partner = { firstnamePart: 'B', lastname: 'K', email: '', mobileNumber: '' }
    const pair = person(1, { email: 'old@example.org', teamPartnerWishRegistrationData: partner })
    const { rows } = play({ type: 'read', preview: preview([{ participant: pair, issues: [known] }]) }, updating)
    expect([rows.filter(isGood).length, peopleIn(rows.filter(isGood))]).toEqual([1, 0])
  })

  test('counts a new person once the address is changed', () => {
    const corrected = person(1, { email: 'new@example.org' })
    const { rows } = play(read, updating, { type: 'corrected', rowNumber: 2, participant: corrected, rules })
    expect(statusOf(rows[0] as never)).toBe('GOOD')
  })
})
