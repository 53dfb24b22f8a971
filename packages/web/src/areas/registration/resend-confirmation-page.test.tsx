import { registrationRoutes } from '@running-dinner/contract/people'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleRegistrationValues } from '../../../test/example-registration.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, disconnect, given, refuse, reply } from '../../../test/server.ts'
import { saveDraft } from './draft-storage.ts'
import { ResendConfirmationPage } from './resend-confirmation-page.tsx'

const { resendConfirmation } = registrationRoutes
const show = () => renderPage(<ResendConfirmationPage publicId="abc" />)
const email = () => screen.getByRole('textbox', { name: 'Email' })

test('sends the link again and says so, without telling whether the address is registered', async () => {
  const resend = vi.fn<Answer<typeof resendConfirmation>>(() => undefined)
  given(reply(resendConfirmation, resend))
  const { user } = await show()
  await user.type(email(), ' ada@example.org {Enter}')
  expect(await screen.findByText(/If there’s an unconfirmed registration for ada@example.org/)).toBeVisible()
  expect(resend.mock.lastCall?.[1]).toEqual({ email: 'ada@example.org' })
})

test('knows the address that was typed into the registration form', async () => {
  saveDraft('abc', '2099-06-01', exampleRegistrationValues)
  await show()
  expect(email()).toHaveValue('ada@example.org')
})

test.each(['', 'ada'])('marks the field and asks nothing of the server for "%s"', async (typed) => {
  const { user } = await show()
  await user.type(email(), `${typed}{Enter}`)
  await waitFor(() => expect(email()).toBeInvalid())
})

test('puts what the server refuses at the field', async () => {
  given(refuse(resendConfirmation, [{ message: 'email_invalid', field: 'email' }]))
  const { user } = await show()
  await user.type(email(), 'ada@example.org{Enter}')
  await screen.findByText(/not a valid|invalid/i)
  await waitFor(() => expect(email()).toBeInvalid())
})

test('keeps the address when the connection breaks', async () => {
  given(disconnect(resendConfirmation))
  const { user } = await show()
  await user.type(email(), 'ada@example.org{Enter}')
  expect(await screen.findByText(/Check your connection/)).toBeVisible()
  expect(email()).toHaveValue('ada@example.org')
})
