import { expect, test } from 'vitest'
import { fieldPath } from './apply-issues.ts'

test('the field of an issue is spelt as forms spell it', () => {
  expect(fieldPath('options.meals[1].time')).toBe('options.meals.1.time')
  expect(fieldPath('title')).toBe('title')
})
