import { type MessageJobReply, type MessageTaskReply, messageRoutes } from '@running-dinner/contract/messages.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleJob, exampleTask } from '../../../../test/example-messages.ts'
import { renderAdminPage } from '../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../../test/server.ts'
import { blankMessage } from '../../../features/messages/message-content.ts'
import { keepDraft, readDraft } from './draft-storage.ts'
import { JobPage } from './job-page.tsx'

const delivered = exampleTask()
const failed = exampleTask({
  id: 'task-2',
  recipientName: 'Bert Adam',
  recipientEmail: 'bert@exampel.org',
  sendingResult: {
    deliveryFailed: true,
    deliveryFailedDate: '2027-05-01T11:30:03.000Z',
    failureType: 'INVALID_EMAIL',
    failureMessage: '550 no such user',
  },
  message: { subject: 'See you on Saturday', content: 'Hello Bert', replyTo: '' },
})
const withFailure = exampleJob({ sendingFailed: true, numMessagesSucceeded: 1, numMessagesFailed: 1 })
const held = exampleJob({
  sendingStatus: 'QUEUED',
  sendingFailed: undefined,
  numMessagesSucceeded: 0,
  createdAt: '2027-05-01T11:59:50.000Z',
  heldUntil: '2027-05-01T12:00:20.000Z',
})

const show = (job?: MessageJobReply, tasks: readonly MessageTaskReply[] = [delivered, failed]) => {
  if (job) given(reply(messageRoutes.job, job), reply(messageRoutes.tasks, [...tasks]))
  return renderAdminPage(<JobPage />, { path: 'mailprotocols/:jobId', at: 'mailprotocols/job-1' })
}
const mails = async () => within(await screen.findByRole('list', { name: 'Every single mail' }))
const correction = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  await user.click((await mails()).getByRole('button', { name: 'Correct mail to Bert Adam' }))
  return within(await screen.findByRole('dialog', { name: 'Correct the mail' }))
}

test('shows a skeleton while the message is loading', async () => {
  given(hang(messageRoutes.job))
  await show()
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
})

test('says that there is no such message, and offers another try only after a lost connection', async () => {
  given(refuse(messageRoutes.job, [{ message: 'not_found' }], 404))
  await show()
  expect(await screen.findByRole('heading', { name: 'There is no such message' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('loads the message again after a lost connection', async () => {
  given(disconnect(messageRoutes.job))
  const { user } = await show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  given(reply(messageRoutes.job, exampleJob()), reply(messageRoutes.tasks, [delivered]))
  await user.click(retry)
  expect(await screen.findByRole('heading', { name: 'See you on Saturday' })).toBeVisible()
})

test('counts the mails, names why one failed and what the mail server answered', async () => {
  await show(withFailure)
  const failure = (await (await mails()).findByText('Bert Adam')).closest('li')
  expect(failure).toHaveTextContent('Not delivered')
  expect(failure).toHaveTextContent('This address does not exist.')
  expect(failure).toHaveTextContent('Answer of the mail server: 550 no such user')
  expect(screen.getByText('Sent with failures')).toBeVisible()
  expect(screen.getByText(/^1 of 2/)).toHaveTextContent('1 of 2 · 1 not delivered')
})

test('shows only failed mails or those found by name, and keeps both in the address', async () => {
  const { user } = await show(withFailure)
  const list = await mails()
  await user.click(screen.getByRole('button', { name: 'Not delivered (1)' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  expect(window.location.search).toBe('?filter=failed')
  await user.type(screen.getByRole('searchbox', { name: 'Search name or e-mail' }), 'anna')
  expect(await screen.findByText('No mail matches this search.')).toBeVisible()
  expect(screen.getByText('0 mails found')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'All (2)' }))
  expect((await mails()).getByText('Anna Zeh')).toBeVisible()
  expect(window.location.search).toBe('?search=anna')
})

test('shows a delivered mail as it was sent', async () => {
  const { user } = await show(withFailure)
  await user.click((await mails()).getByRole('button', { name: 'View mail to Anna Zeh' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mail to Anna Zeh' }))
  expect(dialog.getByText('Hello Anna')).toBeVisible()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('sends a failed mail again to the corrected address', async () => {
  const resend = vi.fn<Answer<typeof messageRoutes.resend>>((_, body) => ({
    ...failed,
    recipientEmail: body.recipientEmail,
    sendingStatus: 'QUEUED',
  }))
  given(reply(messageRoutes.resend, resend))
  const { user } = await show(withFailure)
  const dialog = await correction(user)
  const email = dialog.getByRole('textbox', { name: /E-mail address/ })
  await user.clear(email)
  await user.type(email, 'bert@example.org{Enter}')
  expect(await screen.findByText('The mail to bert@example.org is on its way again.')).toBeVisible()
  expect(resend).toHaveBeenCalledExactlyOnceWith(
    { adminId: 'admin-1', taskId: 'task-2' },
    { recipientEmail: 'bert@example.org', message: { subject: 'See you on Saturday', content: 'Hello Bert' } },
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('keeps the correction open with the refusal at its field', async () => {
  given(refuse(messageRoutes.resend, [{ message: 'email_invalid', field: 'recipientEmail' }]))
  const { user } = await show(withFailure)
  const dialog = await correction(user)
  await user.click(dialog.getByRole('button', { name: 'Send again' }))
  const email = dialog.getByRole('textbox', { name: /E-mail address/ })
  await waitFor(() => expect(email).toBeInvalid())
  expect(dialog.getByRole('button', { name: 'Send again' })).toBeVisible()
})

test('asks before a changed correction is lost', async () => {
  const { user } = await show(withFailure)
  const dialog = await correction(user)
  await user.type(dialog.getByRole('textbox', { name: /Text/ }), '!')
  await user.keyboard('{Escape}')
  const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }))
  await user.click(question.getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Unsaved changes' })).toBeNull())
  expect(dialog.getByRole('textbox', { name: /Text/ })).toHaveValue('Hello Bert!')
})

test('takes a held message back and returns to its draft', async () => {
  keepDraft('admin-1', 'PARTICIPANT', blankMessage('PARTICIPANT', 'en'), 'job-1')
  const withdraw = vi.fn<Answer<typeof messageRoutes.withdraw>>(() => ({ ...held, withdrawn: true }))
  given(reply(messageRoutes.withdraw, withdraw))
  const { user } = await show(held, [])
  expect(await screen.findByText('2 mails are about to be sent.')).toBeVisible()
  expect(screen.getByText('20 s left')).toBeVisible()
  await user.click(screen.getByText('Take back'))
  expect(await screen.findByText('Taken back. Nothing was sent, and your text is here again.')).toBeVisible()
  await waitFor(() => expect(window.location.pathname).toBe('/admin/admin-1/participants/messages'))
  expect(withdraw).toHaveBeenCalledExactlyOnceWith({ adminId: 'admin-1', jobId: 'job-1' }, undefined)
  expect(readDraft('admin-1', 'PARTICIPANT')).toEqual(blankMessage('PARTICIPANT', 'en'))
})

test('says that it is too late to take a message back, and stays on the page', async () => {
  given(refuse(messageRoutes.withdraw, [{ message: 'concurrent_modification' }], 409))
  const { user } = await show(held, [])
  await user.click(await screen.findByText('Take back'))
  expect(await screen.findByText('Too late, the first mails are already on their way.')).toBeVisible()
  expect(window.location.pathname).toBe('/admin/admin-1/mailprotocols/job-1')
})
