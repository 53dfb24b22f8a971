import { selfRoutes } from '@running-dinner/contract/self-service.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleSession } from '../../../test/example-self-service.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, given, refuse, reply } from '../../../test/server.ts'
import { SelfArea } from './self-area.tsx'

const { setPartnerWish } = selfRoutes
const show = (session: Partial<typeof exampleSession> = {}, query = '') => {
  given(reply(selfRoutes.sessionData, { ...exampleSession, ...session }))
  return renderPage(<SelfArea />, { path: '/self/*', at: `/self/self-1/teampartnerwish/guest-1?lng=en${query}` })
}
const email = () => screen.findByRole('textbox', { name: 'E-mail address of that person' })

test('opening a link with a proposed address saves nothing, a click does', async () => {
  const wish = vi.fn<Answer<typeof setPartnerWish>>(() => undefined)
  given(reply(setPartnerWish, wish))
  const { user } = await show({}, '&email=bela@example.org')
  expect(await email()).toHaveValue('bela@example.org')
  expect(wish).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Confirm wish' }))
  expect(await screen.findByText(/You would like to cook with bela@example.org/)).toBeVisible()
  expect(wish.mock.lastCall?.[2]).toEqual({ email: 'bela@example.org' })
})

test('shows the wish that is stored, and changes it again', async () => {
  given(reply(setPartnerWish, undefined))
  const { user } = await show({ teamPartnerWishEmail: 'bela@example.org' })
  await user.clear(await email())
  await user.type(await email(), 'cleo@example.org{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Change wish' }))
  expect(await email()).toHaveValue('cleo@example.org')
})

test('puts at the field that the wished person already cooks with a partner', async () => {
  given(refuse(setPartnerWish, [{ message: 'team_partner_wish_update_invalid' }]))
  const { user } = await show()
  await user.type(await email(), 'bela@example.org{Enter}')
  await vi.waitFor(async () => expect(await email()).toBeInvalid())
  expect(await email()).toHaveFocus()
})

test('requires an address', async () => {
  const { user } = await show()
  await email()
  await user.click(screen.getByRole('button', { name: 'Confirm wish' }))
  await waitFor(async () => expect(await email()).toBeInvalid())
})

test('shows no form where the organiser switched wishes off', async () => {
  await show({ teamPartnerWishDisabled: true })
  expect(await screen.findByRole('heading', { name: 'Chance decides here' })).toBeVisible()
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
})
