import { type OwnRegistration, ownRegistrationRoutes } from '@running-dinner/contract/registration.ts'
import { selfRoutes } from '@running-dinner/contract/self-service.ts'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleOwnRegistration, exampleSession } from '../../../../test/example-self-service.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { type Answer, disconnect, given, refuse, reply } from '../../../../test/server.ts'
import { SelfArea } from '../self-area.tsx'

const link = { selfAdminId: 'self-1', participantId: 'guest-1' }
const show = (own: Partial<OwnRegistration> = {}, query = '') => {
  given(
    reply(selfRoutes.sessionData, exampleSession),
    reply(ownRegistrationRoutes.get, { ...exampleOwnRegistration, ...own }),
  )
  return renderPage(<SelfArea />, { path: '/self/*', at: `/self/self-1/registration/guest-1?lng=en${query}` })
}
const cancel = () => screen.findByRole('button', { name: 'I cancel' })
const edit = () => screen.findByRole('button', { name: 'Change details' })

test('shows what is stored and until when it can be changed', async () => {
  await show()
  expect(await screen.findByText('You can change it until 27.05.2030.')).toBeVisible()
  expect(screen.getByText('Kaiserstr. 12')).toBeVisible()
  expect(screen.getByText('Eats everything')).toBeVisible()
})

test('changes the own name, keeps the stored wish and goes back to what is stored', async () => {
  const change = vi.fn<Answer<typeof ownRegistrationRoutes.change>>((_, body) => ({
    ...exampleOwnRegistration,
    lastname: body.lastname,
  }))
  given(reply(ownRegistrationRoutes.change, change))
  const { user } = await show({ teamPartnerWishEmail: 'bela@example.org' })
  await user.click(await edit())
  const name = await screen.findByRole('textbox', { name: 'Last name' })
  await user.clear(name)
  await user.type(name, 'Bergmann')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Bergmann')).toBeVisible()
  expect(screen.getByText('Saved.')).toBeVisible()
  expect(change.mock.lastCall?.[0]).toEqual(link)
  expect(change.mock.lastCall?.[1]).toMatchObject({ lastname: 'Bergmann', teamPartnerWishEmail: 'bela@example.org' })
})

test('does not change the confirmed address', async () => {
  await show({}, '&edit=true')
  expect(await screen.findByRole('textbox', { name: 'Email' })).toHaveAttribute('readonly')
})

test('puts what the server refuses at its field', async () => {
  given(refuse(ownRegistrationRoutes.change, [{ message: 'zip_invalid', field: 'zip' }]))
  const { user } = await show({}, '&edit=true')
  const name = await screen.findByRole('textbox', { name: 'Last name' })
  await user.type(name, 'mann')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await vi.waitFor(() => expect(screen.getByRole('textbox', { name: 'Postcode' })).toBeInvalid())
})

test('cancels only after the question, and then shows nothing of the registration any more', async () => {
  const cancelled = vi.fn<Answer<typeof ownRegistrationRoutes.cancel>>(() => undefined)
  given(reply(ownRegistrationRoutes.cancel, cancelled))
  const { user } = await show()
  await user.click(await cancel())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'I stay' }))
  expect(cancelled).not.toHaveBeenCalled()
  await user.click(await cancel())
  await user.click(await screen.findByRole('button', { name: 'Cancel and delete everything' }))
  expect(await screen.findByRole('heading', { name: 'You have cancelled' })).toBeVisible()
  expect(cancelled).toHaveBeenCalledOnce()
  expect(screen.queryByText('Kaiserstr. 12')).not.toBeInTheDocument()
})

test('names the partner whose place goes too', async () => {
  const { user } = await show({ partner: { firstnamePart: 'Bela', lastname: 'Roth', role: 'child' } })
  await user.click(await cancel())
  expect(await screen.findByText(/Your place and that of Bela Roth/)).toBeVisible()
})

test.each([
  ['DEADLINE', 'Registration has closed, so nothing can be changed here any more.'],
  ['TEAM', 'You are already in a team, so nothing can be changed here any more.'],
] as const)('says why nothing can be changed (%s), and whom to ask', async (notEditableBecause, reason) => {
  await show({ editable: false, notEditableBecause }, '&edit=true')
  expect(await screen.findByText(new RegExp(reason))).toBeVisible()
  expect(screen.getByRole('link', { name: 'mira@example.org' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change details' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'I cancel' })).not.toBeInTheDocument()
})

test('a failed cancellation is reported and keeps the registration', async () => {
  given(disconnect(ownRegistrationRoutes.cancel))
  const { user } = await show()
  await user.click(await cancel())
  await user.click(await screen.findByRole('button', { name: 'Cancel and delete everything' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByText('Kaiserstr. 12')).toBeVisible()
})
