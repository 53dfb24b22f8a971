import { issue } from '@running-dinner/domain'
import { createFormControl } from 'react-hook-form'
import { expect, test, vi } from 'vitest'
import { ApiError } from '../../lib/api-error.ts'
import { applyIssues, fieldPath } from './apply-issues.ts'

test('the field of an issue is spelt as forms spell it', () => {
  expect(fieldPath('options.meals[1].time')).toBe('options.meals.1.time')
  expect(fieldPath('title')).toBe('title')
})

const given = (...fields: (string | undefined)[]) => {
  const { formControl: form } = createFormControl({ defaultValues: { email: '', meals: [{ time: '' }] } })
  const onOther = vi.fn<(text: string) => void>()
  const error = new ApiError(
    406,
    fields.map((field) => issue('required', field)),
  )
  return { form, onOther, error, errorOf: (name: 'email' | 'meals.0.time') => form.getFieldState(name).error }
}

test('an issue of a field lands on it, also inside a list', () => {
  const { form, onOther, error, errorOf } = given('email', 'meals[0].time')
  applyIssues(form, error, onOther)
  expect(errorOf('email')).toBeDefined()
  expect(errorOf('meals.0.time')).toBeDefined()
  expect(onOther).not.toHaveBeenCalled()
})

test('passes issues without a field, of a group or of an unknown field to onOther', () => {
  const { form, onOther, error, errorOf } = given(undefined, 'meals', 'title')
  applyIssues(form, error, onOther)
  expect(onOther).toHaveBeenCalledTimes(3)
  expect(errorOf('email')).toBeUndefined()
})

test('a field of the answer may have another name in the form', () => {
  const { form, onOther, error, errorOf } = given('contract.email')
  applyIssues(form, error, onOther, (field) => field.replace('contract.', ''))
  expect(errorOf('email')).toBeDefined()
})

test('reports other failures with a general message', () => {
  const { form, onOther } = given()
  applyIssues(form, new TypeError('offline'), onOther)
  expect(onOther).toHaveBeenCalledTimes(1)
})
