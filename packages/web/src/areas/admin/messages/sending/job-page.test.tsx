import { type MessageJobReply, type MessageTaskReply, messageRoutes } from '@running-dinner/contract/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleJob, exampleTask } from '../../../../../test/example-messages.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../../../test/server.ts'
import { blankMessage } from '../../../../features/messages/sending/message-content.ts'
import { keepDraft, readDraft } from './draft-storage.ts'
import { JobPage } from './job-page.tsx'

const delivered = exampleTask()
const failed = exampleTask({
  delivery: 'FAILED',
  id: 'task-2',
  recipientName: 'Bert Adam',
  recipientEmail: 'bert@exampel.org',
  sendingResult: {
    deliveryFailed: true,
    deliveryFailedDate: '2027-05-01T11:30:03.000Z',
    failureType: 'INVALID_EMAIL',
    failureMessage: '550 no such user',
  },
  message: { subject: 'See you on Saturday', content: 'Hello Bert\n\nAt a glance', ownText: 'Hello Bert', replyTo: '' },
})
const withFailure = exampleJob({
  delivery: 'FAILED',
  deliveries: { NOT_SENT: 0, WAITING: 0, PAUSED: 0, SENT: 1, FAILED: 1 },
  numMessagesSucceeded: 1,
  numMessagesFailed: 1,
})
const held = exampleJob({
  sendingStatus: 'QUEUED',
  delivery: 'WAITING',
  deliveries: { NOT_SENT: 0, WAITING: 2, PAUSED: 0, SENT: 0, FAILED: 0 },
  numMessagesSucceeded: 0,
  createdAt: '2027-05-01T11:59:50.000Z',
  heldUntil: '2027-05-01T12:00:20.000Z',
})

const show = (job?: MessageJobReply, tasks: readonly MessageTaskReply[] = [delivered, failed]) => {
  if (job) given(reply(messageRoutes.job, job), reply(messageRoutes.tasks, [...tasks]))
  return renderAdminPage(<JobPage />, { path: 'mailprotocols/:jobId', at: 'mailprotocols/job-1' })
}
const mails = async () => within(await screen.findByRole('list', { name: 'Emails' }))
const correction = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  await user.click((await mails()).getByRole('button', { name: 'Correct email to Bert Adam' }))
  return within(await screen.findByRole('dialog', { name: 'Correct email' }))
}

test('shows a skeleton while the message is loading', async () => {
  given(hang(messageRoutes.job))
  await show()
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
})

test('says that there is no such message, and offers another try only after a lost connection', async () => {
  given(refuse(messageRoutes.job, [{ message: 'not_found' }], 404))
  await show()
  expect(await screen.findByRole('heading', { name: 'Message not found' })).toBeVisible()
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
  expect(failure).toHaveTextContent('This address doesn’t exist.')
  expect(failure).toHaveTextContent('Mail server response: 550 no such user')
  expect(screen.getByText('Not delivered to everyone')).toBeVisible()
  expect(screen.getByText(/^1 of 2/)).toHaveTextContent('1 of 2 delivered · 1 not delivered')
})

test('shows only failed mails or those found by name, and keeps both in the address', async () => {
  const { user } = await show(withFailure)
  const list = await mails()
  await user.click(screen.getByRole('button', { name: 'Not delivered (1)' }))
  await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1))
  expect(window.location.search).toBe('?filter=failed')
  await user.type(screen.getByRole('searchbox', { name: 'Search by name or email' }), 'anna')
  expect(await screen.findByText('No email matches this search.')).toBeVisible()
  expect(screen.getByText('0 emails found')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'All (2)' }))
  expect((await mails()).getByText('Anna Zeh')).toBeVisible()
  expect(window.location.search).toBe('?search=anna')
})

