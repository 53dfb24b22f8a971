import { type PortalMessage, portalRoutes, type SelfServiceInfo } from '@running-dinner/contract/guests'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '../../../test/render-page.tsx'
import { type Answer, disconnect, given, refuse, reply } from '../../../test/server.ts'
import { MyEventsArea } from './my-events-area.tsx'

const info: SelfServiceInfo = {
  eventName: 'Dinner in Freiburg',
  eventDate: '2027-05-15',
  city: 'Freiburg',
  languageCode: 'en',
  publicUrl: '',
  cancelled: false,
  acknowledged: true,
  publicContactName: 'Mira Lang',
  publicContactEmail: 'mira@example.org',
  firstnamePart: 'Ada',
  participantName: 'Ada Berg',
  participantEmail: 'ada@example.org',
  teamSelfServiceInfo: null,
  dinnerRouteUrl: null,
  team: null,
  route: null,
}
const message: PortalMessage = {
  messageTaskId: 'mail-1',
  messageType: 'PARTICIPANT',
  subject: 'Welcome',
  content: 'See you &amp; Bo soon.',
  text: 'See you & Bo soon.',
  replyTo: 'mira@example.org',
  sentDateTime: '2027-05-01T10:00:00Z',
  read: false,
}
const show = (changes: Partial<SelfServiceInfo> = {}, messages: PortalMessage[] = []) => {
  given(reply(portalRoutes.selfServiceInfo, { ...info, ...changes }), reply(portalRoutes.messages, messages))
  return renderPage(<MyEventsArea />, { path: '/my-events/*', at: '/my-events/event/self-1/guest-1' })
}

test('says what is still to come before anything is sent', async () => {
  await show()
  expect(await screen.findByText('Hello Ada, here’s everything you need for your evening so far.')).toBeVisible()
  expect(screen.getByText(/The teams aren’t set yet/)).toBeVisible()
  expect(screen.getByText(/Your route arrives shortly before the event/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument()
  expect(await screen.findByText(/No messages yet/)).toBeVisible()
})

test('links to the route once it is sent', async () => {
  await show({ route: { teamId: 'team-1' } })
  expect(await screen.findByRole('link', { name: 'Open route' })).toHaveAttribute(
    'href',
    '/self/self-1/dinnerroute/guest-1/team-1',
  )
  expect(screen.getByRole('button', { name: 'Add to calendar' })).toBeVisible()
})

test('opening a message shows it and notes that it was read, once', async () => {
  const markRead = vi.fn<Answer<typeof portalRoutes.markRead>>(() => undefined)
  const { user } = await show({}, [message])
  const unread = () => [{ ...message, read: markRead.mock.calls.length > 0 }]
  given(reply(portalRoutes.markRead, markRead), reply(portalRoutes.messages, unread))
  const heading = await screen.findByRole('button', { name: /Welcome/ })
  expect(within(heading).getByText('unread')).toBeVisible()
  await user.click(heading)
  expect(await screen.findByText('See you & Bo soon.')).toBeVisible()
  await waitFor(() => expect(screen.queryByText('unread')).not.toBeInTheDocument())
  await user.click(heading)
  await user.click(heading)
  expect(markRead).toHaveBeenCalledOnce()
})

test('a cancelled event shows whom to ask and neither team nor route', async () => {
  await show({ cancelled: true })
  expect(await screen.findByText(/This running dinner was cancelled/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'mira@example.org' })).toBeVisible()
  expect(screen.queryByText('Your team')).not.toBeInTheDocument()
})

test('names an event that its organiser has not confirmed yet', async () => {
  await show({ acknowledged: false })
  expect(await screen.findByText(/The organiser still has to confirm the event/)).toBeVisible()
})

test('an event that is gone leads to the list, without another try', async () => {
  given(refuse(portalRoutes.selfServiceInfo, [{ message: 'link_invalid' }], 404))
  await renderPage(<MyEventsArea />, { path: '/my-events/*', at: '/my-events/event/self-1/guest-1' })
  expect(await screen.findByRole('heading', { name: 'This event doesn’t exist or is gone' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go to my events' })).toHaveAttribute('href', '/my-events')
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
})

test('offers another try after a broken connection', async () => {
  given(disconnect(portalRoutes.selfServiceInfo))
  const { user } = await renderPage(<MyEventsArea />, { path: '/my-events/*', at: '/my-events/event/self-1/guest-1' })
  expect(await screen.findByRole('alert')).toHaveTextContent('couldn’t be loaded')
  given(reply(portalRoutes.selfServiceInfo, info), reply(portalRoutes.messages, []))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Dinner in Freiburg' })).toBeVisible()
})
