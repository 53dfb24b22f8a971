import { type DietsReply, dietRoutes, notificationRoutes } from '@running-dinner/contract/messages'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { exampleCounts, exampleNotificationStatus } from '../../../../../../test/example-notification-status.ts'
import { renderAdminPage } from '../../../../../../test/render-admin-page.tsx'
import { disconnect, given, hang, reply } from '../../../../../../test/server.ts'
import { DietsPage } from './diets-page.tsx'

const path = 'participants/diets'
const cook = (name: string) => ({ participantId: `id-${name}`, name, phone: '', callLinks: [] })
const withPhone = { ...cook('Hugo'), phone: '0171 23', callLinks: [{ text: '0171 23', url: 'tel:+4917123' }] }
const diets: DietsReply = {
  teamsExist: true,
  meals: [
    { mealId: 'm1', label: 'Starter' },
    { mealId: 'm2', label: 'Main course' },
  ],
  teams: [
    { teamId: 't1', teamNumber: 1, cooks: [withPhone, cook('Ina')] },
    { teamId: 't2', teamNumber: 2, cooks: [cook('Anna')] },
  ],
  people: [
    {
      ...{ participantId: 'anna', name: 'Anna', note: 'Nüsse (schwer)' },
      needs: [
        { need: 'SEVERE', severity: null },
        { need: 'NUTS', severity: 'TRACES' },
      ],
      tables: [
        { mealId: 'm1', teamId: 't1', told: 'OUTDATED' },
        { mealId: 'm2', teamId: 't2', told: null },
      ],
    },
    {
      ...{ participantId: 'bert', name: 'Bert', note: '' },
      needs: [{ need: 'VEGAN', severity: null }],
      tables: [{ mealId: 'm1', teamId: 't1', told: 'KNOWN' }],
    },
  ],
}
const outdated = exampleNotificationStatus({
  teams: exampleCounts({ known: 18 }),
  routes: exampleCounts({ known: 16, outdated: 2 }),
  outdated: [
    { participantId: 'id-Hugo', name: 'Hugo', teamId: 't1', kind: 'DINNER_ROUTE', languageCode: 'en', changes: [] },
  ],
})

function show(at = path, shown = diets, notificationStatus = outdated) {
  given(reply(dietRoutes.diets, shown), reply(notificationRoutes.notificationStatus, notificationStatus))
  return renderAdminPage(<DietsPage />, { path, at })
}
const people = async () => within(await screen.findByRole('list', { name: 'People and their tables' }))
const button = (name: RegExp) => screen.findByRole('button', { name })

test('shows a skeleton, and loads again after a lost connection', async () => {
  given(hang(dietRoutes.diets))
  await renderAdminPage(<DietsPage />, { path, at: path })
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
  cleanup()
  given(disconnect(dietRoutes.diets))
  const { user } = await renderAdminPage(<DietsPage />, { path, at: path })
  const retry = await screen.findByText('Try again')
  given(reply(dietRoutes.diets, diets), reply(notificationRoutes.notificationStatus, outdated))
  await user.click(retry)
  expect((await people()).getByText('Anna')).toBeVisible()
})

test('says who eats what at which table, and whether the cooks know', async () => {
  await show()
  const list = await people()
  const [anna] = list.getAllByRole('listitem')
  expect(anna).toHaveTextContent(
    'Annasevere, nuts (not even traces)Nüsse (schwer)StarterTeam 1 Hugo0171 23doesn’t know yetMain courseTeam 2 cooks',
  )
  expect(list.getAllByRole('link', { name: '0171 23' })[0]).toHaveAttribute('href', 'tel:+4917123')
  const [, bert] = list.getAllByRole('listitem')
  expect(bert).toHaveTextContent('BertveganStarterTeam 1 Hugo0171 23knowsMain courseno table')
  expect(screen.getByText('The cooks at 1 of 2 tables know.')).toBeVisible()
})

test('one press shows those with an allergy, and leads to the mail for exactly their hosts', async () => {
  const { user } = await show()
  await user.click(await button(/^nuts 1$/))
  expect((await people()).getAllByRole('listitem')).toHaveLength(1)
  expect(await screen.findByRole('link', { name: 'View changes' })).toHaveAttribute(
    'href',
    '/admin/admin-1/messages/changes?teams=t1',
  )
  await user.click(await button(/^vegan 1$/))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'View changes' })).toBeNull())
  expect(screen.getByText('The cooks at every table know.')).toBeVisible()
})

test.each([
  ['nothing', exampleNotificationStatus({ routes: exampleCounts({ never: 18 }) })],
  [
    'only mails about teams',
    exampleNotificationStatus({ teams: exampleCounts({ known: 18 }), routes: exampleCounts({ never: 18 }) }),
  ],
])('leads to the routes while %s was sent', async (_, notificationStatus) => {
  const toNotify = diets.people.map((person) => ({
    ...person,
    tables: person.tables.map((table) => ({ ...table, told: table.told && ('NEVER' as const) })),
  }))
  await show(path, { ...diets, people: toNotify }, notificationStatus)
  expect(await screen.findByRole('link', { name: 'Send routes' })).toHaveAttribute(
    'href',
    '/admin/admin-1/dinnerroute/messages',
  )
})

test('opens with the need of the address; one that nobody has any more can be left', async () => {
  const { user } = await show(`${path}?need=EGGS`)
  expect(await screen.findByText('No one matches')).toBeVisible()
  expect(await button(/^eggs 0$/)).toHaveAttribute('aria-pressed', 'true')
  await user.click(await button(/^Everyone 2$/))
  expect((await people()).getAllByRole('listitem')).toHaveLength(2)
})

test('says of people without a team that they have none', async () => {
  await show(path, { ...diets, people: diets.people.slice(0, 1).map((person) => ({ ...person, tables: [] })) })
  expect((await people()).getByText('Not in a team yet')).toBeVisible()
  expect(screen.queryByText('Tables appear here once there are teams.')).toBeNull()
})

test('says where tables will be, before there are teams, and that everybody eats everything', async () => {
  const early = {
    ...diets,
    teamsExist: false,
    teams: [],
    people: diets.people.map((person) => ({ ...person, tables: [] })),
  }
  await show(path, early)
  expect(await screen.findByText('Tables appear here once there are teams.')).toBeVisible()
  cleanup()
  await show(path, { ...diets, people: [] })
  expect(await screen.findByText('Everyone eats everything')).toBeVisible()
})
