import { selfRoutes } from '@running-dinner/contract/guests'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleSession } from '../../../test/example-self-service.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, given, refuse, reply } from '../../../test/server.ts'
import { SelfArea } from './self-area.tsx'

const { setPartnerWish } = selfRoutes
const show = (session: Partial<typeof exampleSession> = {}, query = '') => {
  given(reply(selfRoutes.sessionData, () => ({ ...exampleSession, ...session })))
  return renderPage(<SelfArea />, { path: '/self/*', at: `/self/self-1/teampartnerwish/guest-1?lng=en${query}` })
}
const email = () => screen.findByRole('textbox', { name: 'Their email address' })

test('opening a link with a proposed address saves nothing, a click does', async () => {
  const wish = vi.fn<Answer<typeof setPartnerWish>>(() => undefined)
  given(reply(setPartnerWish, wish))
  const { user } = await show({}, '&email=bela@example.org')
  expect(await email()).toHaveValue('bela@example.org')
  expect(wish).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/You’d like to cook with bela@example.org/)).toBeVisible()
  expect(wish.mock.lastCall?.[2]).toEqual({ email: 'bela@example.org' })
})

test('shows the wish that is stored, and changes it again', async () => {
  given(reply(setPartnerWish, undefined))
  const { user } = await show({ teamPartnerWishEmail: 'bela@example.org' })
  await user.clear(await email())
  await user.type(await email(), 'cleo@example.org{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Change my choice' }))
  expect(await email()).toHaveValue('cleo@example.org')
})

test('puts at the field that the wished person already cooks with a partner', async () => {
  given(refuse(setPartnerWish, [{ message: 'team_partner_wish_update_invalid' }]))
  const { user } = await show()
  await user.type(await email(), 'bela@example.org{Enter}')
  await waitFor(async () => expect(await email()).toBeInvalid())
  expect(await email()).toHaveFocus()
})

test('refuses to save a wish without an address', async () => {
  const { user } = await show()
  await email()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(async () => expect(await email()).toBeInvalid())
})

test('shows no form where the organiser switched wishes off', async () => {
  await show({ teamPartnerWishDisabled: true })
  expect(await screen.findByRole('heading', { name: 'Teams are drawn at random' })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})

test('says that a wish is withdrawn, also once the server knows of none', async () => {
  const session = { teamPartnerWishEmail: 'bela@example.org' }
  const sent = vi.fn<Answer<typeof setPartnerWish>>(() => {
    session.teamPartnerWishEmail = ''
  })
  given(reply(setPartnerWish, sent))
  const { user } = await show(session)
  await user.click(await screen.findByRole('button', { name: 'Remove my choice' }))
  expect(await screen.findByRole('heading', { name: 'Your choice is removed' })).toBeVisible()
  expect(sent.mock.lastCall?.[2]).toEqual({ email: '' })
})

test.each([
  ['TEAM', /The teams are already set/],
  ['PAIR', /You registered together/],
] as const)('shows no form to a guest who has a partner already (%s)', async (teamPartnerWishClosed, reason) => {
  await show({ teamPartnerWishClosed })
  expect(await screen.findByText(reason)).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
