import { expect, test } from 'vitest'
import { questionIssues } from './question-issues.ts'
import type { RegistrationQuestion } from './registration-form.ts'

const text: RegistrationQuestion = { id: 'text', label: 'Motto?', kind: 'TEXT', options: [], required: true }
const choice: RegistrationQuestion = {
  id: 'choice',
  label: 'Size?',
  kind: 'CHOICE',
  options: [
    { id: 's', label: 'Small' },
    { id: 'l', label: 'Large' },
  ],
  required: false,
}
const yesNo: RegistrationQuestion = { id: 'dog', label: 'A dog?', kind: 'YES_NO', options: [], required: true }
const stored = [text, choice, yesNo]

const issuesOf = (...drafts: Parameters<typeof questionIssues>[0]) =>
  questionIssues(drafts, stored).map(({ field, message }) => `${field}: ${message}`)
const fresh = {
  ...choice,
  id: undefined,
  options: [
    { id: undefined, label: 'A' },
    { id: undefined, label: 'B' },
  ],
}

test.each<[string, Parameters<typeof questionIssues>[0], string[]]>([
  ['what there is', stored, []],
  ['a new one', [fresh, { ...fresh }], []],
  ['an option more', [{ ...choice, options: [...choice.options, { id: undefined, label: 'Huge' }] }], []],
  ['an id nobody gave out', [{ ...text, id: 'x' }], ['registrationQuestions[0].id: value_invalid']],
  ['one twice', [text, text], ['registrationQuestions[1].id: value_invalid']],
  [
    'one option',
    [{ ...fresh, options: fresh.options.slice(1) }],
    ['registrationQuestions[0].options: question_options_too_few'],
  ],
  ['no options needed', [{ ...yesNo, options: [] }], []],
  [
    'an option of another question',
    [{ ...fresh, options: [...fresh.options, { id: 's', label: 'C' }] }],
    ['registrationQuestions[0].options[2].id: value_invalid'],
  ],
  [
    'the same words twice',
    [{ ...fresh, options: [...fresh.options, { id: undefined, label: 'b' }] }],
    ['registrationQuestions[0].options[2].label: question_option_repeated'],
  ],
])('questions: %s', (_name, drafts, expected) => expect(issuesOf(...drafts)).toEqual(expected))
