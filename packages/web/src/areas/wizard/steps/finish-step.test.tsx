import { wizardRoutes } from '@running-dinner/contract/events'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleDinner } from '../../../../test/example-dinner.ts'
import { disconnect, given, hang, refuse, reply } from '../../../../test/server.ts'
import { exampleDraft, showWizard } from '../../../../test/show-wizard.tsx'
import { readOrganisedEvents } from '../../../features/events/dinners/organised-events.ts'

const { create } = wizardRoutes
const publicSettings = {
  ...exampleDraft().publicSettings,
  title: 'Summer dinner',
  description: 'Three courses.',
  publicContactName: 'Mira',
  publicContactEmail: 'mira@example.org',
  endOfRegistrationDate: '2030-05-27',
}
const draft = exampleDraft({
  publicSettings,
  email: 'mira@example.org',
  contract: { fullname: 'Mira Lang', streetWithNr: 'Weg 1', zip: '76133', city: 'Karlsruhe', newsletterEnabled: false },
  completed: ['basics', 'options', 'mealtimes', 'registration-settings', 'participants-preview'],
})
const show = () => showWizard({ step: 'finish', draft })
const button = () => screen.findByRole('button', { name: 'Create event' })
const agreement = () => screen.getByRole('checkbox', { name: /I’ll only use my guests’ data/ })

test('does not create an event before the organiser agrees to its purpose', async () => {
  const { user } = await show()
  await user.click(await button())
  await waitFor(() => expect(agreement()).toBeInvalid())
})

test('shows that it works while the event is created', async () => {
  given(hang(create))
  const { user } = await show()
  await button()
  await user.click(agreement())
  await user.click(await button())
  await waitFor(async () => expect(await button()).toBeDisabled())
})

test('names the earlier step of what the server refuses, with a link to it', async () => {
  given(refuse(create, [{ message: 'error_date_invalid', field: 'basicDetails.date' }]))
  const { user } = await show()
  await button()
  await user.click(agreement())
  await user.click(await button())
  expect(await screen.findByText('Something in an earlier step needs attention:')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Date and place')
})

test('puts a refusal of this step at its field', async () => {
  given(refuse(create, [{ message: 'email_invalid', field: 'email' }]))
  const { user } = await show()
  await button()
  await user.click(agreement())
  await user.click(await button())
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Your email address' })).toBeInvalid())
})

test('keeps everything typed when the connection breaks', async () => {
  given(disconnect(create))
  const { user } = await show()
  await button()
  await user.click(agreement())
  await user.click(await button())
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'First and last name' })).toHaveValue('Mira Lang')
})

test('an organiser who has not filled the first step is led back to it', async () => {
  await showWizard({ step: 'finish' })
  expect(await screen.findByRole('heading', { name: 'Date and place' })).toBeVisible()
})

test('remembers the created event in this browser', async () => {
  given(reply(create, { runningDinner: exampleDinner(), administrationUrl: 'http://localhost:8080/admin/admin-1' }))
  const { user } = await show()
  await button()
  await user.click(agreement())
  await user.click(await button())
  await waitFor(() => expect(readOrganisedEvents()).toEqual(['admin-1']))
})
