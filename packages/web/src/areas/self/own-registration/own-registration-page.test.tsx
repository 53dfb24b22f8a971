import { ownCancellationRoutes, selfRoutes } from '@running-dinner/contract/guests'
import {
  type OwnRegistration,
  type OwnRequestsReply,
  ownRegistrationRoutes,
  requestRoutes,
} from '@running-dinner/contract/people'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  exampleOwnCancellation,
  exampleOwnRegistration,
  exampleSession,
} from '../../../../test/example-self-service.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { type Answer, disconnect, given, refuse, reply } from '../../../../test/server.ts'
import { SelfArea } from '../self-area.tsx'

type Request = OwnRequestsReply['requests'][number]
const request: Request = {
  id: 'request-1',
  kind: 'HOME',
  home: {
    street: 'New Lane',
    streetNr: '3',
    zip: '76131',
    cityName: 'Karlsruhe',
    country: 'DE',
    addressRemarks: '<b>back</b> door',
    bellName: '',
    floor: '',
    entranceNote: '',
    numSeats: 4,
  },
  word: 'We moved',
  state: 'OPEN',
  askedAt: '2030-05-30T10:00:00Z',
}
const showHomeRequest = (requests: Request[] = [], query = 'lng=en') => {
  given(
    reply(selfRoutes.sessionData, exampleSession),
    reply(ownRegistrationRoutes.get, {
      ...exampleOwnRegistration,
      hasTeam: true,
      editable: false,
      notEditableBecause: 'TEAM',
      numSeats: 6,
    }),
    reply(requestRoutes.own, { requests }),
  )
  return renderPage(<SelfArea />, { path: '/self/*', at: `/self/self-1/registration/guest-1?${query}` })
}

