import { eveningMessageRoutes } from '@running-dinner/contract/evening'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test, vi } from 'vitest'
import { exampleBoard, exampleEveningPeople, starterId, tonightTeamId } from '../../../../../test/example-tonight.ts'
import { renderPage } from '../../../../../test/render-page.tsx'
import { type Answer, given, reply } from '../../../../../test/server.ts'
import { TonightProvider } from './evening-context.tsx'
import { MessageDialog } from './message-dialog.tsx'

test('offers a second text only where somebody of the addressed people reads the other language', async () => {
  const people = exampleEveningPeople()
  const [first, ...others] = people.teams
  if (!first) throw new Error('no team')
  const german = first.members.map((member) => ({ ...member, languageCode: 'de' as const }))
  const { user } = await renderPage(
    <TonightProvider
      secret="admin-1"
      board={exampleBoard()}
      boardAt={Date.now()}
      people={{ ...people, teams: [{ ...first, members: german }, ...others] }}
    >
      <MessageDialog open onClose={() => {}} />
    </TonightProvider>,
  )
  await user.click(await screen.findByLabelText(/^Message/))
  await user.paste('We start')
  await user.click(screen.getByLabelText('The same in German (optional)'))
  await user.paste('Es geht los')
  expect(screen.getByText('2 people read this instead of the first text.')).toBeVisible()
  const sent = vi.fn<Answer<typeof eveningMessageRoutes.sendEveningMessage>>(() => ({
    ...{ jobId: 'job-1', recipients: 8, heldUntil: null },
  }))
  given(reply(eveningMessageRoutes.sendEveningMessage, sent))
  await user.click(screen.getByRole('combobox', { name: 'To' }))
  await user.click(screen.getByRole('option', { name: 'Starter, team 2: Çem Kaya and guests' }))
  expect(screen.queryByLabelText(/in German/)).toBeNull()
  // A list that closes still hides the rest of the page from assistive technology.
  await user.click(await screen.findByRole('combobox', { name: 'To' }))
  await user.click(await screen.findByRole('option', { name: 'Everyone' }))
  await user.click(screen.getByText('Send to 8 people'))
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.lastCall?.[1]).toMatchObject({ to: 'ALL', text: 'We start', secondText: 'Es geht los' })
})

test('writes to a table once, with the same id until the server has answered', async () => {
  const { user } = await renderPage(
    <TonightProvider secret="admin-1" board={exampleBoard()} boardAt={Date.now()} people={exampleEveningPeople()}>
      <MessageDialog open onClose={() => {}} />
    </TonightProvider>,
  )
  const to = await screen.findByLabelText('To')
  expect(screen.getByText('Send to 8 people')).toBeVisible()
  await user.click(to)
  await user.click(screen.getByText('Starter, team 2: Çem Kaya and guests'))
  await user.click(screen.getByLabelText(/^Message/))
  await user.paste('On my way')
  const sent: unknown[] = []
  // The server has it, the answer is lost.
  given(
    http.post('*/messages', async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.error()
    }),
  )
  const send = screen.getByText('Send to 4 people')
  await user.click(send)
  // A lost reply is asked for once more without a press.
  await waitFor(() => expect(sent).toHaveLength(2))
  await waitFor(() => expect(send).toBeEnabled())
  given(
    reply(eveningMessageRoutes.sendEveningMessage, (_, body) => {
      sent.push(body)
      return { jobId: 'job-1', recipients: 4, heldUntil: null }
    }),
  )
  await user.click(send)
  expect(await screen.findByText('4 emails are going out.')).toBeVisible()
  expect(sent).toEqual([sent[0], sent[0], sent[0]])
  expect(sent[0]).toMatchObject({ to: 'TABLE', mealId: starterId, teamId: tonightTeamId(2), text: 'On my way' })
})
