import { type KnowledgeReply, knowledgeRoutes } from '@running-dinner/contract/knowledge.ts'
import { messageRoutes, type PreviewReply } from '@running-dinner/contract/messages.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleJob } from '../../../../test/example-messages.ts'
import { renderAdminPage } from '../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../../test/server.ts'
import { ChangesPage } from './changes-page.tsx'

const counts = { people: 18, known: 16, never: 0, queued: 0, outdated: 2, failed: 0 }
const outdated: KnowledgeReply['outdated'] = [
  {
    participantId: '00000000-0000-4000-8000-000000000001',
    name: 'Anna Zeh',
    teamId: 't1',
    kind: 'DINNER_ROUTE',
    changes: [{ fact: 'HOST', mealId: 'meal-unknown', before: 'Bea Ott', after: 'Cem Arslan' }],
  },
  {
    participantId: '00000000-0000-4000-8000-000000000002',
    name: 'Bert Adam',
    teamId: 't2',
    kind: 'TEAM',
    changes: [{ fact: 'CANCELLED', before: '', after: 'Your team no longer takes part.' }],
  },
]
const known = (people: KnowledgeReply['outdated'] = outdated) =>
  reply(knowledgeRoutes.knowledge, { teams: counts, routes: counts, outdated: people })
const preview = (numRecipients: number): PreviewReply => ({
  subject: 'Changed: Dinner',
  previewMessageList: [
    {
      participantId: '00000000-0000-4000-8000-000000000001',
      subject: 'Changed: Dinner',
      message: '',
      text: 'New: Hosts: Cem Arslan',
    },
  ],
  unknownPlaceholders: [],
  numRecipients,
})
const show = () => renderAdminPage(<ChangesPage />, { path: 'messages/changes', at: 'messages/changes' })
const people = async () => within(await screen.findByRole('list', { name: 'People and what changed for them' }))

test('shows a skeleton while it is loading', async () => {
  given(hang(knowledgeRoutes.knowledge))
  await show()
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
})

test('loads again after a lost connection', async () => {
  given(disconnect(knowledgeRoutes.knowledge))
  const { user } = await show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  given(known())
  await user.click(retry)
  expect((await people()).getByText('Anna Zeh')).toBeVisible()
})

test('says that everyone knows when no person is outdated', async () => {
  given(known([]))
  await show()
  expect(await screen.findByRole('heading', { name: 'Everyone knows what is true now' })).toBeVisible()
})

test('lists for each person what is new and what it was', async () => {
  given(known())
  await show()
  const [anna, bert] = (await people()).getAllByRole('listitem').filter((item) => within(item).queryByRole('checkbox'))
  expect(anna).toHaveTextContent('Anna ZehHosts: Cem Arslan (before: Bea Ott)')
  expect(bert).toHaveTextContent('Bert AdamCancelled: Your team no longer takes part.')
  expect(bert).not.toHaveTextContent('before')
})

test('mails exactly the chosen people with the text, after one sample', async () => {
  const send = vi.fn<Answer<typeof knowledgeRoutes.tellChanges>>(() => exampleJob({ id: 'job-9' }))
  given(
    known(),
    reply(knowledgeRoutes.previewChanges, preview(1)),
    reply(knowledgeRoutes.tellChanges, send),
    reply(messageRoutes.job, exampleJob({ id: 'job-9' })),
  )
  const { user } = await show()
  await user.click((await people()).getByRole('checkbox', { name: 'Bert Adam' }))
  expect(screen.getByText('For 1 person')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /A few words/ }), 'Sorry')
  await user.click(screen.getByRole('button', { name: 'Send …' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText('New: Hosts: Cem Arslan')).toBeVisible()
  expect(dialog.getByText('Anna Zeh')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: /Send/ }))
  await waitFor(() => expect(window.location.pathname).toBe('/admin/admin-1/mailprotocols/job-9'))
  expect(send).toHaveBeenCalledTimes(1)
  expect(send.mock.calls[0]?.[1]).toEqual({
    participantIds: ['00000000-0000-4000-8000-000000000001'],
    text: 'Sorry',
    holdSeconds: 30,
  })
})

test('asks for a person when none is chosen', async () => {
  given(known())
  const { user } = await show()
  for (const name of ['Anna Zeh', 'Bert Adam']) await user.click((await people()).getByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Send …' }))
  expect(await screen.findByText('Choose at least one person.')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('shows a refusal when everyone was notified meanwhile', async () => {
  given(known(), refuse(knowledgeRoutes.previewChanges, [{ message: 'no_outdated_people' }]))
  const { user } = await show()
  await people()
  await user.click(screen.getByRole('button', { name: 'Send …' }))
  expect(await screen.findByText('All people already know what is true now.')).toBeVisible()
})
