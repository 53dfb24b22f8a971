import { messageRoutes } from '@running-dinner/contract/messages.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { given, refuse } from '../../../../test/server.ts'
import { annaId, bertId, composerPreview, showComposer } from '../../../../test/show-composer.tsx'

const choice = (name: string) => screen.findByLabelText(name)
const picker = async () => within(await screen.findByLabelText('Who gets this message?'))

test('counts the recipients of each choice and previews for one of them', async () => {
  const { user } = await showComposer()
  expect(await choice('Everybody (2)')).toBeChecked()
  expect(await choice('Those in a team (1)')).not.toBeChecked()
  await user.click(await choice('Those in no team (1)'))
  const preview = await composerPreview()
  expect(await preview.findByText(/^Hello Bert/)).toBeInTheDocument()
  expect(preview.getByLabelText('As read by')).toHaveTextContent(/^Bert Adam$/)
  expect(screen.getByText('1 mail to everybody in no team')).toBeInTheDocument()
})

test('is changed with the arrow keys', async () => {
  const { user } = await showComposer()
  ;(await choice('Everybody (2)')).focus()
  await user.keyboard('{ArrowDown}')
  expect(await choice('Those in a team (1)')).toBeChecked()
})

test('picks people found by name, and applies them only with "Apply"', async () => {
  const { user } = await showComposer()
  await user.click(await choice('Selected people'))
  expect(screen.getByText('Nobody selected yet')).toBeInTheDocument()
  expect(await (await composerPreview()).findByText(/at least one person/)).toBeInTheDocument()
  await user.click(screen.getByText('Select people'))
  const dialog = await picker()
  await user.click(dialog.getByLabelText('Search name or e-mail'))
  await user.paste('adam')
  await waitFor(() => expect(dialog.queryByLabelText(/Anna Zeh/)).toBeNull())
  await user.click(dialog.getByLabelText(/Bert Adam/))
  expect(dialog.getByText('1 person selected')).toBeInTheDocument()
  await user.click(dialog.getByText('Apply'))
  await waitFor(() => expect(screen.queryByLabelText('Who gets this message?')).toBeNull())
  expect(screen.getByText('1 person selected')).toBeInTheDocument()
  expect(await (await composerPreview()).findByText(/^Hello Bert/)).toBeInTheDocument()
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
  expect(dialog.getByText('Nobody selected yet')).toBeInTheDocument()
  expect(dialog.getByText('Clear selection')).toBeDisabled()
  await user.click(dialog.getByLabelText('Search name or e-mail'))
  await user.paste('xyz')
  expect(await dialog.findByText('Nothing matches this search.')).toBeInTheDocument()
})

test('shows the refusal of the selection below the choices', async () => {
  const { user } = await showComposer()
  await choice('Everybody (2)')
  const code = 'invalid_size_selected_participants_message_empty'
  given(refuse(messageRoutes.participants.preview, [{ message: code, field: 'participantSelection' }]))
  await user.click(await choice('Those in a team (1)'))
  const group = screen.getByRole('radiogroup', { name: 'To whom?' })
  await waitFor(() =>
    expect(group).toHaveAccessibleDescription('Choose at least one person who has an e-mail address.'),
  )
})
