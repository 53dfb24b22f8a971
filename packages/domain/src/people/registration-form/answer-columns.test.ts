import { expect, test } from 'vitest'
import { words } from '../../../test/example-messages.ts'
import { plainRegistrationForm, type RegistrationForm } from '../../events/registration-form/registration-form.ts'
import { answerColumns } from './answer-columns.ts'

const form: RegistrationForm = {
  questions: [
    { id: 'a', label: 'Motto?', kind: 'TEXT', options: [], required: true },
    { id: 'b', label: 'Size?', kind: 'CHOICE', options: [{ id: 's', label: 'Small' }], required: false },
    { id: 'c', label: 'Dog?', kind: 'YES_NO', options: [], required: false },
  ],
  allergenListEnabled: true,
}
const said = { ...words, yes: 'yes', no: 'no' }
const answers = [
  { questionId: 'c', answer: 'NO' },
  { questionId: 'b', answer: 's' },
  { questionId: 'a', answer: 'Wine' },
]
const allergens = [
  { allergen: 'MILK', severity: 'ALLERGY' },
  { allergen: 'NUTS', severity: 'TRACES' },
] as const

test('allergens and answers are columns in the language of the reader', () => {
  expect(
    answerColumns(
      [
        { allergens, answers },
        { allergens: [], answers: [] },
      ],
      form,
      said,
    ),
  ).toEqual({
    header: ['not allowed', 'Motto?', 'Size?', 'Dog?'],
    rows: [
      ['milk (allergy), nuts (not even traces)', 'Wine', 'Small', 'no'],
      ['', '', '', ''],
    ],
  })
})

test('there are none where the event asks for nothing', () => {
  expect(answerColumns([{ allergens, answers }], plainRegistrationForm, said)).toEqual({ header: [], rows: [[]] })
})
