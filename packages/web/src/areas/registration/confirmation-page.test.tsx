import { type ConfirmedRegistration, registrationRoutes } from '@running-dinner/contract/people'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleActivation } from '../../../test/example-registration.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, disconnect, given, refuse, reply } from '../../../test/server.ts'
import { ApiError } from '../../lib/api-error.ts'
import { ConfirmationPage, confirmationFailure } from './confirmation-page.tsx'

test.each([
  [undefined, 'generic_error', 'offline'],
  [500, 'generic_error', 'failed'],
  [429, 'generic_error', 'failed'],
  [404, 'not_found', 'invalid'],
  [404, 'event_cancelled', 'cancelled'],
  [406, 'registration_link_expired', 'expired'],
  [406, 'participant_activation_invalid_demo_dinner', 'demo'],
] as const)('shows status %s with %s as %s', (status, message, failure) => {
  const error = new ApiError(status, [{ message, issueType: 'VALIDATION' }])
  expect(confirmationFailure(error)).toBe(failure)
})

const { activate } = registrationRoutes
const show = () =>
  renderPage(<ConfirmationPage publicId="abc" token="secret" eventTitle="Summer dinner" />, {
    at: '/running-dinner-events/abc/secret/activate',
  })
const confirm = () => screen.getByRole('button', { name: 'Confirm registration' })

test('opening the link changes nothing: a mail scanner opens it too', async () => {
  const confirmed = vi.fn<Answer<typeof activate>>(() => exampleActivation)
  given(reply(activate, confirmed))
  await show()
  expect(confirm()).toBeEnabled()
  expect(confirmed).not.toHaveBeenCalled()
})

test('confirms on a click, remembers the link of the guest and takes the secret out of the address', async () => {
  const confirmed = vi.fn<Answer<typeof activate>>(() => exampleActivation)
  given(reply(activate, confirmed))
  const { user } = await show()
  await user.click(confirm())
  expect(await screen.findByRole('heading', { name: 'You’re in, Ada' })).toBeVisible()
  expect(confirmed.mock.lastCall?.[0]).toEqual({ publicId: 'abc', token: 'secret' })
  expect(window.location.pathname).toBe('/running-dinner-events/abc')
  expect(JSON.stringify(window.localStorage)).toContain(exampleActivation.portalToken)
})

const bela = { firstnamePart: 'Bela', lastname: 'Roth' }
test.each<[string, Partial<ConfirmedRegistration>, RegExp]>([
  ['was confirmed before', { alreadyActivated: true }, /was already confirmed/],
  ['is of a pair', { activatedTeamPartnerRegistration: bela }, /Bela Roth is registered too/],
  ['completes a mutual wish', { mutualWish: bela }, /You and Bela Roth chose each other/],
  ['waits for a place', { waitingList: true }, /You’re on the waiting list/],
])('says when the registration %s', async (_, changes, text) => {
  given(reply(activate, { ...exampleActivation, ...changes }))
  const { user } = await show()
  await user.click(confirm())
  expect(await screen.findByText(text)).toBeVisible()
})

test('promises neither a place nor a route to somebody who waits', async () => {
  given(reply(activate, { ...exampleActivation, waitingList: true, mutualWish: bela }))
  const { user } = await show()
  await user.click(confirm())
  expect(await screen.findByRole('heading', { name: 'You’re waiting for a place, Ada' })).toBeVisible()
  expect(document.body).not.toHaveTextContent(/You’re in|your route|you’ll be a team/)
})

test.each([
  ['an unknown link', 'link_invalid', 404, 'This link doesn’t work', 'Request a new email'],
  ['an expired link', 'registration_link_expired', 406, 'This link has expired', 'Register again'],
  ['a cancelled event', 'event_cancelled', 406, 'This event is cancelled', 'Go to event'],
  ['a demo', 'participant_activation_invalid_demo_dinner', 406, 'This is a demo', 'Go to event'],
] as const)('explains %s and offers the way on', async (_, message, status, title, wayOn) => {
  given(refuse(activate, [{ message }], status))
  const { user } = await show()
  await user.click(confirm())
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  expect(screen.getByRole('link', { name: wayOn })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('tries again after a broken connection', async () => {
  given(disconnect(activate))
  const { user } = await show()
  await user.click(confirm())
  expect(await screen.findByRole('heading', { name: 'No connection' })).toBeVisible()
  given(reply(activate, exampleActivation))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'You’re in, Ada' })).toBeVisible()
})
