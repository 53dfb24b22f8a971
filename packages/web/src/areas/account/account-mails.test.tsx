import { accountRoutes } from '@running-dinner/contract/accounts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleAccountSession, exampleProfile } from '../../../test/example-account.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, given, refuse, reply } from '../../../test/server.ts'
import { AccountArea } from './account-area.tsx'

const show = (at: string, language: 'de' | 'en' = 'en') =>
  renderPage(<AccountArea />, { path: `/${at.split('/')[1]}/*`, at, language })
const field = (name: RegExp) => screen.findByLabelText(name)

test('creates an account in the language of the screen and sends to the mailbox', async () => {
  const register = vi.fn<Answer<typeof accountRoutes.register>>(() => undefined)
  given(reply(accountRoutes.register, register))
  const { user } = await show('/register')
  await user.type(await field(/^First name/), 'Ada')
  await user.type(await field(/^Last name/), 'Berg')
  await user.type(await field(/^Email address/), 'ada@example.org')
  await user.type(await field(/^Username/), 'ada')
  await user.type(await field(/^Password/), 'a whole sentence{Enter}')
  expect(await screen.findByText(/We’ve sent an email to ada@example.org/)).toBeVisible()
  expect(register.mock.lastCall?.[1]).toMatchObject({ username: 'ada', languageCode: 'en' })
})

test('puts a taken name at its field', async () => {
  given(refuse(accountRoutes.register, [{ message: 'required', field: 'username' }]))
  const { user } = await show('/register')
  for (const [name, text] of [
    [/^First name/, 'Ada'],
    [/^Last name/, 'Berg'],
    [/^Email address/, 'ada@example.org'],
    [/^Username/, 'ada'],
    [/^Password/, 'a whole sentence'],
  ] as const)
    await user.type(await field(name), text)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByLabelText(/^Username/)).toBeInvalid())
})

test('answers a forgotten password the same for every address', async () => {
  given(reply(accountRoutes.forgottenPassword, undefined))
  const { user } = await show('/login/forgotten')
  await user.type(await field(/^Email address/), 'ada@example.org{Enter}')
  expect(await screen.findByText(/If there’s an account for ada@example.org/)).toBeVisible()
})

test('opening the mailed link changes nothing; the new password logs in', async () => {
  const newPassword = vi.fn<Answer<typeof accountRoutes.newPassword>>(() => exampleAccountSession)
  given(reply(accountRoutes.newPassword, newPassword), reply(accountRoutes.profile, exampleProfile))
  const { user } = await show('/login/new-password/mailed')
  const password = await field(/^New password/)
  expect(newPassword).not.toHaveBeenCalled()
  await user.type(password, 'a whole sentence{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/profile'))
  expect(newPassword).toHaveBeenCalledWith({ token: 'mailed' }, { password: 'a whole sentence' })
})

test.each([
  ['/login/new-password/old', accountRoutes.newPassword, /^New password/],
  ['/register/confirm/old', accountRoutes.confirm, /^Password/],
] as const)('offers a new link where %s opens nothing any more', async (at, route, label) => {
  given(refuse(route, [{ message: 'link_invalid' }], 404))
  const { user } = await show(at)
  await user.type(await field(label), 'a whole sentence{Enter}')
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/login/forgotten')
})

test('confirms the address with the password', async () => {
  given(reply(accountRoutes.confirm, exampleAccountSession), reply(accountRoutes.profile, exampleProfile))
  const { user } = await show('/register/confirm/mailed')
  await user.type(await field(/^Password/), 'a whole sentence{Enter}')
  expect(await screen.findByText('Your address is confirmed.')).toBeVisible()
})
