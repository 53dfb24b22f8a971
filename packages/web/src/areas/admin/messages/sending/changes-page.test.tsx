import {
  messageRoutes,
  type NotificationStatusReply,
  notificationRoutes,
  type PreviewReply,
} from '@running-dinner/contract/messages'
import { participantRoutes } from '@running-dinner/contract/people'
import { teamRoutes } from '@running-dinner/contract/plan'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { exampleDinner } from '../../../../../test/example-dinner.ts'
import { exampleListed } from '../../../../../test/example-listed.ts'
import { exampleJob } from '../../../../../test/example-messages.ts'
import { exampleCounts, exampleNotificationStatus } from '../../../../../test/example-notification-status.ts'
import { exampleMember, exampleTeam } from '../../../../../test/example-team.ts'
import { renderAdminPage } from '../../../../../test/render-admin-page.tsx'
import { type Answer, disconnect, given, hang, refuse, reply } from '../../../../../test/server.ts'
import { expectMail } from '../../../../../test/shown-mail.ts'
import { ChangesPage } from './changes-page.tsx'

const counts = { people: 18, known: 16, never: 0, queued: 0, outdated: 2, failed: 0 }
const outdated: NotificationStatusReply['outdated'] = [
  {
    participantId: '00000000-0000-4000-8000-000000000001',
    name: 'Anna Zeh',
    teamId: 't1',
    kind: 'DINNER_ROUTE',
    languageCode: 'en',
    changes: [{ fact: 'HOST', mealId: 'meal-unknown', before: 'Bea Ott', after: 'Cem Arslan' }],
  },
  {
    participantId: '00000000-0000-4000-8000-000000000002',
    name: 'Bert Adam',
    teamId: 't2',
    kind: 'TEAM',
    languageCode: 'en',
    changes: [{ fact: 'CANCELLED', before: '', after: 'Your team no longer takes part.' }],
  },
]
type Newcomer = NotificationStatusReply['newcomers'][number]
const known = (people: NotificationStatusReply['outdated'] = outdated) =>
  reply(
    notificationRoutes.notificationStatus,
    exampleNotificationStatus({ teams: counts, routes: counts, outdated: people }),
  )
const preview = (numRecipients: number): PreviewReply => ({
  subject: 'Changed: Dinner',
  previewMessageList: [
    {
      participantId: '00000000-0000-4000-8000-000000000001',
      subject: 'Changed: Dinner',
      message: '',
      text: 'New: Host: Cem Arslan',
      html: '<p>New: Host: Cem Arslan</p>',
    },
  ],
  unknownPlaceholders: [],
  numRecipients,
})
const show = (dinner = exampleDinner()) => {
  given(reply(messageRoutes.jobs, []))
  return renderAdminPage(<ChangesPage />, { path: 'messages/changes', at: 'messages/changes', dinner })
}
const people = async () => within(await screen.findByRole('list', { name: 'People and what changed for them' }))

test('shows a skeleton while it is loading', async () => {
  given(hang(notificationRoutes.notificationStatus))
  await show()
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeVisible()
})

test('loads again after a lost connection', async () => {
  given(disconnect(notificationRoutes.notificationStatus))
  const { user } = await show()
  const retry = await screen.findByRole('button', { name: 'Try again' })
  given(known())
  await user.click(retry)
  expect((await people()).getByText('Anna Zeh')).toBeVisible()
})

test.each([
  ['everyone is up to date', ['KNOWN', 'KNOWN'], 'Everyone is up to date'],
  ['mails are on their way while one is queued', ['KNOWN', 'QUEUED'], 'Emails are still on their way'],
  ['no change is open while the mail to one failed', ['KNOWN', 'FAILED'], 'No changes to send'],
  ['nobody knows the plan before the first mail', ['NEVER', 'NEVER'], 'No one knows the plan yet'],
] as const)('says without outdated people that %s', async (_, states, title) => {
  const persons = states.map((state, index) => ({
    participantId: `p${index}`,
    name: 'Anna Zeh',
    teamId: 't1',
    team: state,
    route: state,
  }))
  const never = states.filter((state) => state === 'NEVER').length
  const numbers = exampleCounts({ people: 2, never })
  given(
    reply(
      notificationRoutes.notificationStatus,
      exampleNotificationStatus({ teams: numbers, routes: numbers, people: persons }),
    ),
    reply(teamRoutes.list, { teams: [exampleTeam(1)], dinnerAdminId: 'admin-1', planVersion: 1 }),
    hang(participantRoutes.list),
  )
  await show()
  expect(await screen.findByRole('heading', { name: title })).toBeVisible()
})

