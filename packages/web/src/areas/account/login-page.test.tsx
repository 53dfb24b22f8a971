import { accountRoutes } from '@running-dinner/contract/accounts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleAccountSession } from '../../../test/example-account.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, disconnect, given, refuse, reply } from '../../../test/server.ts'
import { storeSession } from '../../features/accounts/user-accounts/session.ts'
import { AccountArea } from './account-area.tsx'

const show = (language: 'de' | 'en' = 'en') => renderPage(<AccountArea />, { path: '/login/*', at: '/login', language })
const username = () => screen.findByRole('textbox', { name: 'Username or email address' })
const password = () => screen.getByLabelText(/^Password/)

test.each([
  ['de', 'Einloggen'],
  ['en', 'Log in'],
] as const)('asks in %s for name and password', async (language, title) => {
  await show(language)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('logs in with Enter, remembers the session and goes on to my events', async () => {
  const login = vi.fn<Answer<typeof accountRoutes.login>>(() => exampleAccountSession)
  given(reply(accountRoutes.login, login))
  const { user } = await show()
  await user.type(await username(), 'ada')
  await user.type(password(), ' pass word {Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/my-events'))
  expect(login).toHaveBeenCalledWith({}, { username: 'ada', password: ' pass word ' })
  expect(window.localStorage.getItem('user')).toContain('token-of-ada')
})

test('puts a wrong password at its field and keeps the name', async () => {
  given(refuse(accountRoutes.login, [{ message: 'login_failed' as never }], 401))
  const { user } = await show()
  await user.type(await username(), 'ada')
  await user.type(password(), 'wrong{Enter}')
  await waitFor(() => expect(password()).toBeInvalid())
  expect(password()).toHaveFocus()
  expect(await username()).toHaveValue('ada')
})

test('marks what is missing and asks nothing of the server', async () => {
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Log in' }))
  await waitFor(async () => expect(await username()).toBeInvalid())
  expect(await username()).toHaveFocus()
  await waitFor(() => expect(password()).toBeInvalid())
})

test('reports a broken connection', async () => {
  given(disconnect(accountRoutes.login))
  const { user } = await show()
  await user.type(await username(), 'ada')
  await user.type(password(), 'secret{Enter}')
  expect(await screen.findByRole('alert')).toBeVisible()
})

test('shows the password on request', async () => {
  const { user } = await show()
  await username()
  expect(password()).toHaveAttribute('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password()).toHaveAttribute('type', 'text')
})

test('a visitor who is logged in already goes on to my events', async () => {
  storeSession(exampleAccountSession)
  await show()
  await waitFor(() => expect(window.location.pathname).toBe('/my-events'))
})
