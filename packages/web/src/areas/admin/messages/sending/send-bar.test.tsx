import { dinnerRoutes } from '@running-dinner/contract/events'
import { messageRoutes } from '@running-dinner/contract/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { expect, test, vi } from 'vitest'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { exampleJob } from '../../../../../test/example-messages.ts'
import { type Answer, given, hang, refuse, reply } from '../../../../../test/server.ts'
import { annaId, composerField, composerPreview, showComposer } from '../../../../../test/show-composer.tsx'
import { expectMail } from '../../../../../test/shown-mail.ts'

const { send } = messageRoutes.participants
type Send = Answer<typeof send>

async function openQuestion(user: Awaited<ReturnType<typeof showComposer>>['user'], title = 'Send 2 emails?') {
  await user.click(await screen.findByText('Send…'))
  return within(await screen.findByLabelText(title))
}

test('asks before sending, with the number of mails and the previewed mail as sample', async () => {
  const { user } = await showComposer()
  await user.click((await composerPreview()).getByLabelText('Next person'))
  const question = await openQuestion(user)
  expect(question.getByText('To all participants.')).toBeInTheDocument()
  expect(question.getByText('Example: email to Bert Adam')).toBeInTheDocument()
  await expectMail(/^Hello Bert/, question)
  expect(question.getByText('You’ll have 30 seconds to undo.')).toBeInTheDocument()
  expect(question.getByText('Send 2 emails')).toHaveFocus()
})

test('sends with Enter and a hold of 30 seconds, and leads to the sent message', async () => {
  const sent = vi.fn<Send>(() => exampleJob())
  given(reply(send, sent))
  const { user } = await showComposer()
  await openQuestion(user)
  expect(sent).not.toHaveBeenCalled()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(window.location.pathname).toBe('/admin/admin-1/mailprotocols/job-1'))
  expect(window.location.search).toBe('?sentFrom=PARTICIPANT')
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    { adminId: 'admin-1' },
    expect.objectContaining({ participantSelection: 'ALL', copyToOwner: false }),
    expect.objectContaining({ holdSeconds: 30, recipientId: annaId, sendToDinnerOwner: false }),
  )
})

test('sends nothing when the question is closed with Escape', async () => {
  const sent = vi.fn<Send>(() => exampleJob())
  given(reply(send, sent))
  const { user } = await showComposer()
  await openQuestion(user)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText('Send 2 emails?')).toBeNull())
  expect(sent).not.toHaveBeenCalled()
})

test('cannot be sent twice while the first send is running', async () => {
  given(hang(send))
  const { user } = await showComposer()
  const question = await openQuestion(user)
  await user.click(question.getByText('Send 2 emails'))
  await waitFor(() => expect(question.getByText('Send 2 emails')).toBeDisabled())
  expect(question.getByText('Cancel')).toBeDisabled()
  await user.click(screen.getByText('Send 2 emails?'))
  await user.keyboard('{Escape}')
  // Longer than the fading out of a dialog that closes.
  await delay(400)
  expect(screen.getByLabelText('Send 2 emails?')).toBeInTheDocument()
})

test('adds the copy to the organiser to the question and to the call', async () => {
  const sent = vi.fn<Send>(() => exampleJob())
  given(reply(send, sent))
  const { user } = await showComposer()
  await user.click(await screen.findByLabelText('Send me a copy'))
  const question = await openQuestion(user)
  expect(question.getByText(/Plus a copy to organiser@example.org\./)).toBeInTheDocument()
  await user.click(question.getByText('Send 2 emails'))
  await waitFor(() => expect(sent).toHaveBeenCalled())
  expect(sent.mock.calls[0]?.[1]).toMatchObject({ copyToOwner: true })
})

test('does not ask for an incomplete message, and moves the focus to the empty field', async () => {
  const { user } = await showComposer()
  const subject = await composerField('Subject')
  await user.clear(subject)
  await user.click(screen.getByText('Send…'))
  expect(await screen.findByText('Something is missing. Check the marked fields.')).toBeInTheDocument()
  expect(subject).toHaveFocus()
  expect(subject).toHaveAttribute('aria-invalid', 'true')
  expect(screen.queryByLabelText('Send 2 emails?')).toBeNull()
})

test('sends nothing with Enter in the subject', async () => {
  const { user } = await showComposer()
  await user.type(await composerField('Subject'), '{Enter}')
  expect(screen.queryByLabelText('Send 2 emails?')).toBeNull()
  expect(window.location.pathname).toBe('/admin/admin-1/participants/messages')
})

test('returns from a refused send to the refused field, whatever a preview answers meanwhile', async () => {
  given(refuse(send, [{ message: 'max_length_exceeded', field: 'message' }]))
  const { user } = await showComposer()
  const message = await composerField('Message')
  await user.click(message)
  await user.paste(' PS: bring slippers')
  const question = await openQuestion(user)
  await user.click(question.getByText('Send 2 emails'))
  await waitFor(() => expect(screen.queryByLabelText('Send 2 emails?')).toBeNull())
  expect(message).toHaveAttribute('aria-invalid', 'true')
  expect(message).toHaveAccessibleDescription(/Too many characters/)
  expect(message).toHaveDisplayValue(/PS: bring slippers/)
})

test('sends a test of the previewed mail to the organiser only', async () => {
  const sent = vi.fn<Send>(() => ({}))
  given(reply(send, sent))
  const { user } = await showComposer()
  await user.click(await screen.findByText('Send a test to me'))
  expect(
    await screen.findByText('The test email as Anna Zeh is on its way to organiser@example.org.'),
  ).toBeInTheDocument()
  expect(sent).toHaveBeenCalledExactlyOnceWith(
    { adminId: 'admin-1' },
    expect.anything(),
    expect.objectContaining({ sendToDinnerOwner: true, recipientId: annaId, holdSeconds: 0 }),
  )
})

test('explains in place of the buttons that the event has to be confirmed first', async () => {
  const unconfirmed = exampleDinner({ acknowledgedDate: null })
  given(reply(dinnerRoutes.get, unconfirmed))
  const { user } = await showComposer({ dinner: unconfirmed })
  expect(await screen.findByText('Confirm your event to send messages')).toBeInTheDocument()
  expect(screen.queryByText('Send…')).toBeNull()
  const confirmed = screen.getByText('I’ve confirmed')
  await waitFor(() => expect(confirmed).toBeEnabled())
  await user.click(confirmed)
  expect(await screen.findByText('Your event isn’t confirmed yet.')).toBeInTheDocument()
})

test('offers neither test nor copy in a demo that reaches no mailbox', async () => {
  const demo = exampleDinner({ runningDinnerType: 'DEMO', email: '', acknowledgedDate: null })
  const { user } = await showComposer({ dinner: demo })
  const question = await openQuestion(user)
  expect(question.getByText(/no one gets an email, but you can read each one/)).toBeInTheDocument()
  expect(screen.queryByText('Send a test to me')).toBeNull()
  expect(screen.queryByLabelText('Send me a copy')).toBeNull()
})