test('says of a cancelled event that no changes are sent, also where a mail failed', async () => {
  const failed = { participantId: 'p1', name: 'Anna Zeh', teamId: 't1', team: 'FAILED', route: 'FAILED' } as const
  given(
    reply(
      notificationRoutes.notificationStatus,
      exampleNotificationStatus({ teams: counts, routes: counts, people: [failed] }),
    ),
  )
  await show(exampleDinner({ cancellationDate: '2027-04-30T10:00:00Z' }))
  expect(await screen.findByRole('heading', { name: 'Your event is cancelled' })).toBeVisible()
  expect(screen.getByText('Changes are no longer sent to anyone.')).toBeVisible()
  expect(screen.queryByText('Anna Zeh')).toBeNull()
})

test('lists for each person what is new and what it was', async () => {
  given(known())
  await show()
  const [anna, bert] = (await people()).getAllByRole('listitem').filter((item) => within(item).queryByRole('checkbox'))
  expect(anna).toHaveTextContent('Anna ZehHost: Cem Arslan · before: Bea Ott')
  expect(bert).toHaveTextContent('Bert AdamCancelled: Your team no longer takes part.')
  expect(bert).not.toHaveTextContent('before')
})

test('one press mails exactly the chosen people with the text, and can be taken back on the same page', async () => {
  const job = exampleJob({
    id: 'job-9',
    sendingStatus: 'QUEUED',
    delivery: 'WAITING',
    createdAt: '2027-05-01T11:59:50.000Z',
    heldUntil: '2027-05-01T12:00:20.000Z',
  })
  const send = vi.fn<Answer<typeof notificationRoutes.notifyOfChanges>>(() => {
    given(known([]), reply(messageRoutes.jobs, [job]))
    return job
  })
  given(known(), reply(notificationRoutes.notifyOfChanges, send))
  const { user } = await show()
  await user.click((await people()).getByRole('checkbox', { name: 'Bert Adam' }))
  await user.type(screen.getByRole('textbox', { name: /Personal note/ }), 'Sorry')
  await user.click(screen.getByRole('button', { name: 'Send to 1 person' }))
  expect(await screen.findByRole('button', { name: 'Undo send' })).toBeVisible()
  expect(window.location.pathname).toBe('/admin/admin-1/messages/changes')
  expect(send).toHaveBeenCalledTimes(1)
  expect(send.mock.calls[0]?.[1]).toEqual({
    participantIds: ['00000000-0000-4000-8000-000000000001'],
    text: 'Sorry',
    secondText: '',
    holdSeconds: 30,
  })
})

test('shows one of the mails on request', async () => {
  given(known(), reply(notificationRoutes.previewChanges, preview(2)))
  const { user } = await show()
  await people()
  await user.click(screen.getByRole('button', { name: 'View email' }))
  const dialog = within(await screen.findByRole('dialog'))
  await expectMail('New: Host: Cem Arslan', dialog)
  expect(dialog.getByText('Anna Zeh')).toBeVisible()
})

test('people with the same change are one line, which chooses all of them or each', async () => {
  const [anna] = outdated
  if (!anna) throw new Error('no example')
  const same = ['Ada', 'Ben', 'Cem', 'Dua'].map((name) => ({ ...anna, name, participantId: name }))
  given(known(same))
  const { user } = await show()
  const all = (await people()).getByRole('checkbox', { name: '4 people' })
  expect(all).toBeChecked()
  await user.click((await people()).getByRole('button', { name: 'Show people' }))
  await user.click((await people()).getByRole('checkbox', { name: 'Ben' }))
  expect(all).toBePartiallyChecked()
  expect(screen.getByRole('button', { name: 'Send to 3 people' })).toBeVisible()
  await user.click(all)
  expect(screen.getByRole('button', { name: 'Send to 4 people' })).toBeVisible()
  await user.click(all)
  expect(screen.getByRole('button', { name: 'Send' })).toBeVisible()
})

test('newcomers are listed with their first route', async () => {
  const [{ changes: _, ...newcomer } = { changes: [] }] = outdated
  given(
    reply(
      notificationRoutes.notificationStatus,
      exampleNotificationStatus({ routes: counts, newcomers: [newcomer as Newcomer] }),
    ),
  )
  await show()
  expect((await people()).getByRole('listitem')).toHaveTextContent('Anna ZehNew: no route yet')
  expect(screen.getByRole('button', { name: 'Send to 1 person' })).toBeVisible()
})

