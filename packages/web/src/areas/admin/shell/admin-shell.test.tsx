import { activityRoutes, dinnerRoutes, type EventStatusReply } from '@running-dinner/contract/events'
import { planOptimizationRoutes } from '@running-dinner/contract/plan'
import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { exampleDashboard } from '../../../../test/example-dashboard.ts'
import { exampleDinner } from '../../../../test/example-dinner.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { disconnect, given, hang, refuse, reply } from '../../../../test/server.ts'
import { useAdminDinner } from './admin-dinner.ts'
import { AdminShell } from './admin-shell.tsx'

const phaseLabel = 'Current stage'

function EventPage() {
  return <h1>{useAdminDinner().basicDetails.city}</h1>
}

const frame = (
  <Routes>
    <Route path="admin/:adminId" element={<AdminShell />}>
      <Route index element={<EventPage />} />
      <Route path="*" element={<EventPage />} />
    </Route>
  </Routes>
)
const show = (at = '') => renderPage(frame, { at: `/admin/admin-1${at}`, language: 'en', now: '2027-05-01T12:00:00Z' })

interface Facts {
  dinner?: Parameters<typeof exampleDinner>[0]
  standing?: Partial<EventStatusReply>
}

function showEvent({ dinner = {}, standing = {} }: Facts = {}, at = '') {
  given(reply(dinnerRoutes.get, exampleDinner(dinner)), reply(activityRoutes.dashboard, exampleDashboard(standing)))
  return show(at)
}
const phaseBar = async () => {
  const bar = await screen.findByRole('region', { name: phaseLabel })
  await within(bar).findByRole('link')
  return bar
}

