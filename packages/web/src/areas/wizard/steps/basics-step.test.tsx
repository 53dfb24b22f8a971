import { masterDataRoutes, wizardRoutes } from '@running-dinner/contract/events'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../../test/server.ts'
import { showWizard } from '../../../../test/show-wizard.tsx'

const { validateBasicDetails, validateOptions } = wizardRoutes
const field = (name: string) => screen.findByRole('textbox', { name })
const next = () => screen.getByRole('button', { name: 'Next' })
/** Browsers hand a date over as a whole. */
const chooseDay = (day: string) => fireEvent.change(screen.getByLabelText(/^Date/), { target: { value: day } })

async function fill(user: Awaited<ReturnType<typeof showWizard>>['user']) {
  await user.type(await field('Title'), 'Summer dinner')
  await user.type(await field('Postcode'), '76133')
  await user.type(await field('City'), 'Karlsruhe')
  chooseDay('2030-06-01')
}

test.each([
  ['de', 'Termin und Ort'],
  ['en', 'Date and place'],
] as const)('begins in %s with date and place', async (language, title) => {
  await showWizard({ language })
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

test('proposes no day, and marks every missing field', async () => {
  const { user } = await showWizard()
  await field('Title')
  expect(screen.getByLabelText(/^Date/)).toHaveValue('')
  await user.click(next())
  for (const name of ['Title', 'Postcode', 'City']) expect(await field(name)).toBeInvalid()
  await waitFor(() => expect(screen.getByLabelText(/^Date/)).toBeInvalid())
  expect(await field('Title')).toHaveFocus()
})

test('names the weekday and how far away it is', async () => {
  await showWizard()
  await field('Title')
  chooseDay('2030-06-01')
  expect(await screen.findByText('Saturday, in 31 days')).toBeVisible()
})

test('goes on with Enter once the server agrees', async () => {
  const validate = vi.fn<Answer<typeof validateBasicDetails>>(() => undefined)
  given(reply(validateBasicDetails, validate))
  const { user } = await showWizard()
  await fill(user)
  await user.type(await field('City'), '{Enter}')
  expect(await screen.findByRole('heading', { name: 'Courses and teams' })).toBeVisible()
  expect(validate.mock.lastCall?.[1]).toMatchObject({ title: 'Summer dinner', date: '2030-06-01' })
})

test('the fast lane skips the three usual steps', async () => {
  given(reply(validateBasicDetails, undefined), reply(validateOptions, undefined))
  const { user } = await showWizard()
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Continue with default settings' }))
  expect(await screen.findByRole('heading', { name: 'Registration' })).toBeVisible()
})

test('puts what the server refuses at its field and stays', async () => {
  given(refuse(validateBasicDetails, [{ message: 'error_date_invalid', field: 'date' }]))
  const { user } = await showWizard()
  await fill(user)
  await user.click(next())
  await waitFor(() => expect(screen.getByLabelText(/^Date/)).toBeInvalid())
  expect(screen.getByRole('heading', { name: 'Date and place' })).toBeVisible()
})

test('asks for postcodes only where guests register themselves', async () => {
  const { user } = await showWizard()
  expect(await field('Only from these postcodes')).toBeVisible()
  await user.click(screen.getByRole('radio', { name: 'Only the organiser' }))
  expect(screen.queryByRole('textbox', { name: 'Only from these postcodes' })).not.toBeInTheDocument()
})

test('shows that it loads until the choices are there', async () => {
  const shown = showWizard()
  given(hang(masterDataRoutes.genderAspects))
  await shown
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
})

test('offers another try when the choices cannot be loaded', async () => {
  const shown = showWizard()
  given(disconnect(masterDataRoutes.genderAspects))
  await shown
  expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t be loaded')
})