test('shows a delivered mail as it was sent', async () => {
  const { user } = await show(withFailure)
  await user.click((await mails()).getByRole('button', { name: 'View email to Anna Zeh' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Email to Anna Zeh' }))
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
  const email = dialog.getByRole('textbox', { name: /Email address/ })
  await user.clear(email)
  await user.type(email, 'bert@example.org{Enter}')
  expect(await screen.findByText('The email to bert@example.org is on its way again.')).toBeVisible()
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
  await user.click(dialog.getByRole('button', { name: 'Resend' }))
  const email = dialog.getByRole('textbox', { name: /Email address/ })
  await waitFor(() => expect(email).toBeInvalid())
  expect(dialog.getByRole('button', { name: 'Resend' })).toBeVisible()
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
  expect(await screen.findByText('2 emails are about to be sent.')).toBeVisible()
  expect(screen.getByText('20 s left')).toBeVisible()
  await user.click(screen.getByText('Undo send'))
  expect(await screen.findByText('Send undone. No emails were sent, and your text is back.')).toBeVisible()
  await waitFor(() => expect(window.location.pathname).toBe('/admin/admin-1/participants/messages'))
  expect(withdraw).toHaveBeenCalledExactlyOnceWith({ adminId: 'admin-1', jobId: 'job-1' }, undefined)
  expect(readDraft('admin-1', 'PARTICIPANT')).toEqual(blankMessage('PARTICIPANT', 'en'))
})

test('says that it is too late to take a message back, and stays on the page', async () => {
  given(refuse(messageRoutes.withdraw, [{ message: 'concurrent_modification' }], 409))
  const { user } = await show(held, [])
  await user.click(await screen.findByText('Undo send'))
  expect(await screen.findByText('Too late: the first emails are already on their way.')).toBeVisible()
  expect(window.location.pathname).toBe('/admin/admin-1/mailprotocols/job-1')
})

test('says why a message is paused and when it is tried again, and goes on with a press', async () => {
  const paused = exampleJob({
    sendingStatus: 'SENDING_STARTED',
    delivery: 'PAUSED',
    pausedReason: 'REFUSALS',
    nextTryAt: '2027-05-01T13:00:00.000Z',
    deliveries: { NOT_SENT: 0, WAITING: 0, PAUSED: 30, SENT: 0, FAILED: 10 },
  })
  const { user } = await show(paused)
  const bar = (await screen.findByText('30 emails are waiting.')).closest('[role="status"]')
  expect(bar).toHaveTextContent(/refused ten emails in a row.*Next attempt: 01.05.2027 13:00/)
  const onward = vi.fn<Answer<typeof messageRoutes.resume>>(() => exampleJob())
  given(reply(messageRoutes.resume, onward))
  await user.click(screen.getByRole('button', { name: 'Resume sending' }))
  await waitFor(() => expect(onward).toHaveBeenCalledOnce())
  expect(await screen.findByText('Sending resumed.')).toBeVisible()
})

test('sends all failed mails again, and one delivered mail once more, which waits then', async () => {
  const { user } = await show(withFailure)
  const again = vi.fn<Answer<typeof messageRoutes.resendFailed>>(() => withFailure)
  const onceMore = vi.fn<Answer<typeof messageRoutes.resendSent>>(() => {
    const waiting = { ...delivered, delivery: 'WAITING' as const }
    given(reply(messageRoutes.tasks, [waiting, failed]))
    return waiting
  })
  given(reply(messageRoutes.resendFailed, again), reply(messageRoutes.resendSent, onceMore))
  await user.click(await screen.findByRole('button', { name: 'Resend 1 failed email' }))
  await waitFor(() => expect(again).toHaveBeenCalledOnce())
  await user.click((await mails()).getByRole('button', { name: 'View email to Anna Zeh' }))
  await user.click(await screen.findByRole('button', { name: 'Resend' }))
  await waitFor(() => expect(onceMore).toHaveBeenCalledOnce())
  expect(await screen.findByText(`The email to ${delivered.recipientEmail} is on its way again.`)).toBeVisible()
})
