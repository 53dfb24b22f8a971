import { expect, test } from 'vitest'
import { fromWire, noAnswers, toWire } from './form-answers.ts'

const wire = {
  allergens: [{ allergen: 'MILK' as const, severity: 'TRACES' as const }],
  answers: [{ questionId: 'q', answer: 'Yes' }],
}
const fields = { allergens: { MILK: 'TRACES' }, answers: { q: 'Yes' } }

test('what was answered goes into the fields and out again, from the wire or from what a browser kept', () => {
  expect(fromWire(wire)).toEqual(fields)
  expect(fromWire(fields)).toEqual(fields)
  expect(toWire(fields)).toEqual(wire)
})

test('leaves empty answers out of what is sent', () => {
  expect(toWire({ allergens: { MILK: '', EGGS: undefined }, answers: { q: '', r: undefined } })).toEqual({
    allergens: [],
    answers: [],
  })
})

test.each([[{}], [{ allergens: null, answers: 'x' }], [{ allergens: [null, 1, { allergen: 1 }], answers: { q: 5 } }]])(
  'of %j nothing is left',
  (kept) => expect(fromWire(kept)).toEqual(noAnswers),
)