test('shows the page with the event loaded, and its name as link to the dashboard', async () => {
  await showEvent({}, '/participants')
  expect(await screen.findByRole('heading', { name: 'Freiburg' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Dinner in Freiburg' })).toHaveAttribute('href', '/admin/admin-1')
})

test('leaves the name of the event to the title of the dashboard', async () => {
  await showEvent()
  expect(await screen.findByRole('heading', { name: 'Freiburg' })).toBeVisible()
  expect(screen.queryByText('Dinner in Freiburg')).toBeNull()
})

test.each([
  ['no people yet', {}, {}, 'COLLECT', '/admin/admin-1#registration-link'],
  ['too few people', {}, { numParticipants: 10 }, 'COLLECT', '/admin/admin-1#registration-link'],
  ['an unconfirmed event', { acknowledgedDate: null }, {}, 'COLLECT', '/admin/admin-1#resend'],
  ['teams without a message', {}, { numParticipants: 18, teamsExist: true }, 'PLAN', '/admin/admin-1/teams/messages'],
] as const)('for %s it marks the phase and leads to the next step', async (_, dinner, standing, phase, href) => {
  given(refuse(planOptimizationRoutes.outlook, [{ message: 'teams_not_existing' }]))
  await showEvent({ dinner, standing: standing }, '/participants')
  const bar = await phaseBar()
  const current = within(bar)
    .getAllByRole('listitem')
    .findIndex((item) => item.getAttribute('aria-current') === 'step')
  expect(current).toBe(phase === 'COLLECT' ? 0 : 1)
  expect(within(bar).getByRole('link')).toHaveAttribute('href', href)
})

test.each([
  ['not while people can still register', '2030-06-08', '1Collect'],
  ['after the deadline', '2000-01-01', 'Collect'],
])('with teams the first phase is ticked %s', async (_, endOfRegistrationDate, expected) => {
  given(refuse(planOptimizationRoutes.outlook, [{ message: 'teams_not_existing' }]))
  const { publicSettings } = exampleDinner()
  const settings = publicSettings && { ...publicSettings, endOfRegistrationDate }
  await showEvent({ dinner: { publicSettings: settings }, standing: { numParticipants: 18, teamsExist: true } })
  const [collect] = within(await screen.findByRole('region', { name: phaseLabel })).getAllByRole('listitem')
  expect(collect?.textContent).toBe(expected)
})

test.each([
  ['leads to a guest once there are teams', true, '', ['/admin/admin-1/as-guest']],
  ['names no guest before', false, '', []],
  ['takes no room for it beside lists', true, '/teams', []],
] as const)('the notice of a demo %s', async (_, teamsExist, page, expected) => {
  given(refuse(planOptimizationRoutes.outlook, [{ message: 'teams_not_existing' }]))
  await showEvent({ dinner: { runningDinnerType: 'DEMO' }, standing: { numParticipants: 18, teamsExist } }, page)
  await screen.findByRole('region', { name: phaseLabel })
  const links = screen.queryAllByRole('link', { name: 'View as a guest' }).map((link) => link.getAttribute('href'))
  expect(links).toEqual(expected)
})

test('leaves the next step to the card of the dashboard', async () => {
  await showEvent({ standing: { numParticipants: 10 } })
  const bar = await screen.findByRole('region', { name: phaseLabel })
  expect(await within(bar).findAllByRole('listitem')).toHaveLength(5)
  expect(within(bar).queryByRole('link')).toBeNull()
})

test('marks the section of the page in the navigation and focuses the next page', async () => {
  const { user } = await showEvent({}, '/participants')
  const [navigation] = await screen.findAllByRole('navigation')
  if (!navigation) throw new Error('no navigation')
  const link = (name: string) => within(navigation).getByRole('link', { name })
  expect(link('Participants')).toHaveAttribute('aria-current', 'page')
  await screen.findByRole('heading', { name: 'Freiburg' })
  link('Settings').focus()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/admin/admin-1/settings'))
  expect(link('Settings')).toHaveAttribute('aria-current', 'page')
  expect(document.getElementById('main')).toHaveFocus()
})

test('on a phone the sections without room are in a menu', async () => {
  const { user } = await showEvent({}, '/participants')
  const [, bottom] = await screen.findAllByRole('navigation', { name: 'Sections' })
  if (!bottom) throw new Error('no bottom navigation')
  expect(within(bottom).getAllByRole('link')).toHaveLength(4)
  const more = within(bottom).getByRole('button', { name: 'More' })
  expect(more).not.toHaveAttribute('aria-current')
  await user.click(more)
  const items = await within(bottom).findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Routes', 'Evening', 'Lists and printing', 'Settings'])
  await user.click(within(bottom).getByRole('menuitem', { name: 'Settings' }))
  await waitFor(() => expect(window.location.pathname).toBe('/admin/admin-1/settings'))
  await waitFor(() => expect(more).toHaveAttribute('aria-current', 'true'))
})

test('on a phone the board takes the place of messages while it is open', async () => {
  const { user } = await showEvent({}, '/evening')
  const [, bottom] = await screen.findAllByRole('navigation', { name: 'Sections' })
  if (!bottom) throw new Error('no bottom navigation')
  expect(within(bottom).getByRole('link', { name: 'Evening' })).toHaveAttribute('aria-current', 'page')
  const more = within(bottom).getByRole('button', { name: 'More' })
  expect(more).not.toHaveAttribute('aria-current')
  await user.click(more)
  const items = await within(bottom).findAllByRole('menuitem')
  expect(items.map(({ textContent }) => textContent)).toEqual(['Messages', 'Routes', 'Lists and printing', 'Settings'])
})

test('offers to send the confirmation mail again and corrects the address', async () => {
  const { user } = await showEvent({ dinner: { acknowledgedDate: null } })
  await user.click(await screen.findByRole('button', { name: 'Resend email' }))
  const dialog = await screen.findByRole('dialog')
  expect(within(dialog).getByRole('textbox')).toHaveValue('organiser@example.org')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('says on every page that the event is cancelled and leads to a message', async () => {
  await showEvent({ dinner: { cancellationDate: '2027-04-30T10:00:00Z' } }, '/settings')
  expect(within(await phaseBar()).getByRole('link')).toHaveAttribute('href', '/admin/admin-1/participants/messages')
  expect(screen.getByRole('status')).toHaveTextContent(/cancelled/i)
})

test('shows a replaced link as invalid, without navigation', async () => {
  given(
    refuse(dinnerRoutes.get, [{ message: 'link_invalid' }], 404),
    refuse(activityRoutes.dashboard, [{ message: 'link_invalid' }], 404),
  )
  await show()
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible()
  expect(screen.queryByRole('region', { name: phaseLabel })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('loads the event again after the connection was lost', async () => {
  given(disconnect(dinnerRoutes.get), disconnect(activityRoutes.dashboard))
  const { user } = await show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  given(reply(dinnerRoutes.get, exampleDinner()), reply(activityRoutes.dashboard, exampleDashboard()))
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'Freiburg' })).toBeVisible()
})

test('shows the page while the phase is still loading', async () => {
  given(reply(dinnerRoutes.get, exampleDinner()), hang(activityRoutes.dashboard))
  await show()
  expect(await screen.findByRole('heading', { name: 'Freiburg' })).toBeVisible()
})

test.each([
  [{ paused: 30, failed: 10, jobId: 'job-7' }, '30 emails are waiting', '/admin/admin-1/mailprotocols/job-7'],
  [
    { mailServer: { problem: 'LOGIN' as const, code: '535 5.7.8' }, paused: 3, jobId: 'job-7' },
    'Emails aren’t going out right now',
    '/admin/admin-1/messages/overview',
  ],
  [{ unanswered: 1, failed: 2, jobId: 'job-7' }, '1 email is waiting', '/admin/admin-1/messages/overview'],
  [{ failed: 2, jobId: 'job-7' }, '2 emails couldn’t be delivered', '/admin/admin-1/mailprotocols/job-7'],
  [
    { failed: 1, undelivered: [{ participantId: 'p7', isOffer: true, failedAt: '2030-05-01T10:00:00Z' }], waiting: 3 },
    '1 email couldn’t be delivered',
    '/admin/admin-1/participants/p7',
  ],
  [{ waiting: 3 }, '3 emails are waiting until tomorrow', '/admin/admin-1/messages/overview'],
])('says on every page what keeps mails from arriving: %j', async (problems, text, href) => {
  const dashboard = exampleDashboard()
  given(
    reply(dinnerRoutes.get, exampleDinner()),
    reply(activityRoutes.dashboard, { ...dashboard, mailProblems: { ...dashboard.mailProblems, ...problems } }),
  )
  await show('/participants')
  expect(await screen.findByText(new RegExp(text))).toBeVisible()
  expect(screen.getByRole('link', { name: 'View' })).toHaveAttribute('href', href)
})
