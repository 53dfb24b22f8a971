import { expect, test } from 'vitest'
import { type Checked, resolverOf } from './resolver-of.ts'

interface Values {
  title: string
  meals: { label: string }[]
}

const input = { name: 'title', value: 'of the page' }
const names = ['title', 'meals.0.label', 'meals.1.label'] as const
const options = {
  fields: { title: { ref: input, name: names[0] } },
  names: [...names],
  shouldUseNativeValidation: false,
}

function resolve(checked: Checked<Values>) {
  return resolverOf<Values, Values>(() => checked)({ title: '', meals: [] }, undefined, options)
}

test('hands on what passed the check, without errors', async () => {
  const value = { title: 'Sommer', meals: [] }
  expect(await resolve({ value, issues: [] })).toEqual({ values: value, errors: {} })
})

test('puts an issue on its field, with the input that gets the focus', async () => {
  const { errors } = await resolverErrors([{ field: 'title', message: 'required' }])
  expect(errors).toEqual({ title: { type: 'contract', message: 'required', ref: input } })
})

test('keeps the issue of a list beside those of its entries', async () => {
  const issues = [
    { field: 'meals', message: 'too_many' },
    { field: 'meals[1].label', message: 'required' },
  ]
  for (const order of [issues, issues.toReversed()])
    expect((await resolverErrors(order)).errors.meals).toMatchObject({
      root: { message: 'too_many' },
      1: { label: { message: 'required' } },
    })
})

test('puts an issue that belongs to no field on the form', async () => {
  expect((await resolverErrors([{ field: undefined, message: 'conflict' }])).errors).toMatchObject({
    root: { message: 'conflict' },
  })
})

async function resolverErrors(issues: { field: string | undefined; message: string }[]) {
  return (await resolve({ value: undefined, issues: issues as Checked<Values>['issues'] })) as {
    errors: Record<string, unknown>
  }
}
