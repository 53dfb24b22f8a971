import { type RegistrationQuestionReply, registrationRoutes } from '@running-dinner/contract/people'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleSummary } from '../../../test/example-registration.ts'
import { type Answer, given, reply } from '../../../test/server.ts'
import { showRegistration } from '../../../test/show-registration.tsx'

const choice = (name: RegExp) => screen.findByRole('radio', { name })
const next = () => screen.getByRole('button', { name: 'Next' })
const question: RegistrationQuestionReply = {
  id: 'q1',
  label: 'How did you hear of us?',
  kind: 'TEXT',
  options: [],
  required: true,
}

test('asks for an address only where a guest wishes for a certain person', async () => {
  const { user } = await showRegistration({ step: 'partner', typed: {} })
  expect(await choice(/Someone I don’t know/)).toBeChecked()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  await user.click(await choice(/Someone I know/))
  expect(screen.getByRole('textbox', { name: 'Their email' })).toBeVisible()
})

test('the arrow keys move between the three choices', async () => {
  const { user } = await showRegistration({ step: 'partner', typed: {} })
  ;(await choice(/Someone I don’t know/)).focus()
  await user.keyboard('{ArrowDown}')
  expect(await choice(/Someone I know/)).toBeChecked()
})

test('requires the address of the wished person', async () => {
  const { user } = await showRegistration({ step: 'partner', typed: { partnerChoice: 'wish' } })
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Their email' })).toBeInvalid())
})

test('refuses the own address as the wished one', async () => {
  const typed = { partnerChoice: 'wish', teamPartnerWishEmail: 'ada@example.org' } as const
  const { user } = await showRegistration({ step: 'partner', typed })
  await user.click(await screen.findByRole('button', { name: 'Next' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Their email' })).toBeInvalid())
})

test('a pair without enough seats is led to the seats', async () => {
  await showRegistration({ step: 'partner', typed: { partnerChoice: 'pair', numSeats: '3' } })
  expect(await screen.findByText(/at least 6 seats at your table/)).toBeVisible()
})

test('sends the second person of a pair with the registration', async () => {
  const validate = vi.fn<Answer<typeof registrationRoutes.validate>>(() => exampleSummary)
  given(reply(registrationRoutes.validate, validate))
  const { user } = await showRegistration({ step: 'partner', typed: { partnerChoice: 'pair' } })
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Bela')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Roth')
  await user.click(next())
  expect(await screen.findByRole('heading', { level: 1, name: 'Is everything right?' })).toBeVisible()
  expect(validate.mock.lastCall?.[1].teamPartnerWishRegistrationData).toMatchObject({
    firstnamePart: 'Bela',
    lastname: 'Roth',
  })
})

test('sends what the second person eats once it is said that they eat differently', async () => {
  const validate = vi.fn<Answer<typeof registrationRoutes.validate>>(() => exampleSummary)
  given(reply(registrationRoutes.validate, validate))
  const typed = { partnerChoice: 'pair', vegan: true } as const
  const { user } = await showRegistration({ step: 'partner', typed, dinner: { allergenListEnabled: true } })
  await user.type(await screen.findByRole('textbox', { name: 'First name' }), 'Bela')
  await user.type(screen.getByRole('textbox', { name: 'Last name' }), 'Roth')
  expect(screen.queryByRole('checkbox', { name: 'vegan' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('checkbox', { name: 'Bela eats differently from me' }))
  expect(screen.getByRole('checkbox', { name: 'vegan' })).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'gluten-free' }))
  await user.click(screen.getByRole('checkbox', { name: 'Eggs' }))
  await user.type(screen.getByRole('textbox', { name: /Anything else the second person/ }), 'no fennel')
  await user.click(next())
  expect(await screen.findByRole('heading', { level: 1, name: 'Is everything right?' })).toBeVisible()
  expect(validate.mock.lastCall?.[1]).toMatchObject({
    vegan: true,
    gluten: false,
    allergens: [],
    teamPartnerWishRegistrationData: {
      diet: {
        vegan: false,
        gluten: true,
        mealSpecificsNote: 'no fennel',
        allergens: [{ allergen: 'EGGS', severity: 'ALLERGY' }],
      },
    },
  })
})

test('shows only the questions of the organiser where wishes are switched off, and requires an answer', async () => {
  const dinner = { teamPartnerWishDisabled: true, registrationQuestions: [question] }
  const { user } = await showRegistration({ step: 'partner', typed: {}, dinner })
  const answer = await screen.findByRole('textbox', { name: /How did you hear of us/ })
  expect(screen.queryByRole('radio')).not.toBeInTheDocument()
  await user.click(next())
  await waitFor(() => expect(answer).toBeInvalid())
})
