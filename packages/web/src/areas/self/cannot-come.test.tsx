import { selfRoutes } from '@running-dinner/contract/guests'
import { type OwnRequestsReply, ownRegistrationRoutes, requestRoutes } from '@running-dinner/contract/people'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleOwnRegistration, exampleSession } from '../../../test/example-self-service.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, disconnect, given, refuse, reply } from '../../../test/server.ts'
import { SelfArea } from './self-area.tsx'

type Request = OwnRequestsReply['requests'][number]
const request: Request = {
  id: 'request-1',
  kind: 'CANNOT_COME',
  home: null,
  word: 'Fever',
  state: 'OPEN',
  askedAt: '2030-05-30T10:00:00Z',
}
const show = (...requests: Request[]) => {
  given(
    reply(selfRoutes.sessionData, exampleSession),
    reply(ownRegistrationRoutes.get, {
      ...exampleOwnRegistration,
      hasTeam: true,
      editable: false,
      notEditableBecause: 'TEAM',
    }),
    reply(requestRoutes.own, { requests }),
  )
  return renderPage(<SelfArea />, { path: '/self/*', at: '/self/self-1/registration/guest-1?lng=en' })
}
const ask = () => screen.findByRole('button', { name: 'I can’t come' })

test('a member of a team sends a word to the organiser, and can take it back until it is decided', async () => {
  const sent = vi.fn<Answer<typeof requestRoutes.cannotCome>>(() => ({ requests: [request] }))
  const withdrawn = vi.fn<Answer<typeof requestRoutes.withdraw>>(() => ({
    requests: [{ ...request, state: 'WITHDRAWN' }],
  }))
  given(reply(requestRoutes.cannotCome, sent), reply(requestRoutes.withdraw, withdrawn))
  const { user } = await show()
  const button = await ask()
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  expect(sent).not.toHaveBeenCalled()
  await user.type(await screen.findByRole('textbox', { name: 'Add a note' }), 'Fever')
  await user.click(screen.getByRole('button', { name: 'Let them know' }))
  expect(await screen.findByText(/you wrote that you can’t come/)).toBeVisible()
  expect(sent.mock.lastCall?.[1]).toEqual({ word: 'Fever' })
  await user.click(screen.getByRole('button', { name: 'I’m coming after all' }))
  expect(await ask()).toBeVisible()
  expect(withdrawn.mock.lastCall?.[0]).toMatchObject({ requestId: 'request-1' })
})

test('shows that the organiser asks the guest to come after all', async () => {
  await show({ ...request, state: 'DECLINED' })
  expect(await screen.findByText(/asks you to come after all/)).toBeVisible()
  expect(await ask()).toBeEnabled()
})

test('shows what was decided when a withdrawal comes too late', async () => {
  const { user } = await show(request)
  given(refuse(requestRoutes.withdraw, [{ message: 'request_closed' }]))
  const button = await screen.findByRole('button', { name: 'I’m coming after all' })
  given(reply(requestRoutes.own, { requests: [{ ...request, state: 'DECLINED' }] }))
  await user.click(button)
  expect(await screen.findByText(/already been decided or withdrawn/)).toBeVisible()
  expect(await screen.findByText(/asks you to come after all/)).toBeVisible()
})

test('offers another try when the connection breaks', async () => {
  given(
    reply(selfRoutes.sessionData, exampleSession),
    reply(ownRegistrationRoutes.get, { ...exampleOwnRegistration, editable: false, notEditableBecause: 'TEAM' }),
    disconnect(requestRoutes.own),
  )
  await renderPage(<SelfArea />, { path: '/self/*', at: '/self/self-1/registration/guest-1?lng=en' })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})
