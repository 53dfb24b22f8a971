import { registrationRoutes } from '@running-dinner/contract/people'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleRegistered, exampleSummary } from '../../../test/example-registration.ts'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../test/server.ts'
import { showRegistration } from '../../../test/show-registration.tsx'

type Validate = typeof registrationRoutes.validate
type Register = typeof registrationRoutes.register

const show = (summary: Partial<typeof exampleSummary> = {}) => {
  given(reply(registrationRoutes.validate, { ...exampleSummary, ...summary }))
  return showRegistration({ step: 'review', typed: {} })
}
const consent = () => screen.findByRole('checkbox', { name: /I agree that what I entered is stored/ })
const submit = () => screen.getByRole('button', { name: 'Register now' })

test('shows what the server understood, by section', async () => {
  await show({ mealSpecifics: { ...exampleSummary.mealSpecifics, vegan: true } })
  expect(within(await screen.findByRole('region', { name: 'You' })).getByText('Ada Berg')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Address' })).getByText('76133 Karlsruhe')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Table' })).getByText('6 seats')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Food' })).getByText('vegan')).toBeVisible()
})

const plain = { ...exampleSummary.mealSpecifics, allergens: [] }
test.each([
  ['like the first', null, 'Bela eats like you.'],
  ['everything', plain, 'Bela eats everything.'],
  ['a note only', { ...plain, mealSpecificsNote: 'no fennel' }, 'Bela’s food note: no fennel'],
  ['by a diet', { ...plain, vegan: true, gluten: true }, 'Bela eats vegan, gluten-free.'],
  [
    'not what they are allergic to',
    { ...plain, vegan: true, allergens: [{ allergen: 'EGGS', severity: 'TRACES' } as const] },
    /Bela can’t eat: Eggs.*not even traces/,
  ],
])('shows that the second person eats %s', async (_, diet, text) => {
  const partner = { firstnamePart: 'Bela', lastname: 'Roth', email: '', mobileNumber: '', diet }
  await show({ teamPartnerWishRegistrationData: partner })
  expect(await screen.findByText(text)).toBeVisible()
})

test.each(['', '+++'])('with "%s" names a missing mobile number, which guests need on the evening', async (mobile) => {
  await show({ mobile })
  expect(await screen.findByText(/you can’t be reached/)).toBeVisible()
})

test('announces that it checks until the server answers', async () => {
  given(hang(registrationRoutes.validate))
  await showRegistration({ step: 'review', typed: {} })
  expect(await screen.findByRole('status', { name: 'Checking…' })).toBeInTheDocument()
})

test('does not register without consent', async () => {
  const { user } = await show()
  await consent()
  await user.click(submit())
  await waitFor(async () => expect(await consent()).toBeInvalid())
  expect(await consent()).toHaveFocus()
})

test('registers once although the button is pressed twice, and forgets the draft', async () => {
  const register = vi.fn<Answer<Register>>(() => exampleRegistered)
  given(reply(registrationRoutes.register, register))
  const { user } = await show()
  await user.click(await consent())
  await user.dblClick(submit())
  await waitFor(() => expect(window.location.pathname).toBe('/running-dinner-events/abc/registration-finished'))
  expect(register).toHaveBeenCalledOnce()
  expect(register.mock.lastCall?.[1]).toMatchObject({ email: 'ada@example.org', dataProcessingAcknowledged: true })
  expect(window.sessionStorage.getItem('registration-draft/abc')).toBeNull()
})

test('registers in the language the page is shown in', async () => {
  given(reply(registrationRoutes.validate, exampleSummary))
  const register = vi.fn<Answer<Register>>(() => exampleRegistered)
  given(reply(registrationRoutes.register, register))
  const { user } = await showRegistration({ step: 'review', typed: {}, language: 'de', dinner: { languageCode: 'en' } })
  await user.click(await screen.findByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Jetzt anmelden' }))
  await waitFor(() => expect(register.mock.lastCall?.[1]).toMatchObject({ languageCode: 'de' }))
})

test('says after a broken connection that the registration can safely be sent again', async () => {
  given(disconnect(registrationRoutes.register))
  const { user } = await show()
  await user.click(await consent())
  await user.click(submit())
  expect(await screen.findByText(/you won’t be registered twice/)).toBeVisible()
  const register = vi.fn<Answer<Register>>(() => exampleRegistered)
  given(reply(registrationRoutes.register, register))
  await user.click(submit())
  await waitFor(() => expect(register).toHaveBeenCalledOnce())
})

test('leads to the step of a field that the server refuses, with its error', async () => {
  given(refuse(registrationRoutes.register, [{ message: 'zip_invalid', field: 'zip' }]))
  const { user } = await show()
  await user.click(await consent())
  await user.click(submit())
  expect(await screen.findByRole('heading', { level: 1, name: 'Your home and your food' })).toBeVisible()
  const zip = screen.getByRole('textbox', { name: 'Postcode' })
  await waitFor(() => expect(zip).toBeInvalid())
  await waitFor(() => expect(zip).toHaveFocus())
})

test.each([
  [{ message: 'runningdinner_date_expired' } as const, /This running dinner is over/],
  [{ message: 'required', field: 'answers.added' } as const, /The questions have changed in the meantime/],
])('shows a refusal that belongs to no field above the button: %o', async (issue, text) => {
  given(refuse(registrationRoutes.register, [issue]))
  const { user } = await show()
  await user.click(await consent())
  await user.click(submit())
  const alert = (await screen.findByText('That didn’t work')).closest('[role="alert"]')
  expect(alert).toHaveTextContent(text)
})

test('warns that the registration goes on the waiting list', async () => {
  await show({ waitingList: true })
  expect(await screen.findByText(/You’ll join the waiting list/)).toBeVisible()
})

test('changes one step and comes straight back, checked again', async () => {
  const validate = vi.fn<Answer<Validate>>((_, { firstnamePart }) => ({
    ...exampleSummary,
    fullname: `${firstnamePart} Berg`,
  }))
  given(reply(registrationRoutes.validate, validate))
  const { user } = await showRegistration({ step: 'review', typed: {} })
  await user.click(await screen.findByRole('link', { name: 'Change: You' }))
  const name = await screen.findByRole('textbox', { name: 'First name' })
  await user.clear(name)
  await user.type(name, 'Eva')
  await user.click(screen.getByRole('button', { name: 'Back to summary' }))
  expect(await screen.findByText('Eva Berg')).toBeVisible()
})
