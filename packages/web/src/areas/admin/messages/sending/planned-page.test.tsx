import { type PlannedMailListReply, type PlannedMailReply, plannedMailRoutes } from '@running-dinner/contract/messages'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../../../test/server.ts'
import { PlannedPage } from './planned-page.tsx'

const planned = (change: Partial<PlannedMailReply> = {}): PlannedMailReply => ({
  mail: 'ALL_YOU_NEED',
  isOn: true,
  text: '',
  state: 'PLANNED',
  due: '2030-06-13T10:00',
  lastSentAt: null,
  jobId: null,
  ...change,
})
const listed = (change: Partial<PlannedMailListReply> = {}): PlannedMailListReply => ({
  off: null,
  mails: [planned(), planned({ mail: 'CANCELLATIONS', state: 'WHEN_NEEDED', due: null })],
  ...change,
})
const show = () => renderAdminPage(<PlannedPage />, { path: 'messages/planned', at: 'messages/planned' })
const guests = async () => within(await screen.findByRole('list', { name: 'To your guests' }))

test('shows a skeleton while it is loading', async () => {
  given(hang(plannedMailRoutes.list))
  await show()
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
})

test('loads again after a lost connection', async () => {
  given(disconnect(plannedMailRoutes.list))
  const { user } = await show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  given(reply(plannedMailRoutes.list, listed()))
  await user.click(retry)
  expect(await guests()).toBeDefined()
})

test('says for each mail when it goes out, with the weekday, and why none does', async () => {
  given(reply(plannedMailRoutes.list, listed({ off: 'NOT_CONFIRMED' })))
  await show()
  expect((await guests()).getByText('Thursday, 13.06.2030, 10:00')).toBeVisible()
  expect(screen.getByText('A few minutes later')).toBeVisible()
  expect(screen.getByText('These emails start once you’ve confirmed your event.')).toBeVisible()
})

test('switches one mail off, keeps its stored text, and shows a refusal', async () => {
  const save = vi.fn<Answer<typeof plannedMailRoutes.save>>(() =>
    listed({ mails: [planned({ isOn: false, state: 'OFF', due: null, text: 'Hi' })] }),
  )
  given(
    reply(plannedMailRoutes.list, listed({ mails: [planned({ text: 'Hi' })] })),
    reply(plannedMailRoutes.save, save),
  )
  const { user } = await show()
  await user.click((await guests()).getByRole('switch', { name: 'Everything for the evening' }))
  expect(await screen.findByText('Off')).toBeVisible()
  expect(save.mock.calls[0]?.[1]).toEqual({ mail: 'ALL_YOU_NEED', isOn: false, text: 'Hi' })
  given(refuse(plannedMailRoutes.save, [{ message: 'event_cancelled' }]))
  await user.click((await guests()).getByRole('switch'))
  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
  expect((await guests()).getByRole('switch')).not.toBeChecked()
})

test('stores the text and previews the mail with it', async () => {
  const save = vi.fn<Answer<typeof plannedMailRoutes.save>>(() => listed({ mails: [planned({ text: 'Bye' })] }))
  given(
    reply(plannedMailRoutes.list, listed()),
    reply(plannedMailRoutes.save, save),
    reply(plannedMailRoutes.preview, {
      subject: 'S',
      previewMessageList: [
        { participantId: 'p', subject: 'Everything you need', message: '', text: '', html: '<p>See you {lost}</p>' },
      ],
      unknownPlaceholders: ['lost'],
      numRecipients: 2,
    }),
  )
  const { user } = await show()
  await user.type((await guests()).getByRole('textbox'), 'Bye')
  await user.click(screen.getByRole('button', { name: 'Preview: Everything for the evening' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Everything for the evening' }))
  expect(dialog.getByTitle('The email as it arrives')).toHaveAttribute(
    'srcdoc',
    expect.stringContaining('See you {lost}'),
  )
  expect(dialog.getByText(/\{lost\}/, { selector: '.MuiAlert-message' })).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await user.click(await screen.findByRole('button', { name: 'Save text' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save text' })).toBeNull())
  expect(save.mock.calls[0]?.[1]).toEqual({ mail: 'ALL_YOU_NEED', isOn: true, text: 'Bye' })
})

test('offers a note for a mail to the organiser, and shows one that is stored', async () => {
  const save = vi.fn<Answer<typeof plannedMailRoutes.save>>(() => listed())
  given(
    reply(
      plannedMailRoutes.list,
      listed({ mails: [planned({ mail: 'CANCELLATIONS' }), planned({ mail: 'LATE_DIETS', text: 'Tell Ute' })] }),
    ),
    reply(plannedMailRoutes.save, save),
  )
  const { user } = await show()
  const stored = await screen.findByRole('textbox', { name: 'Note to self (optional)' })
  expect(stored).toHaveValue('Tell Ute')
  await user.click(screen.getByRole('button', { name: 'Add note: Cancellations' }))
  await user.keyboard('Call Eva')
  await user.click(screen.getByRole('button', { name: 'Save text' }))
  await waitFor(() => expect(save.mock.calls[0]?.[1]).toEqual({ mail: 'CANCELLATIONS', isOn: true, text: 'Call Eva' }))
})
