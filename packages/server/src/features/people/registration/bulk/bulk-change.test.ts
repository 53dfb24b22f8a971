import {
  type BodyOf,
  type ListedParticipant,
  participantRoutes,
  type ReplyOf,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { type GivenDinner, givenDinner, givenParticipants } from '../../../../../test/given.ts'
import { givenPublicDinner, mailTo } from '../../../../../test/given-registration.ts'

type Report = ReplyOf<typeof participantRoutes.bulk>
const unknown = '00000000-0000-4000-8000-000000000000'
const partner = {
  numSeats: 6,
  teamPartnerWishRegistrationData: { firstnamePart: 'Pat', lastname: 'Partner', email: '', mobileNumber: '' },
}

async function bulk(
  app: TestApp,
  { params }: GivenDinner,
  action: BodyOf<typeof participantRoutes.bulk>['action'],
  participantIds: string[],
) {
  const answer = await app.call(participantRoutes.bulk, { params, body: { action, participantIds } })
  expect(answer.issues).toEqual([])
  return answer.body as Report
}

const idsOf = async (app: TestApp) =>
  (await app.database.pool.query('select id from participant order by participant_number')).rows.map(({ id }) => id)
const listed = async (app: TestApp, { params }: GivenDinner) =>
  ((await app.call(participantRoutes.list, { params })).body as { participants: ListedParticipant[] }).participants
const linksTo = async (app: TestApp, email: string) => {
  await app.deliver()
  return (await app.mails()).filter(({ to, text }) => to === email && text.includes('/activate')).length
}
const activities = async (app: TestApp) =>
  (
    await app.database.pool.query(
      "select type, code, data from activity where code like 'participants\\_%' or type = 'PARTICIPANT_SUBSCRIBED' order by position",
    )
  ).rows

test('confirms many people, a pair by either half, as single activity', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.register(1)
  await given.register(2, partner)
  await given.register(4)
  const [single = '', root = '', child = '', four = ''] = await idsOf(app)
  const report = await bulk(app, given, 'ACTIVATE', [single, child, unknown, single])
  expect(report.done.sort()).toEqual([single, root, child].sort())
  expect(report.refused).toEqual([
    { participantId: unknown, name: '', issues: [{ message: 'not_found', issueType: 'VALIDATION' }] },
  ])
  expect((await listed(app, given)).map(({ id }) => id)).toEqual([single, root, child])
  expect(await activities(app)).toEqual([
    {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'participants_confirmed',
      data: { count: 3, name: 'Vorname1 Nachname1, Vorname2 Nachname2, Pat Partner' },
    },
  ])
  expect(await mailTo(app, 'person1@guests.example', '/registration/')).not.toBe('')
  expect((await bulk(app, given, 'ACTIVATE', [single])).done).toEqual([single])
  expect(await activities(app)).toHaveLength(1)
  expect((await bulk(app, given, 'ACTIVATE', [four])).done).toEqual([four])
})

test('confirms no people of a demo', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.register(1)
  await app.database.pool.query("update dinner set running_dinner_type = 'DEMO'")
  const answer = await app.call(participantRoutes.bulk, {
    params: given.params,
    body: { action: 'ACTIVATE', participantIds: await idsOf(app) },
  })
  expect(answer).toMatchObject({ status: 406, issues: [{ message: 'participant_activation_invalid_demo_dinner' }] })
  expect(await listed(app, given)).toEqual([])
})

