import { dinnerRoutes } from '@running-dinner/contract/events'
import { type PortalEvent, portalRoutes } from '@running-dinner/contract/guests'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleDinner } from '../../../test/example-dinner.ts'
import { examplePortalEvent } from '../../../test/example-portal-event.ts'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../test/server.ts'
import { readOrganisedEvents, rememberOrganisedEvent } from '../../features/events/dinners/organised-events.ts'
import { addPortalToken } from '../../features/guests/portal/portal-tokens.ts'
import { MyEventsArea } from './my-events-area.tsx'

const token = 'a'.repeat(24)
const now = '2027-05-01T12:00:00Z'
const show = (language: 'de' | 'en' = 'en', at = '/my-events') =>
  renderPage(<MyEventsArea />, { path: '/my-events/*', at, language, now })

const credentialsOf = (participantId: string): PortalEvent['credentials'] => ({
  PARTICIPANT: { role: 'PARTICIPANT', selfAdminId: 'self-1', participantId },
})

test.each([
  ['de', 'Deine Events auf einen Blick'],
  ['en', 'Your events at a glance'],
] as const)('says in %s that this browser knows no event yet', async (language, title) => {
  await show(language)
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

test('sorts events whose evening lasts or is to come before past ones, the latest past event first', async () => {
  addPortalToken(token)
  // The evening of 30 April lasts until the afternoon; a lunch on 1 May is over.
  const events = [
    ['2026-01-01', true],
    ['2027-04-30', false],
    ['2027-05-01', true],
    ['2027-06-01', false],
  ].map(([day, over]) => {
    const eventDate = String(day)
    const credentials = credentialsOf(eventDate)
    return examplePortalEvent({ eventName: `On ${eventDate}`, eventDate, over: over === true, credentials })
  })
  given(reply(portalRoutes.myEvents, { events }))
  await show()
  const namesIn = async (group: string) =>
    within(await screen.findByRole('region', { name: group }))
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent)
  expect(await namesIn('Coming up')).toEqual(['On 2027-04-30', 'On 2027-06-01'])
  expect(await namesIn('Past')).toEqual(['On 2027-05-01', 'On 2026-01-01'])
})

test('shows that it loads until the server answers', async () => {
  addPortalToken(token)
  given(hang(portalRoutes.myEvents))
  await show()
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
})

test('a broken connection is reported, and another try shows the events', async () => {
  addPortalToken(token)
  given(disconnect(portalRoutes.myEvents))
  const { user } = await show()
  expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t be loaded')
  given(reply(portalRoutes.myEvents, { events: [examplePortalEvent()] }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Dinner in Freiburg' })).toBeVisible()
})

test('keeps the token of a mailed link and takes it out of the address', async () => {
  const myEvents = vi.fn<Answer<typeof portalRoutes.myEvents>>(() => ({ events: [examplePortalEvent()] }))
  given(reply(portalRoutes.myEvents, myEvents))
  await show('en', `/my-events/${token}`)
  await screen.findByRole('heading', { name: 'Dinner in Freiburg' })
  expect(window.location.pathname).toBe('/my-events')
  expect(myEvents).toHaveBeenCalledWith({}, { portalTokens: [token] })
})

test('leaves no entry with the token of a mailed link in the history of the browser', async () => {
  given(reply(portalRoutes.myEvents, { events: [examplePortalEvent()] }))
  const entries = window.history.length
  await show('en', `/my-events/${token}`)
  await screen.findByRole('heading', { name: 'Dinner in Freiburg' })
  expect(window.location.pathname).toBe('/my-events')
  // Another entry would keep the address with the token one step back.
  expect(window.history.length).toBe(entries)
})

test('offers a cancelled event without the guest role and without changing the registration', async () => {
  addPortalToken(token)
  given(reply(portalRoutes.myEvents, { events: [examplePortalEvent({ cancelled: true })] }))
  await show()
  expect(await screen.findByText('Cancelled')).toBeVisible()
  expect(screen.queryByText('You’re taking part')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /registration/i })).not.toBeInTheDocument()
})

test('mails the link to own events and says so, whatever the address is', async () => {
  const recovery = vi.fn<Answer<typeof portalRoutes.accessRecovery>>(() => undefined)
  given(reply(portalRoutes.accessRecovery, recovery))
  const { user } = await show()
  await user.type(await screen.findByRole('textbox', { name: 'Email address' }), 'ada@example.org{Enter}')
  expect(await screen.findByText(/ada@example.org/)).toBeVisible()
  expect(recovery).toHaveBeenCalledWith({}, { email: 'ada@example.org' })
})

test('asks nothing of the server for an address that is none, and marks the field', async () => {
  const { user } = await show()
  const email = await screen.findByRole('textbox', { name: 'Email address' })
  await user.type(email, 'ada{Enter}')
  await waitFor(() => expect(email).toBeInvalid())
  expect(email).toHaveAccessibleDescription(/valid/i)
})

test('puts what the server refuses at its field', async () => {
  given(refuse(portalRoutes.accessRecovery, [{ message: 'email_invalid', field: 'email' }]))
  const { user } = await show()
  const email = await screen.findByRole('textbox', { name: 'Email address' })
  await user.type(email, 'ada@example.org{Enter}')
  expect(await screen.findByText(/valid/i)).toBeVisible()
  await waitFor(() => expect(email).toBeInvalid())
})

test('forgets this device after a question, on the server too', async () => {
  addPortalToken(token)
  const revoke = vi.fn<Answer<typeof portalRoutes.revoke>>(() => undefined)
  given(reply(portalRoutes.myEvents, { events: [] }), reply(portalRoutes.revoke, revoke))
  const { user } = await show()
  await user.click(await screen.findByRole('button', { name: 'Forget this device' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Forget' }))
  expect(await screen.findByRole('heading', { name: 'Your events at a glance' })).toBeVisible()
  expect(revoke).toHaveBeenCalledWith({}, { portalTokens: [token] })
  expect(JSON.stringify(window.localStorage)).not.toContain(token)
})

test('only an organiser, and only of an event that is over or cancelled, can run it again', async () => {
  addPortalToken(token)
  const organiser = (adminId: string): PortalEvent['credentials'] => ({
    ORGANIZER: { role: 'ORGANIZER', adminId, adminUrl: '' },
  })
  const events = [
    examplePortalEvent({ eventName: 'Over', over: true, roles: ['ORGANIZER'], credentials: organiser('over-1') }),
    examplePortalEvent({ eventName: 'Off', cancelled: true, roles: ['ORGANIZER'], credentials: organiser('off-1') }),
    examplePortalEvent({ eventName: 'Ahead', roles: ['ORGANIZER'], credentials: organiser('ahead-1') }),
    examplePortalEvent({ eventName: 'Guest', over: true }),
  ]
  given(reply(portalRoutes.myEvents, { events }))
  await show()
  const links = await screen.findAllByRole('link', { name: /^Run .* again$/ })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/admin/off-1/again', '/admin/over-1/again'])
})

test('lists events organised from this browser until they are removed here', async () => {
  rememberOrganisedEvent('admin-1')
  given(reply(dinnerRoutes.get, exampleDinner()))
  const { user } = await show()
  const link = await screen.findByRole('link', { name: 'Organise Dinner in Freiburg' })
  expect(link).toHaveAttribute('href', '/admin/admin-1')
  await user.click(screen.getByRole('button', { name: 'Remove Dinner in Freiburg from the list on this device' }))
  expect(await screen.findByRole('heading', { name: 'Your events at a glance' })).toBeVisible()
  expect(readOrganisedEvents()).toEqual([])
})

test('shows an event once that a mailed link lists too, which removing it here would not end', async () => {
  rememberOrganisedEvent('admin-1')
  addPortalToken(token)
  const credentials: PortalEvent['credentials'] = { ORGANIZER: { role: 'ORGANIZER', adminId: 'admin-1', adminUrl: '' } }
  given(
    reply(dinnerRoutes.get, exampleDinner()),
    reply(portalRoutes.myEvents, { events: [examplePortalEvent({ roles: ['ORGANIZER'], credentials })] }),
  )
  await show()
  expect(await screen.findAllByRole('link', { name: 'Organise Dinner in Freiburg' })).toHaveLength(1)
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument()
})

test('leaves out an organised event whose link opens nothing any more, and forgets it with the device', async () => {
  rememberOrganisedEvent('admin-1')
  given(refuse(dinnerRoutes.get, [{ message: 'not_found' }], 404), reply(portalRoutes.revoke, undefined))
  const { user } = await show()
  expect(await screen.findByRole('heading', { name: 'No events right now' })).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Forget this device' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Forget' }))
  expect(await screen.findByRole('heading', { name: 'Your events at a glance' })).toBeVisible()
  expect(readOrganisedEvents()).toEqual([])
})
