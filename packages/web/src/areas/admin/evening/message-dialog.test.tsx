import { eveningMessageRoutes } from '@running-dinner/contract/evening-messages.ts'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { expect, test } from 'vitest'
import { exampleBoard, exampleEveningPeople, starterId, tonightTeamId } from '../../../../test/example-tonight.ts'
import { renderPage } from '../../../../test/render-page.tsx'
import { given, reply } from '../../../../test/server.ts'
import { TonightProvider } from './evening-context.tsx'
import { MessageDialog } from './message-dialog.tsx'

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
