import { selfRoutes } from '@running-dinner/contract/guests'
import { type OwnRequestsReply, ownRegistrationRoutes, requestRoutes } from '@running-dinner/contract/people'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleOwnRegistration, exampleSession } from '../../../../test/example-self-service.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { type Answer, given, refuse, reply } from '../../../../test/server.ts'
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
    country: '',
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
const show = (requests: Request[] = [], query = 'lng=en') => {
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
  const { user } = await show()
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
  expect(screen.getByText('New Lane 3, 76131 Karlsruhe, <b>back</b> door, 4 seats')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Withdraw my request' }))
  expect(await screen.findByRole('button', { name: 'Request a change' })).toBeVisible()
  expect(withdrawn.mock.lastCall?.[0]).toMatchObject({ requestId: 'request-1' })
})

test('keeps what was typed when the server refuses, and says why', async () => {
  given(refuse(requestRoutes.askForHome, [{ message: 'home_request_without_change' }]))
  const { user } = await show([], 'lng=de&edit=home')
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
  await show([{ ...request, state }])
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Request a change' })).toBeEnabled()
})
