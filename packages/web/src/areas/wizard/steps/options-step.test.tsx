import { wizardRoutes } from '@running-dinner/contract/events'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answer, given, refuse, reply } from '../../../../test/server.ts'
import { exampleDraft, showWizard } from '../../../../test/show-wizard.tsx'

const { validateOptions } = wizardRoutes
const show = () => showWizard({ step: 'options', draft: exampleDraft() })
const course = (position: number) => screen.findByRole('textbox', { name: `Course ${position}` })
const next = () => screen.getByRole('button', { name: 'Next' })

test('goes on with the courses as they were named, held against the day of the event', async () => {
  const validate = vi.fn<Answer<typeof validateOptions>>(() => undefined)
  given(reply(validateOptions, validate))
  const { user } = await show()
  await user.clear(await course(1))
  await user.type(await course(1), 'Soup')
  await user.click(next())
  expect(await screen.findByRole('heading', { name: 'Times' })).toBeVisible()
  expect(validate.mock.lastCall?.[1].meals.map(({ label }) => label)).toEqual(['Soup', 'Main course', 'Dessert'])
  expect(validate.mock.lastCall?.[2]).toEqual({ runningDinnerDate: '2030-06-01' })
})

test('takes a course out, and never fewer than two', async () => {
  const { user } = await show()
  await course(3)
  await user.click(screen.getByRole('button', { name: 'Remove Dessert' }))
  expect(screen.queryByRole('textbox', { name: 'Course 3' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Add a third course' }))
  expect(await course(3)).toBeVisible()
})

test('proposes no name that another course has', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Remove Starter' }))
  await user.click(screen.getByRole('button', { name: 'Add a third course' }))
  expect(await course(3)).toHaveValue('Starter')
})

test('puts the missing name of a course at its field', async () => {
  given(refuse(validateOptions, [{ message: 'error_required_meal_label', field: 'meals[1].label' }]))
  const { user } = await show()
  await user.clear(await course(2))
  await user.click(next())
  await waitFor(async () => expect(await course(2)).toBeInvalid())
})

test('switches wishes off with a positive question', async () => {
  const validate = vi.fn<Answer<typeof validateOptions>>(() => undefined)
  given(reply(validateOptions, validate))
  const { user } = await show()
  const wishes = await screen.findByRole('checkbox', { name: /Allow partner wishes/ })
  expect(wishes).toBeChecked()
  await user.click(wishes)
  await user.click(next())
  await waitFor(() => expect(validate.mock.lastCall?.[1].teamPartnerWishDisabled).toBe(true))
})

test('stays and reports a refusal that belongs to no field', async () => {
  given(refuse(validateOptions, [{ message: 'error_invalid_meal_size' }]))
  const { user } = await show()
  await course(1)
  await user.click(next())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Courses and teams' })).toBeVisible()
})

test('keeps what was typed when the step is left unfinished', async () => {
  const { user } = await show()
  await user.type(await course(1), ' or salad')
  await user.click(screen.getByRole('link', { name: 'Back' }))
  const [toOptions] = await screen.findAllByRole('link', { name: 'Courses and teams' })
  if (toOptions) await user.click(toOptions)
  expect(await course(1)).toHaveValue('Starter or salad')
})
