import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { showRegistration } from '../../../test/show-registration.tsx'

const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const addressless = { zip: '', cityName: '', street: '', streetNr: '' }

test('requires the address and puts the focus into the postcode', async () => {
  const { user } = await showRegistration({ step: 'home', typed: addressless })
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  for (const name of ['Postcode', 'City', 'Street', 'No.'])
    await waitFor(() => expect(screen.getByLabelText(new RegExp(`^${name}`))).toBeInvalid())
  expect(await field('Postcode')).toHaveFocus()
})

test.each([
  ['76131', 'Great, you can join.'],
  ['10115', /This postcode isn’t included/],
])('says at once whether the postcode %s may join', async (zip, text) => {
  const { user } = await showRegistration({
    step: 'home',
    typed: addressless,
    dinner: { zipRestrictions: '76131, 76133-76135' },
  })
  await user.type(await field('Postcode'), zip)
  await user.tab()
  expect(await screen.findByText(text)).toBeVisible()
})

test.each([
  ['6', /That’s enough/],
  ['3', /You can still take part/],
])('%s seats mean what the page says', async (numSeats, meaning) => {
  await showRegistration({ step: 'home', typed: { numSeats } })
  expect(await screen.findByText(meaning)).toBeVisible()
})

test('counts seats with the buttons, and never below none', async () => {
  const { user } = await showRegistration({ step: 'home', typed: { numSeats: '' } })
  const seats = await field('Seats at the table')
  const less = screen.getByRole('button', { name: 'One seat fewer' })
  expect(less).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'One more seat' }))
  expect(seats).toHaveValue('1')
  await user.click(less)
  expect(seats).toHaveValue('0')
  expect(less).toBeDisabled()
})

test.each([
  [false, 0],
  [true, 1],
] as const)(
  'asks for allergens in a list where the organiser switched it on (%s)',
  async (allergenListEnabled, lists) => {
    await showRegistration({ step: 'home', typed: {}, dinner: { allergenListEnabled } })
    await field('Postcode')
    expect(screen.queryAllByText(/Anything else you don’t eat/)).toHaveLength(lists)
  },
)

test('goes back to the first step and keeps what was typed', async () => {
  const { user } = await showRegistration({ step: 'home', typed: {} })
  await user.clear(await field('City'))
  await user.type(await field('City'), 'Durlach')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'About you' })).toBeVisible()
  expect(window.sessionStorage.getItem('registration-draft/abc')).toContain('Durlach')
})

test('a visitor who has not filled the first step is led back to it', async () => {
  await showRegistration({ step: 'home' })
  expect(await screen.findByRole('heading', { level: 1, name: 'About you' })).toBeVisible()
})
