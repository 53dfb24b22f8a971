import { messageRoutes } from '@running-dinner/contract/messages'
import { participantRoutes } from '@running-dinner/contract/people'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { type Answer, given, refuse, reply } from '../../../../../test/server.ts'
import { annaId, bertId, composerPeople, composerPreview, showComposer } from '../../../../../test/show-composer.tsx'
import { expectMail } from '../../../../../test/shown-mail.ts'

const choice = (name: string) => screen.findByLabelText(name)
const picker = async () => within(await screen.findByLabelText('Who gets this message?'))

test('counts the recipients of each choice and previews for one of them', async () => {
  const { user } = await showComposer()
  expect(await choice('Everyone (2)')).toBeChecked()
  expect(await choice('In a team (1)')).not.toBeChecked()
  await user.click(await choice('Not in a team (1)'))
  const preview = await composerPreview()
  await expectMail(/^Hello Bert/, preview)
  expect(preview.getByLabelText('Preview as')).toHaveTextContent(/^Bert Adam$/)
  expect(screen.getByText('1 email to everyone who isn’t in a team')).toBeInTheDocument()
})

test('chooses with one press the people without a number, or of whose pair only one is there, and reminds the unconfirmed', async () => {
  const [anna, bert] = composerPeople
  if (!anna || !bert) throw new Error('no people')
  const people = [
    { ...anna, mobileNumber: '' },
    { ...bert, teamPartnerWishEmail: 'cleo@example.org' },
  ]
  const cleoId = '8b1c9e0e-0000-4000-8000-000000000003'
  const unconfirmed = {
    ...{ id: cleoId, firstnamePart: 'Cleo', lastname: 'Adam', email: 'cleo@example.org', mobileNumber: '' },
    ...{ callLinks: [], createdAt: '2027-04-28T10:00:00.000Z', activationDate: null, activatedBy: '' },
    teamPartnerWishChildInfo: '',
  }
  const { user } = await showComposer({ people, registrations: [unconfirmed] })
  await user.click(await screen.findByText('No mobile number (1)'))
  expect(await screen.findByText('1 email to selected people')).toHaveRole('status')
  await expectMail(/^Hello Anna/, await composerPreview())
  await user.click(screen.getByText('Pairs with only one person so far (1)'))
  await expectMail(/^Hello Bert/, await composerPreview())
  const reminded = vi.fn<Answer<typeof participantRoutes.bulk>>(() => ({ done: [cleoId], refused: [] }))
  given(reply(participantRoutes.bulk, reminded))
  expect(screen.getByText('1 registration isn’t confirmed and won’t get this message.')).toBeInTheDocument()
  await user.click(screen.getByText('Remind to confirm'))
  await waitFor(() => expect(reminded).toHaveBeenCalledOnce())
  expect(reminded.mock.lastCall?.[1]).toEqual({ action: 'REMIND', participantIds: [cleoId] })
})

test('is changed with the arrow keys', async () => {
  const { user } = await showComposer()
  ;(await choice('Everyone (2)')).focus()
  await user.keyboard('{ArrowDown}')
  expect(await choice('In a team (1)')).toBeChecked()
})

test('picks people found by name, and applies them only with "Apply"', async () => {
  const { user } = await showComposer()
  await user.click(await choice('Selected people'))
  expect(screen.getByText('No one selected yet')).toBeInTheDocument()
  expect(await (await composerPreview()).findByText(/at least one recipient/)).toBeInTheDocument()
  await user.click(screen.getByText('Select people'))
  const dialog = await picker()
  await user.click(dialog.getByLabelText('Search by name or email'))
  await user.paste('adam')
  await waitFor(() => expect(dialog.queryByLabelText(/Anna Zeh/)).toBeNull())
  await user.click(dialog.getByLabelText(/Bert Adam/))
  expect(dialog.getByText('1 person selected')).toBeInTheDocument()
  await user.click(dialog.getByText('Apply'))
  await waitFor(() => expect(screen.queryByLabelText('Who gets this message?')).toBeNull())
  expect(screen.getByText('1 person selected')).toBeInTheDocument()
  await expectMail(/^Hello Bert/, await composerPreview())
})

test('selects with Space, and keeps the former choice when the dialog is closed with Escape', async () => {
  const { user } = await showComposer({ query: `?selectedParticipantIds=${annaId}` })
  expect(await screen.findByText('1 person selected')).toBeInTheDocument()
  await user.click(screen.getByText('Select people'))
  const dialog = await picker()
  const bert = dialog.getByLabelText(/Bert Adam/)
  bert.focus()
  await user.keyboard(' ')
  expect(bert).toBeChecked()
  expect(dialog.getByText('2 people selected')).toBeInTheDocument()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByLabelText('Who gets this message?')).toBeNull())
  expect(await screen.findByText('1 person selected')).toBeInTheDocument()
})

test('says that nothing matches a search, and clears the selection at once', async () => {
  const { user } = await showComposer({ query: `?selectedParticipantIds=${annaId},${bertId}` })
  expect(await screen.findByText('2 people selected')).toBeInTheDocument()
  await user.click(screen.getByText('Select people'))
  const dialog = await picker()
  await user.click(dialog.getByText('Clear selection'))
  expect(dialog.getByText('No one selected yet')).toBeInTheDocument()
  expect(dialog.getByText('Clear selection')).toBeDisabled()
  await user.click(dialog.getByLabelText('Search by name or email'))
  await user.paste('xyz')
  expect(await dialog.findByText('No matches.')).toBeInTheDocument()
})

test('shows the refusal of the selection below the choices', async () => {
  const { user } = await showComposer()
  await choice('Everyone (2)')
  const code = 'invalid_size_selected_participants_message_empty'
  given(refuse(messageRoutes.participants.preview, [{ message: code, field: 'participantSelection' }]))
  await user.click(await choice('In a team (1)'))
  const group = screen.getByRole('radiogroup', { name: 'To' })
  await waitFor(() => expect(group).toHaveAccessibleDescription('Choose at least one person with an email address.'))
})