test('reminds the unconfirmed by another link, a pair by one mail, each once a day', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.register(1)
  await given.register(2, partner)
  await given.confirmed(4)
  const [single = '', root = '', child = '', confirmed = ''] = await idsOf(app)
  const codes = (report: Report) =>
    report.refused.map(({ participantId, issues }) => [participantId, issues[0]?.message])
  const tooSoon = await bulk(app, given, 'REMIND', [single, child])
  expect(tooSoon.done).toEqual([])
  expect(codes(tooSoon)).toEqual([
    [single, 'confirmation_mailed_today'],
    [root, 'confirmation_mailed_today'],
  ])
  app.clock.set('2030-05-02T10:00:00Z')
  const before = await linksTo(app, 'person1@guests.example')
  const report = await bulk(app, given, 'REMIND', [single, child, confirmed])
  expect(report.done).toEqual([single, root])
  expect(codes(report)).toEqual([[confirmed, 'registration_already_confirmed']])
  expect(await linksTo(app, 'person1@guests.example')).toBe(before + 1)
  expect(await activities(app)).toContainEqual({
    type: 'CUSTOM_ADMIN_CHANGE',
    code: 'participants_reminded',
    data: { count: 2, name: 'Vorname1 Nachname1, Vorname2 Nachname2' },
  })
  expect(codes(await bulk(app, given, 'REMIND', [single]))).toEqual([[single, 'confirmation_mailed_today']])
})

test('reminds nobody who is about to pay, and no people of a demo', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  await given.register(1)
  const [paying = ''] = await idsOf(app)
  await app.database.pool.query("update participant set reserved_until = now() + interval '1 hour'")
  app.clock.set('2030-05-02T10:00:00Z')
  const report = await bulk(app, given, 'REMIND', [paying])
  expect([report.done, report.refused[0]?.issues[0]?.message]).toEqual([[], 'payment_running'])
  await app.database.pool.query("update dinner set running_dinner_type = 'DEMO'")
  const answer = await app.call(participantRoutes.bulk, {
    params: given.params,
    body: { action: 'REMIND', participantIds: [paying] },
  })
  expect(answer).toMatchObject({ status: 406, issues: [{ message: 'participant_activation_invalid_demo_dinner' }] })
})

test('deletes many people, a root with its child; deleting a child leaves its root', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const people = await givenParticipants(app, given, 4, (number) => (number > 2 ? partner : {}))
  const [single = '', , root = '', child = '', otherRoot = '', otherChild = ''] = people.map(({ id }) => id)
  const report = await bulk(app, given, 'DELETE', [single, root, otherChild])
  expect(report).toEqual({ done: [single, root, child, otherChild], refused: [] })
  expect(await listed(app, given)).toMatchObject([
    { firstnamePart: 'Vorname2' },
    { id: otherRoot, teamPartnerWishOriginatorId: null },
  ])
  const [activity] = await activities(app)
  expect(activity).toMatchObject({ code: 'participants_deleted', data: { count: 4 } })
})

test('keeps and names members of a team, and deletes the others', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const people = await givenParticipants(app, given, 20)
  await app.call(teamRoutes.arrange, { params: given.params })
  const [inTeam = '', waiting = ''] = [people[0]?.id, people[19]?.id]
  const report = await bulk(app, given, 'DELETE', [inTeam, waiting, unknown])
  expect(report.done).toEqual([waiting])
  expect(report.refused).toMatchObject([
    { participantId: inTeam, name: 'Vorname1 Nachname1', issues: [{ message: 'participant_assigned_in_team' }] },
    { participantId: unknown, issues: [{ message: 'not_found' }] },
  ])
  expect((await bulk(app, given, 'DELETE', [inTeam])).done).toEqual([])
  expect(await activities(app)).toHaveLength(1)
})

test('reports people of another event as unknown and refuses an empty list', async () => {
  const app = await createTestApp()
  const mine = await givenDinner(app)
  const other = await givenDinner(app)
  const [stranger] = await givenParticipants(app, other, 1)
  for (const action of ['DELETE', 'ACTIVATE', 'REMIND'] as const) {
    const report = await bulk(app, mine, action, [stranger?.id ?? ''])
    expect(report).toMatchObject({ done: [], refused: [{ name: '', issues: [{ message: 'not_found' }] }] })
  }
  expect(await listed(app, other)).toHaveLength(1)
  const none = await app.call(participantRoutes.bulk, {
    params: mine.params,
    body: { action: 'DELETE', participantIds: [] },
  })
  expect([none.status, none.issues[0]]).toMatchObject([406, { field: 'participantIds', message: 'required' }])
})
