import { activityRoutes } from '@running-dinner/contract/events'
import { type MessageJobReply, messageRoutes } from '@running-dinner/contract/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleDashboard } from '../../../../../test/example-dashboard.ts'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { exampleJob } from '../../../../../test/example-messages.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { disconnect, given, hang, reply } from '../../../../../test/server.ts'
import { OverviewPage } from './overview-page.tsx'

const path = 'messages/overview'
const show = (jobs?: readonly MessageJobReply[], query = '', dinner = exampleDinner()) => {
  given(reply(activityRoutes.dashboard, exampleDashboard({ untoldChanges: 2, newcomers: 1 })))
  if (jobs) given(reply(messageRoutes.jobs, [...jobs]))
  return renderAdminPage(<OverviewPage />, { path, at: `${path}${query}`, dinner })
}
const sentMessages = async () => within(await screen.findByRole('list', { name: 'Sent' }))
const held = exampleJob({
  id: 'job-2',
  subject: 'One more thing',
  sendingStatus: 'QUEUED',
  delivery: 'WAITING',
  deliveries: { NOT_SENT: 0, WAITING: 2, PAUSED: 0, SENT: 0, FAILED: 0 },
  numMessagesSucceeded: 0,
  createdAt: '2027-05-01T11:59:50.000Z',
  heldUntil: '2027-05-01T12:00:20.000Z',
})

test('links to the three composers also while the list is loading', async () => {
  given(hang(messageRoutes.jobs))
  await show()
  const links = within(await screen.findByRole('navigation', { name: 'New message' })).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/admin/admin-1/participants/messages',
    '/admin/admin-1/teams/messages',
    '/admin/admin-1/dinnerroute/messages',
  ])
  expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible()
})

test('says that nothing was sent yet', async () => {
  await show([])
  expect(await screen.findByText('No messages yet')).toBeVisible()
})

test('loads the list again after a lost connection', async () => {
  given(disconnect(messageRoutes.jobs))
  const { user } = await show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  given(reply(messageRoutes.jobs, [exampleJob()]))
  await user.click(retry)
  expect((await sentMessages()).getByRole('link', { name: 'See you on Saturday' })).toBeVisible()
})

test('lists each message with its state and links to its mails', async () => {
  const failed = exampleJob({
    delivery: 'FAILED',
    deliveries: { NOT_SENT: 0, WAITING: 0, PAUSED: 0, SENT: 1, FAILED: 1 },
    numMessagesSucceeded: 1,
    numMessagesFailed: 1,
  })
  const withdrawn = exampleJob({ id: 'job-3', subject: 'Oops', withdrawn: true, numMessagesSucceeded: 0 })
  await show([withdrawn, failed])
  const [first, second] = (await sentMessages()).getAllByRole('listitem')
  expect(first).toHaveTextContent('Send undone')
  expect(first).not.toHaveTextContent('of 2')
  expect(second).toHaveTextContent('Not delivered to everyone')
  expect(second).toHaveTextContent('1 not delivered')
  expect(screen.getByRole('link', { name: 'See you on Saturday' })).toHaveAttribute(
    'href',
    '/admin/admin-1/mailprotocols/job-1',
  )
})

test('leads to the changes, with the number of people who do not know them', async () => {
  await show([])
  expect(await screen.findByText('3 people don’t know the current plan yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Changes' })).toHaveAttribute('href', '/admin/admin-1/messages/changes')
})

test('has no changes in a cancelled event', async () => {
  await show([exampleJob()], '', exampleDinner({ cancellationDate: '2027-04-30T10:00:00Z' }))
  expect(await screen.findByRole('list', { name: 'Sent' })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Changes' })).toBeNull()
})

test('offers to take back a held message, marked as just sent', async () => {
  await show([held, exampleJob()], '?sentFrom=PARTICIPANT')
  expect(await screen.findByText('20 s left')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo send' })).toBeVisible()
  const [first, second] = (await sentMessages()).getAllByRole('listitem')
  expect(first).toHaveTextContent('Just sent')
  expect(second).not.toHaveTextContent('Just sent')
})

test('thanks once after the first mail to teams, and not again', async () => {
  const toTeams = exampleJob({ messageType: 'TEAM' })
  const { user } = await show([toTeams], '?sentFrom=TEAM')
  const hint = await screen.findByRole('region', { name: 'Free, and it stays that way' })
  await user.click(within(hint).getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(hint).not.toBeInTheDocument())
  expect(window.localStorage.getItem('donateStatus_admin-1')).toBe('TEAM')
})