test('a second text is offered only where somebody reads the other language', async () => {
  given(known())
  const { user } = await show()
  await people()
  expect(screen.queryByRole('textbox', { name: /in German/ })).toBeNull()
  cleanup()
  const [anna] = outdated
  if (!anna) throw new Error('no example')
  given(known([{ ...anna, languageCode: 'de' }]))
  await show()
  await people()
  await user.type(screen.getByRole('textbox', { name: /in German/ }), 'Tut mir leid')
  expect(screen.getByText('1 person reads this instead of the first note.')).toBeVisible()
})

test('asks for a person when none is chosen', async () => {
  given(known())
  const { user } = await show()
  for (const name of ['Anna Zeh', 'Bert Adam']) await user.click((await people()).getByRole('checkbox', { name }))
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Select at least one person.')).toBeVisible()
})

test('shows a refusal when everyone was notified meanwhile', async () => {
  given(known(), refuse(notificationRoutes.notifyOfChanges, [{ message: 'no_outdated_people' }]))
  const { user } = await show()
  await people()
  await user.click(screen.getByRole('button', { name: 'Send to 2 people' }))
  expect(await screen.findByText('There are no changes to send right now.')).toBeVisible()
})

test('a link from one change chooses the outdated people of its teams only, and lists the others', async () => {
  given(known(), reply(messageRoutes.jobs, []))
  await renderAdminPage(<ChangesPage />, { path: 'messages/changes', at: 'messages/changes?teams=t2,t7' })
  expect((await people()).getByRole('checkbox', { name: 'Anna Zeh' })).not.toBeChecked()
  expect((await people()).getByRole('checkbox', { name: 'Bert Adam' })).toBeChecked()
  expect(screen.getByRole('button', { name: 'Send to 1 person' })).toBeVisible()
})

test('names the people whose mail failed with team and phone', async () => {
  const person = { participantId: 'cleo', name: 'Cleo Fall', teamId: 't1', team: 'FAILED', route: 'FAILED' } as const
  const routes = exampleCounts({ known: 17, failed: 1 })
  given(
    reply(
      notificationRoutes.notificationStatus,
      exampleNotificationStatus({ teams: routes, routes, people: [person] }),
    ),
    reply(teamRoutes.list, {
      teams: [exampleTeam(1, { teamMembers: [exampleMember('cleo', { mobileNumber: '0171 99' })] })],
      dinnerAdminId: 'admin-1',
      planVersion: 1,
    }),
  )
  await show()
  const failed = within(await screen.findByRole('list', { name: 'People whose email wasn’t delivered' }))
  expect(await failed.findByRole('link', { name: 'Team 1' })).toHaveAttribute('href', '/admin/admin-1/teams/t1')
  expect(failed.getByRole('link', { name: '0171 99' })).toHaveAttribute('href', 'tel:017199')
  expect(failed.getByRole('button', { name: /told by phone/ })).toBeVisible()
})

test('names a former member of a cancelled team with the phone from the list of participants', async () => {
  const former = exampleListed(3, { lastname: 'Fall', mobileNumber: '0171 88' })
  const person = {
    participantId: former.id,
    name: 'Cleo',
    teamId: 'gone',
    team: 'FAILED',
    route: 'FAILED',
  } as const
  const routes = exampleCounts({ known: 16, failed: 1 })
  given(
    reply(
      notificationRoutes.notificationStatus,
      exampleNotificationStatus({ teams: routes, routes, people: [person] }),
    ),
    reply(teamRoutes.list, { teams: [exampleTeam(1)], dinnerAdminId: 'admin-1', planVersion: 1 }),
    reply(participantRoutes.list, {
      participants: [],
      participantsWaitingList: [former],
      numParticipantsTotal: 1,
      teamsGenerated: true,
      missingParticipantsInfo: { numMinParticipantsNeeded: 18, numParticipantsMissing: 17 },
    }),
  )
  await show()
  const failed = within(await screen.findByRole('list', { name: 'People whose email wasn’t delivered' }))
  expect(await failed.findByRole('link', { name: '0171 88' })).toHaveAttribute('href', 'tel:017188')
  expect(failed.getByText(/Fall/)).toBeVisible()
  expect(failed.queryByRole('link', { name: /Team/ })).toBeNull()
})
