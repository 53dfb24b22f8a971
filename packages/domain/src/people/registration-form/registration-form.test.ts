import { describe, expect, test } from 'vitest'
import type { RegistrationForm, RegistrationQuestion } from '../../events/registration-form/registration-form.ts'
import { answerIssues } from './answer-issues.ts'
import { keptAllergies } from './kept-allergies.ts'
import { keptAnswers } from './kept-answers.ts'

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
const form: RegistrationForm = { questions: [text, choice, yesNo], allergenListEnabled: true }
const answers = (given: Record<string, string>) =>
  Object.entries(given).map(([questionId, answer]) => ({ questionId, answer }))
const reported = (given: Record<string, string>, requiredToo = true) =>
  answerIssues(form, answers(given), { requiredToo }).map(({ field, message }) => `${field}: ${message}`)

describe('answers', () => {
  const good = { text: ' Wine\r\nand cheese ', dog: 'NO', choice: 'l' }

  test.each<[string, Record<string, string>, string[]]>([
    ['all good', good, []],
    ['what is optional left out', { text: 'x', dog: 'YES' }, []],
    ['blanks for what is required', { ...good, text: ' ' }, ['answers.text: required']],
    ['nothing', {}, ['answers.text: required', 'answers.dog: required']],
    ['neither yes nor no', { ...good, dog: 'yes' }, ['answers.dog: value_invalid']],
    ['a label instead of an option', { ...good, choice: 'Large' }, ['answers.choice: value_invalid']],
    ['as long as it may be', { ...good, text: '😀'.repeat(512) }, []],
    ['too long', { ...good, text: '😀'.repeat(513) }, ['answers.text: max_length_exceeded']],
    ['characters nobody sees', { ...good, text: 'a\u0000b' }, ['answers.text: characters_invalid']],
    ['a question nobody asks', { ...good, other: 'x'.repeat(9999) }, []],
  ])('%s', (_name, given, expected) => expect(reported(given)).toEqual(expected))

  test('an organiser may skip required questions, but wrong answers are refused', () => {
    expect(reported({}, false)).toEqual([])
    expect(reported({ dog: 'maybe' }, false)).toEqual(['answers.dog: value_invalid'])
  })

  test('are kept tidied, in the order of the questions; empty, wrong and unasked ones are dropped', () => {
    expect(keptAnswers(form, answers({ other: 'x', dog: 'NO', choice: '', text: ' Wine\r\nand cheese ' }))).toEqual(
      answers({ text: 'Wine\nand cheese', dog: 'NO' }),
    )
    expect(keptAnswers(form, answers({ choice: 'gone', dog: 'YES' }))).toEqual(answers({ dog: 'YES' }))
  })
})

test('each allergen is kept once with its worst severity, in the order of the list', () => {
  const given = [
    { allergen: 'MILK', severity: 'INTOLERANCE' },
    { allergen: 'EGGS', severity: 'TRACES' },
    { allergen: 'MILK', severity: 'TRACES' },
    { allergen: 'EGGS', severity: 'ALLERGY' },
  ] as const
  expect(keptAllergies(form, given)).toEqual([
    { allergen: 'EGGS', severity: 'TRACES' },
    { allergen: 'MILK', severity: 'TRACES' },
  ])
  expect(keptAllergies({ ...form, allergenListEnabled: false }, given)).toEqual([])
})
