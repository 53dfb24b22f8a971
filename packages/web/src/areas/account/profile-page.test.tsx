import { accountRoutes, type Profile } from '@running-dinner/contract/accounts'
import { limits } from '@running-dinner/domain/limits'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleAccountSession, exampleProfile } from '../../../test/example-account.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, disconnect, given, refuse, reply } from '../../../test/server.ts'
import { storeSession } from '../../features/accounts/user-accounts/session.ts'
import { AccountArea } from './account-area.tsx'

const show = (profile: Partial<Profile> = {}) => {
  storeSession(exampleAccountSession)
  given(reply(accountRoutes.profile, { ...exampleProfile, ...profile }))
  return renderPage(<AccountArea />, { at: '/profile' })
}
const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('a visitor without a session is sent to log in', async () => {
  await renderPage(<AccountArea />, { at: '/profile' })
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
})

test('a session that the server does not know ends in this browser too', async () => {
  storeSession(exampleAccountSession)
  given(refuse(accountRoutes.profile, [{ message: 'generic_error' }], 401))
  await renderPage(<AccountArea />, { at: '/profile' })
  await waitFor(() => expect(window.location.pathname).toBe('/login'))
  expect(window.localStorage.getItem('user')).toBeNull()
})

test('asks to confirm the address instead of leading to the events', async () => {
  await show({ confirmed: false })
  expect(await screen.findByText(/Your address isn’t confirmed yet/)).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Go to my events' })).not.toBeInTheDocument()
})

test('saves the name and shows it in the session', async () => {
  const update = vi.fn<Answer<typeof accountRoutes.updateProfile>>((_, { lastName = '' }) => ({
    ...exampleProfile,
    lastName,
  }))
  given(reply(accountRoutes.updateProfile, update))
  const { user } = await show()
  const names = await section('Name')
  const lastName = names.getByRole('textbox', { name: 'Last name' })
  await user.clear(lastName)
  await user.type(lastName, 'Bergmann{Enter}')
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(window.localStorage.getItem('user')).toContain('Bergmann')
})

test('empties both fields after a changed password', async () => {
  const change = vi.fn<Answer<typeof accountRoutes.changePassword>>(() => exampleAccountSession)
  given(reply(accountRoutes.changePassword, change))
  const { user } = await show()
  const password = await section('Password')
  await user.type(password.getByLabelText(/^Current password/), 'old')
  await user.type(password.getByLabelText(/^New password/), 'a whole sentence{Enter}')
  expect(await screen.findByText(/Your password has been changed/)).toBeVisible()
  expect(change.mock.lastCall?.[1]).toEqual({ password: 'old', newPassword: 'a whole sentence' })
})

test('refuses a picture above 2 MiB before it is sent', async () => {
  const { user } = await show()
  const picture = await section('Picture')
  const file = new File([new Uint8Array(limits.uploadedFile + 1)], 'big.png', { type: 'image/png' })
  await user.upload(picture.getByLabelText('Choose a picture'), file)
  expect(await screen.findByText('This picture is too large. Choose one of up to 2 MB.')).toBeVisible()
})

test('sends a picture as large as the server takes', async () => {
  given(reply(accountRoutes.uploadAvatar, () => exampleProfile))
  const { user } = await show()
  const picture = await section('Picture')
  const file = new File([new Uint8Array(limits.uploadedFile)], 'large.png', { type: 'image/png' })
  await user.upload(picture.getByLabelText('Choose a picture'), file)
  expect(await screen.findByText('Your picture is saved.')).toBeVisible()
})

test('deletes the account only after the question', async () => {
  const remove = vi.fn<Answer<typeof accountRoutes.remove>>(() => undefined)
  given(reply(accountRoutes.remove, remove))
  const { user } = await show()
  await user.click((await section('Devices and account')).getByRole('button', { name: 'Delete account' }))
  expect(remove).not.toHaveBeenCalled()
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete account' }))
  expect(await screen.findByText('Your account has been deleted.')).toBeVisible()
  expect(window.localStorage.getItem('user')).toBeNull()
  expect(window.location.pathname).toBe('/login')
})

test('stays logged in when logging out everywhere fails', async () => {
  given(disconnect(accountRoutes.logoutEverywhere))
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Log out everywhere' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(window.localStorage.getItem('user')).toContain('token-of-ada')
})
