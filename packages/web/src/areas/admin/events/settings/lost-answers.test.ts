import { expect, test } from 'vitest'
import type { AskedSoFar } from '../../../../features/people/registration-form/registration-form.api.ts'
import { lostAnswers } from './lost-answers.ts'

const before: AskedSoFar = {
  registrationQuestions: [
    { id: 'a', label: 'Motto', kind: 'TEXT', options: [], required: true, numAnswers: 3 },
    {
      id: 'b',
      label: 'Size',
      kind: 'CHOICE',
      options: [
        { id: 's', label: 'S', numAnswers: 0 },
        { id: 'l', label: 'L', numAnswers: 2 },
      ],
      required: false,
      numAnswers: 2,
    },
  ],
  allergenListEnabled: true,
  registrationFormVersion: 1,
  numAllergens: 4,
}
const [motto, size] = before.registrationQuestions
if (!motto || !size) throw new Error('two questions')

test('a question that is only reworded loses no answers', () => {
  const renamed = [{ ...size, label: 'Shirt' }, motto]
  expect(lostAnswers(before, { ...before, registrationQuestions: renamed })).toEqual({ answers: [], allergens: 0 })
})

test('questions and options that go take their answers along, as does another kind', () => {
  const small = { ...size, options: size.options.slice(0, 1) }
  const lost = (registrationQuestions: typeof before.registrationQuestions) =>
    lostAnswers(before, { ...before, registrationQuestions }).answers
  expect(lost([small])).toEqual([
    { label: 'Motto', count: 3 },
    { label: 'Size (L)', count: 2 },
  ])
  expect(
    lost([
      { ...motto, kind: 'YES_NO' },
      { ...size, options: size.options.slice(1) },
    ]),
  ).toEqual([{ label: 'Motto', count: 3 }])
})

test('a list that is switched off forgets', () => {
  expect(lostAnswers(before, { ...before, allergenListEnabled: false }).allergens).toBe(4)
})
