import { selfRoutes } from '@running-dinner/contract/guests'
import { type OwnRegistration, ownRegistrationRoutes, requestRoutes } from '@running-dinner/contract/people'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleOwnRegistration, exampleSession } from '../../../../test/example-self-service.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { type Answer, given, refuse, reply } from '../../../../test/server.ts'
import { SelfArea } from '../self-area.tsx'

const inTeam: OwnRegistration = {
  ...exampleOwnRegistration,
  hasTeam: true,
  editable: false,
  notEditableBecause: 'TEAM',
  mobileNumber: '0170 1',
  numSeats: 6,
}
const show = (own: Partial<OwnRegistration> = {}, language = 'en') => {
  given(
    reply(requestRoutes.own, { requests: [] }),
    reply(selfRoutes.sessionData, exampleSession),
    reply(ownRegistrationRoutes.get, { ...inTeam, ...own }),
  )
  return renderPage(<SelfArea />, { path: '/self/*', at: `/self/self-1/registration/guest-1?lng=${language}` })
}

test('a member of a team corrects food, phone, door and language by keys alone, and nothing else', async () => {
  const changed = vi.fn<Answer<typeof ownRegistrationRoutes.changeLate>>((_, body) => ({
    ...inTeam,
    vegan: body.vegan,
  }))
  given(reply(ownRegistrationRoutes.changeLate, changed))
  const { user } = await show({ mealSpecificsNote: 'no nuts' })
  expect(
    await screen.findByText(/You’re already in a team. Until the evening is over, you can still change your phone/),
  ).toBeVisible()
  const open = screen.getByRole('button', { name: 'Change details' })
  open.focus()
  await user.keyboard('{Enter}')
  const vegan = await screen.findByRole('checkbox', { name: 'vegan' })
  expect(
    screen.getAllByRole('textbox').map(({ id }) => document.querySelector(`label[for="${id}"]`)?.textContent),
  ).toEqual(
    [/Mobile/, /Allergies/, /find you/, /Name on the doorbell/, /Floor/, /get in/].map((label) =>
      expect.stringMatching(label),
    ),
  )
  expect(screen.getByText(/others rely on them/)).toBeVisible()
  expect(screen.getByText('Kaiserstr. 12, 76133 Karlsruhe')).toBeVisible()
  vegan.focus()
  await user.keyboard(' ')
  screen.getByRole('radio', { name: 'Deutsch' }).focus()
  await user.keyboard(' ')
  screen.getByRole('button', { name: 'Save changes' }).focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(changed.mock.lastCall?.[1]).toEqual({
    mobileNumber: '0170 1',
    addressRemarks: inTeam.addressRemarks,
    ...{ bellName: '', floor: '', entranceNote: '' },
    vegetarian: false,
    vegan: true,
    lactose: false,
    gluten: false,
    mealSpecificsNote: 'no nuts',
    allergens: [],
    languageCode: 'de',
  })
})

test('says that nobody can be called at a number without digits', async () => {
  const { user } = await show({ mobileNumber: '+++' })
  await user.click(await screen.findByRole('button', { name: 'Change details' }))
  await user.click(await screen.findByRole('textbox', { name: 'Mobile number' }))
  await user.tab()
  expect(await screen.findByText(/Without a mobile number/)).toBeVisible()
})

test('shows typed code as text, and a refusal at its field (SEC-09)', async () => {
  given(refuse(ownRegistrationRoutes.changeLate, [{ message: 'max_length_exceeded', field: 'mobileNumber' }]))
  const hostile = '<img src=x onerror=alert(1)>'
  const { user } = await show({ street: hostile, lastname: '{{name}}' }, 'de')
  await user.click(await screen.findByRole('button', { name: 'Angaben ändern' }))
  expect(await screen.findByText(new RegExp(hostile.replace(/[()]/g, '.')))).toBeVisible()
  expect(screen.getByText(/{{name}}/)).toBeVisible()
  expect(document.querySelector('img')).toBeNull()
  await user.type(screen.getByRole('textbox', { name: 'Handynummer' }), '9')
  await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Handynummer' })).toBeInvalid())
})

test('leaves the child of a pair phone, food and language, and names who changes the rest', async () => {
  const { user } = await show({ partner: { firstnamePart: 'Bela', lastname: 'Roth', role: 'root' } })
  expect(await screen.findByRole('button', { name: 'I can’t come' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Request a change' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Change details' }))
  expect(await screen.findByRole('radio', { name: 'English' })).toBeVisible()
  expect(screen.getByText(/Bela Roth registered both of you/)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'vegan' })).toBeVisible()
  expect(screen.queryByRole('textbox', { name: /doorbell/i })).not.toBeInTheDocument()
})

test('offers the same after the deadline without a team, and cancelling instead of a request', async () => {
  const { user } = await show({ hasTeam: false, notEditableBecause: 'DEADLINE' })
  expect(await screen.findByRole('button', { name: 'Cancel my place' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'I can’t come' })).not.toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: 'Change details' }))
  expect(await screen.findByRole('checkbox', { name: 'vegan' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ask to change address or seats' })).not.toBeInTheDocument()
})