test('a member of a team asks for another home and seats, and takes it back until it is decided', async () => {
  const sent = vi.fn<Answer<typeof requestRoutes.askForHome>>(() => ({ requests: [request] }))
  const withdrawn = vi.fn<Answer<typeof requestRoutes.withdraw>>(() => ({
    requests: [{ ...request, state: 'WITHDRAWN' }],
  }))
  given(reply(requestRoutes.askForHome, sent), reply(requestRoutes.withdraw, withdrawn))
  const { user } = await showHomeRequest()
  const open = await screen.findByRole('button', { name: 'Request a change' })
  await waitFor(() => expect(open).toBeEnabled())
  await user.click(open)
  const street = await screen.findByRole('combobox', { name: 'Street' })
  expect(street).toHaveValue('Kaiserstr.')
  await user.clear(street)
  await user.type(street, 'New Lane')
  await user.click(screen.getByRole('button', { name: 'One seat fewer' }))
  await user.type(screen.getByRole('textbox', { name: 'Add a note' }), 'We moved')
  await user.click(screen.getByRole('button', { name: 'Send to the organiser' }))
  expect(await screen.findByText(/You requested this change/)).toBeVisible()
  expect(sent.mock.lastCall?.[1]).toMatchObject({ street: 'New Lane', streetNr: '12', numSeats: 5, word: 'We moved' })
  expect(screen.getByText('New Lane 3, 76131 Karlsruhe, Germany, <b>back</b> door, 4 seats')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Withdraw my request' }))
  expect(await screen.findByRole('button', { name: 'Request a change' })).toBeVisible()
  expect(withdrawn.mock.lastCall?.[0]).toMatchObject({ requestId: 'request-1' })
})

test('keeps what was typed when the server refuses, and says why', async () => {
  given(refuse(requestRoutes.askForHome, [{ message: 'home_request_without_change' }]))
  const { user } = await showHomeRequest([], 'lng=de&edit=home')
  const word = await screen.findByRole('textbox', { name: 'Ein Wort dazu' })
  await user.type(word, 'Umzug')
  await user.click(screen.getByRole('button', { name: 'An die Organisation schicken' }))
  expect(await screen.findByText(/Das ist schon so gespeichert/)).toBeVisible()
  expect(word).toHaveValue('Umzug')
})

test.each([
  ['DECLINED', /no longer allowed your change/],
  ['ACCEPTED', /Your change has been saved/],
] as const)('shows that a request was %s', async (state, text) => {
  await showHomeRequest([{ ...request, state }])
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Request a change' })).toBeEnabled()
})

const link = { selfAdminId: 'self-1', participantId: 'guest-1' }
const show = (own: Partial<OwnRegistration> = {}, query = '') => {
  given(
    reply(requestRoutes.own, { requests: [] }),
    reply(selfRoutes.sessionData, exampleSession),
    reply(ownRegistrationRoutes.get, { ...exampleOwnRegistration, ...own }),
  )
  return renderPage(<SelfArea />, { path: '/self/*', at: `/self/self-1/registration/guest-1?lng=en${query}` })
}
const cancel = () => screen.findByRole('button', { name: 'Cancel my place' })
const edit = () => screen.findByRole('button', { name: 'Change details' })

test.each([
  ['DE', 'Germany'],
  ['', 'Same as the event'],
])('names the country %s: %s', async (country, name) => {
  await show({ country })
  expect(await screen.findByText(name)).toBeVisible()
})

test.each([
  ['the first person of a pair', 'child', true],
  ['the second person, who has no table', 'root', false],
] as const)('shows the seats of %s', async (_, role, isShown) => {
  await show({ partner: { firstnamePart: 'Bela', lastname: 'Roth', role }, numSeats: role === 'root' ? 0 : 6 })
  expect(await screen.findByText('Eats everything')).toBeVisible()
  expect(screen.queryByText('Seats at the table') !== null).toBe(isShown)
})

test.each([
  ['without a team', {}, 'You haven’t chosen a team partner.'],
  ['in a team', { hasTeam: true }, undefined],
  ['in a team, with a stored wish', { hasTeam: true, teamPartnerWishEmail: 'bela@example.org' }, /bela@example/],
] as const)('tells of the wish of a guest %s', async (_, own, text) => {
  await show(own)
  expect(await screen.findByText('Eats everything')).toBeVisible()
  if (text === undefined) expect(screen.queryByText('Your team')).not.toBeInTheDocument()
  else expect(screen.getByText(text)).toBeVisible()
})

test('shows what is stored and until when it can be changed', async () => {
  await show()
  expect(await screen.findByText('You can make changes until Monday, 27.05.2030.')).toBeVisible()
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

test('leaves the child of a pair name, phone, food and language, and names who changes the rest', async () => {
  const change = vi.fn<Answer<typeof ownRegistrationRoutes.change>>(() => exampleOwnRegistration)
  given(reply(ownRegistrationRoutes.change, change))
  const { user } = await show({ partner: { firstnamePart: 'Bela', lastname: 'Roth', role: 'root' } }, '&edit=true')
  await user.click(await screen.findByRole('checkbox', { name: 'vegan' }))
  expect(screen.getByText(/Bela Roth registered both of you/)).toBeVisible()
  expect(screen.queryByRole('textbox', { name: 'Street' })).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: /Age/ })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Saved.')).toBeVisible()
  expect(change.mock.lastCall?.[1]).toMatchObject({ vegan: true, street: 'Kaiserstr.' })
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
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Postcode' })).toBeInvalid())
})

test('cancels only after the question, and then offers to come back', async () => {
  given(reply(ownCancellationRoutes.get, exampleOwnCancellation))
  const cancelled = vi.fn<Answer<typeof ownRegistrationRoutes.cancel>>(() => undefined)
  given(reply(ownRegistrationRoutes.cancel, cancelled))
  const { user } = await show()
  await user.click(await cancel())
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep my place' }))
  expect(cancelled).not.toHaveBeenCalled()
  await user.click(await cancel())
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel' }))
  expect(await screen.findByRole('heading', { name: 'You have cancelled' })).toBeVisible()
  expect(cancelled).toHaveBeenCalledOnce()
  expect(screen.queryByText('Kaiserstr. 12')).not.toBeInTheDocument()
  const undone = vi.fn<Answer<typeof ownCancellationRoutes.undo>>(() => undefined)
  given(reply(ownCancellationRoutes.undo, undone))
  await user.click(await screen.findByRole('button', { name: 'I’m coming after all' }))
  expect(await screen.findByText('Kaiserstr. 12')).toBeVisible()
  expect(undone).toHaveBeenCalledOnce()
})

test('names the partner whose place goes too', async () => {
  const { user } = await show({ partner: { firstnamePart: 'Bela', lastname: 'Roth', role: 'child' } })
  await user.click(await cancel())
  expect(await screen.findByText(/This cancels for you and Bela Roth/)).toBeVisible()
})

test.each([
  ['OVER', 'The evening is over, so you can’t change anything here.'],
  ['CANCELLED', 'This running dinner was cancelled'],
] as const)('says why nothing can be changed (%s), and whom to ask', async (notEditableBecause, reason) => {
  await show({ editable: false, notEditableBecause }, '&edit=true')
  expect(await screen.findByText(new RegExp(reason))).toBeVisible()
  expect(screen.getByRole('link', { name: 'mira@example.org' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Change details' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Request a change' })).not.toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Can’t make it?' })).not.toBeInTheDocument()
})

test('chooses the language of the mails', async () => {
  const change = vi.fn<Answer<typeof ownRegistrationRoutes.change>>(() => exampleOwnRegistration)
  given(reply(ownRegistrationRoutes.change, change))
  const { user } = await show({ languageCode: 'en' }, '&edit=true')
  await user.click(await screen.findByRole('radio', { name: 'Deutsch' }))
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(change.mock.lastCall?.[1]).toMatchObject({ languageCode: 'de' }))
})

test('a failed cancellation is reported and keeps the registration', async () => {
  given(disconnect(ownRegistrationRoutes.cancel))
  const { user } = await show()
  await user.click(await cancel())
  await user.click(await screen.findByRole('button', { name: 'Yes, cancel' }))
  expect(await screen.findByRole('alert')).toBeVisible()
  expect(screen.getByText('Kaiserstr. 12')).toBeVisible()
})
