import { messageRoutes, notificationRoutes } from '@running-dinner/contract/messages'
import { participantRoutes } from '@running-dinner/contract/people'
import { teamRoutes } from '@running-dinner/contract/plan'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleNotificationStatus } from '../../../../../test/example-notification-status.ts'
import { exampleTeam } from '../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { disconnect, given, hang, refuse, reply } from '../../../../../test/server.ts'
import { composerField, composerPeople, composerPreview, showComposer } from '../../../../../test/show-composer.tsx'
import { expectMail } from '../../../../../test/shown-mail.ts'
import { blankMessage } from '../../../../features/messages/sending/message-content.ts'
import { ComposerPage } from './composer-page.tsx'
import { keepDraft } from './draft-storage.ts'

const noTeams = { teams: [], dinnerAdminId: 'admin-1', planVersion: 0 }
const showTeamComposer = () => renderAdminPage(<ComposerPage type="TEAM" />, { path: 'teams/messages' })
const insertFirstName = () => screen.getByLabelText('Insert First name ({firstname}): First name')

test('shows a skeleton until the recipients are loaded', async () => {
  given(hang(teamRoutes.list))
  await showTeamComposer()
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('reports recipients that could not be loaded and loads them on the next try', async () => {
  given(disconnect(messageRoutes.recipients), reply(teamRoutes.list, noTeams))
  const { user } = await renderAdminPage(<ComposerPage type="PARTICIPANT" />, { path: 'participants/messages' })
  const retry = await screen.findByText('Try again')
  given(reply(messageRoutes.recipients, []))
  await user.click(retry)
  expect(await screen.findByText(/No one has a confirmed registration/)).toBeInTheDocument()
  expect(screen.getByText('Go to participants')).toHaveAttribute('href', '/admin/admin-1/participants')
})

test('asks for teams before a message to teams can be written', async () => {
  given(reply(teamRoutes.list, noTeams))
  await showTeamComposer()
  expect(await screen.findByText(/Create the teams first/)).toBeInTheDocument()
  expect(screen.getByText('Go to teams')).toHaveAttribute('href', '/admin/admin-1/teams')
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('offers the parts and placeholders of a message to teams', async () => {
  given(reply(teamRoutes.list, { ...noTeams, teams: [exampleTeam(1)] }), refuse(messageRoutes.teams.preview, []))
  await showTeamComposer()
  expect(await screen.findByLabelText(/^Sentence for the host/)).toHaveValue('Our suggestion: you cook at your place.')
  const chips = screen.getByLabelText('Insert a placeholder: Message')
  expect(
    within(chips).getByRole('button', { name: /^Insert Link: change host \(\{managehostlink\}\)/ }),
  ).toBeInTheDocument()
  expect(within(chips).queryByRole('button', { name: /\{route\}/ })).toBeNull()
})

test('chooses the teams no mail has reached where the address asks for them', async () => {
  const person = { participantId: 'p', name: 'P', teamId: 't2', team: 'NEVER', route: 'NEVER' } as const
  given(
    reply(teamRoutes.list, { ...noTeams, teams: [exampleTeam(1), exampleTeam(2)] }),
    refuse(messageRoutes.teams.preview, []),
    reply(notificationRoutes.notificationStatus, exampleNotificationStatus({ people: [person] })),
  )
  const at = 'teams/messages?recipients=UNREACHED'
  await renderAdminPage(<ComposerPage type="TEAM" />, { path: 'teams/messages', at })
  expect(await screen.findByText('1 team selected')).toBeInTheDocument()
})

test('starts with the template, previewed for the first recipient, and warns that it is unchanged', async () => {
  await showComposer()
  expect(await composerField('Subject')).toHaveValue('Saturday, 2 October: news about the running dinner')
  const preview = await composerPreview()
  await expectMail(/^Hello Anna/, preview)
  expect(preview.getByText('Anna Zeh · anna@example.org')).toBeInTheDocument()
  expect(preview.getByText(/This is still the template/)).toBeInTheDocument()
})

test('inserts a placeholder at the cursor, by mouse and by keyboard', async () => {
  const { user } = await showComposer()
  const message = await composerField('Message')
  await user.clear(message)
  await user.paste('Dear , welcome')
  await user.keyboard('{ArrowLeft>9/}')
  await user.click(insertFirstName())
  expect(message).toHaveValue('Dear {firstname}, welcome')
  expect(message).toHaveFocus()
  await expectMail('Dear Anna, welcome', await composerPreview())
  insertFirstName().focus()
  await user.keyboard('{Enter}')
  expect(message).toHaveValue('Dear {firstname}{firstname}, welcome')
  expect(message).toHaveFocus()
})

test('explains the placeholders on demand', async () => {
  const { user } = await showComposer()
  const explain = await screen.findByText('What do the placeholders mean?')
  expect(explain).toHaveAttribute('aria-expanded', 'false')
  await user.click(explain)
  expect(explain).toHaveAttribute('aria-expanded', 'true')
  expect(await screen.findByText('for example: Marlene')).toBeInTheDocument()
})

test('previews the mail of the person chosen by arrow or by name', async () => {
  const { user } = await showComposer()
  const preview = await composerPreview()
  await expectMail(/^Hello Anna/, preview)
  expect(preview.getByLabelText('Previous person')).toBeDisabled()
  await user.click(preview.getByLabelText('Next person'))
  await expectMail(/^Hello Bert/, preview)
  expect(preview.getByLabelText('Next person')).toBeDisabled()
  await user.selectOptions(preview.getByLabelText('Preview as'), 'Anna Zeh')
  await expectMail(/^Hello Anna/, preview)
})

test('warns of a placeholder that does not exist and shows it as typed', async () => {
  const { user } = await showComposer()
  const message = await composerField('Message')
  await user.clear(message)
  await user.paste('Dear {nickname}')
  const preview = await composerPreview()
  expect(await preview.findByText('This isn’t a placeholder here and stays as it is: {nickname}')).toBeInTheDocument()
  await expectMail('Dear {nickname}', preview)
})

test('lists what is missing instead of a preview, and marks the empty field after it was left', async () => {
  const { user } = await showComposer()
  const subject = await composerField('Subject')
  await user.clear(subject)
  expect(await (await composerPreview()).findByText('the subject')).toBeInTheDocument()
  expect(subject).toHaveAttribute('aria-invalid', 'false')
  await user.tab()
  expect(subject).toHaveAttribute('aria-invalid', 'true')
  expect(subject).toHaveAccessibleDescription(/Required/)
})

test('shows the refusal of the server at its field and in the preview until the text is accepted', async () => {
  const { user } = await showComposer()
  const subject = await composerField('Subject')
  given(refuse(messageRoutes.participants.preview, [{ message: 'max_length_exceeded', field: 'subject' }]))
  await user.type(subject, '!')
  await waitFor(() => expect(subject).toHaveAttribute('aria-invalid', 'true'))
  expect(subject).toHaveAccessibleDescription(/Too many characters/)
  const preview = await composerPreview()
  expect(preview.getByText('Subject: Too many characters')).toBeInTheDocument()
})

test('offers another try when the preview could not be loaded', async () => {
  given(disconnect(messageRoutes.participants.preview))
  given(
    reply(messageRoutes.recipients, composerPeople),
    reply(teamRoutes.list, noTeams),
    hang(participantRoutes.registrations),
  )
  const { user } = await renderAdminPage(<ComposerPage type="PARTICIPANT" />, { path: 'participants/messages' })
  const preview = await composerPreview()
  expect(await preview.findByText('The preview couldn’t be loaded')).toBeInTheDocument()
  given(
    reply(messageRoutes.participants.preview, {
      subject: 'News',
      previewMessageList: [
        {
          participantId: composerPeople[0]?.id ?? '',
          subject: 'News',
          message: '',
          text: 'Here it is',
          html: '<p>Here it is</p>',
        },
      ],
      unknownPlaceholders: [],
      numRecipients: 2,
    }),
  )
  await user.click(preview.getByText('Try again'))
  await expectMail('Here it is', preview)
})

test('restores the draft of this tab and discards it only after a question', async () => {
  keepDraft('admin-1', 'PARTICIPANT', { ...blankMessage('PARTICIPANT', 'en'), subject: 'Half a thought' })
  const { user } = await showComposer()
  const subject = await composerField('Subject')
  expect(subject).toHaveValue('Half a thought')
  expect(screen.getByText('Your draft is still here.')).toBeInTheDocument()
  await user.click(screen.getByText('Discard'))
  await user.click(await screen.findByText('Discard draft'))
  await waitFor(() => expect(subject).toHaveValue('Saturday, 2 October: news about the running dinner'))
  expect(screen.queryByText('Your draft is still here.')).toBeNull()
})
