import { registrationRoutes } from '@running-dinner/contract/people'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { examplePublicDinner } from '../../../test/example-public-dinner.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, given, refuse, reply } from '../../../test/server.ts'
import { rememberRegistration } from './own-registration-storage.ts'
import { RegistrationFinishedPage } from './registration-finished-page.tsx'

const { changeAddress } = registrationRoutes
const registered = { email: 'ada@exmaple.org', waitingList: false, registrationSecret: 's'.repeat(24) }
const show = (language: 'de' | 'en' = 'en') =>
  renderPage(<RegistrationFinishedPage dinner={examplePublicDinner} />, { language })

test.each([
  ['de', 'Fast geschafft'],
  ['en', 'Almost done'],
] as const)('sends the guest in %s to the mail', async (language, title) => {
  rememberRegistration('abc', registered)
  await show(language)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible()
  expect(screen.getByText(/ada@exmaple\.org/)).toBeVisible()
})

test('says that the registration waits for a place', async () => {
  rememberRegistration('abc', { ...registered, waitingList: true })
  await show()
  expect(screen.getByText(/You’re on the waiting list/)).toBeVisible()
})

test('says so without scripts, which leave no trace in the browser', async () => {
  await renderPage(<RegistrationFinishedPage dinner={examplePublicDinner} isWaiting />, { language: 'en' })
  expect(screen.getByText(/You’re on the waiting list/)).toBeVisible()
})

test('corrects a mistyped address in the browser that registered', async () => {
  const changed = vi.fn<Answer<typeof changeAddress>>(() => undefined)
  given(reply(changeAddress, changed))
  rememberRegistration('abc', registered)
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Correct my address' }))
  const email = screen.getByRole('textbox', { name: 'Correct email address' })
  expect(email).toHaveFocus()
  await user.clear(email)
  await user.type(email, 'ada@example.org{Enter}')
  expect(await screen.findByText('A new email is on its way to ada@example.org.')).toBeVisible()
  expect(changed.mock.lastCall?.[1]).toEqual({
    registrationSecret: registered.registrationSecret,
    newEmailAddress: 'ada@example.org',
  })
})

test('says that a confirmed registration keeps its address', async () => {
  given(refuse(changeAddress, [{ message: 'link_invalid' }], 404))
  rememberRegistration('abc', registered)
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Correct my address' }))
  await user.type(screen.getByRole('textbox', { name: 'Correct email address' }), 'ada@example.org{Enter}')
  expect(await screen.findByText(/You can’t change the address any more/)).toBeVisible()
})

test('another browser can only have the mail sent again', async () => {
  await show()
  expect(screen.queryByRole('button', { name: 'Correct my address' })).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Resend the email' })).toBeVisible()
})
