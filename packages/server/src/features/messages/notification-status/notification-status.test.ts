import {
  dinnerRoutes,
  messageRoutes,
  type NotificationStatusReply,
  notificationRoutes,
  ownNotificationRoutes,
  participantRoutes,
  type ReplyOf,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenDinner, givenTeams } from '../../../../test/given.ts'
import { type SinkOptions, smtpSink } from '../../../../test/smtp-sink.ts'
import { jobTasks } from '../../jobs.ts'
import { fillInNotifications } from './fill-in-notifications.ts'

const routes = { subject: 'S', message: 'm', selfTemplate: 's', hostsTemplate: 'h' }
const toTeams = { subject: 'S', message: 'm', hostMessagePartTemplate: 'h', nonHostMessagePartTemplate: 'n' }
const none = { known: 0, never: 0, queued: 0, outdated: 0, failed: 0 }

/** Teams of a confirmed event, nine or as many as people need, whose mails go to an SMTP server. */
async function givenEvening(answer?: SinkOptions['answer'], people?: number) {
  const sink = await smtpSink(answer ? { answer } : {})
  const app = await createTestApp()
  const given = await givenDinner(app)
  const { params, acknowledgeToken } = given
  await app.call(dinnerRoutes.acknowledge, { params: { ...params, acknowledgeToken } })
  const teams = await givenTeams(app, given, people)
  const ctx = { ...app.ctx, config: { ...app.ctx.config, smtpUrl: sink.url } }
  const deliver = () => jobTasks(ctx)['deliver-mails']()
  await deliver()
  const selection = (ids?: readonly string[]) =>
    ids ? { teamSelection: 'CUSTOM_SELECTION', customSelectedTeamIds: ids } : { teamSelection: 'ALL' }
  const send = async (route: typeof messageRoutes.teams.send | typeof messageRoutes.dinnerRoutes.send, body: object) =>
    expect((await app.call(route, { params, body })).status).toBe(200)
  return {
    app,
    params,
    teams,
    deliver,
    sendRoutes: (ids?: readonly string[]) => send(messageRoutes.dinnerRoutes.send, { ...routes, ...selection(ids) }),
    sendTeams: (ids?: readonly string[]) => send(messageRoutes.teams.send, { ...toTeams, ...selection(ids) }),
    notificationStatus: async () =>
      (await app.call(notificationRoutes.notificationStatus, { params })).body as NotificationStatusReply,
    /** All people of the event as the organiser reads them. */
    people: async () => {
      const { body } = await app.call(participantRoutes.list, { params })
      return (body as ReplyOf<typeof participantRoutes.list>).participants
    },
    /** The path parameters of a person's own pages. */
    self: async (participantId: string) => {
      const row = await app.ctx.db
        .selectFrom('participant')
        .select('selfAdminId')
        .where('id', '=', participantId)
        .executeTakeFirstOrThrow()
      return { selfAdminId: row.selfAdminId, participantId }
    },
  }
}

const memberOf = (teams: readonly TeamReply[], index = 0) => {
  const person = teams[index]?.teamMembers[0]
  if (!person) throw new Error('no member')
  return person
}
const none18 = { ...none, people: 18 }
const facts = ({ outdated }: NotificationStatusReply) =>
  outdated.map(({ kind, changes }) => `${kind}: ${changes.map(({ fact }) => fact).join(', ')}`)

test('routes to one team of nine are on their way, then known, and sixteen people have no notification yet', async () => {
  const { teams, sendRoutes, deliver, notificationStatus } = await givenEvening()
  expect(await notificationStatus()).toMatchObject({ teams: { ...none, people: 18, never: 18 }, outdated: [] })
  await sendRoutes([teams[0]?.id ?? ''])
  expect((await notificationStatus()).routes).toEqual({ ...none, people: 18, queued: 2, never: 16 })
  await deliver()
  const { teams: aboutTeams, routes: aboutRoutes, people } = await notificationStatus()
  expect(aboutRoutes).toEqual({ ...none, people: 18, known: 2, never: 16 })
  expect(aboutTeams).toEqual(aboutRoutes)
  const [person] = people.filter(({ teamId }) => teamId === teams[0]?.id)
  expect(person).toEqual({
    participantId: expect.any(String),
    name: expect.stringContaining('Nachname'),
    teamId: teams[0]?.id,
    team: 'KNOWN',
    route: 'KNOWN',
  })
  expect(people.filter(({ team, route }) => team === 'NEVER' && route === 'NEVER')).toHaveLength(16)
})

test('routes to one team of eighteen leave thirty-four people without a notification', async () => {
  const { teams, sendRoutes, deliver, notificationStatus } = await givenEvening(undefined, 36)
  expect(teams).toHaveLength(18)
  await sendRoutes([teams[0]?.id ?? ''])
  await deliver()
  const none36 = { ...none, people: 36, known: 2, never: 34 }
  expect(await notificationStatus()).toMatchObject({ routes: none36, teams: none36, outdated: [] })
})

test('no person knows anything when the server rejects every mail', async () => {
  const { sendTeams, deliver, notificationStatus } = await givenEvening(() => ({ code: 550, text: '5.1.1 unknown' }))
  await sendTeams()
  await deliver()
  const { teams, routes: aboutRoutes } = await notificationStatus()
  expect(teams.known).toBe(0)
  expect(teams.failed + teams.queued).toBe(18)
  expect(aboutRoutes.never).toBe(18)
})

test('nobody counts as notified after a message was withdrawn', async () => {
  const { app, params, notificationStatus } = await givenEvening()
  const body = { ...routes, teamSelection: 'ALL' }
  const sent = await app.call(messageRoutes.dinnerRoutes.send, { params, body, query: { holdSeconds: '30' } })
  const { id: jobId } = sent.body as { id: string }
  expect((await notificationStatus()).routes.queued).toBe(18)
  expect((await app.call(messageRoutes.withdraw, { params: { ...params, jobId } })).status).toBe(200)
  expect((await notificationStatus()).routes.never).toBe(18)
})

test('a changed host outdates the team and its guests, with readable facts, until they get the new routes', async () => {
  const { app, params, teams, sendRoutes, deliver, notificationStatus } = await givenEvening()
  await sendRoutes()
  await deliver()
  const team = teams[0] as TeamReply
  const other = team.teamMembers.find(({ id }) => id !== team.hostTeamMember?.id)
  const body = { teams: [{ id: team.id, hostTeamMember: { id: other?.id } }] }
  expect((await app.call(teamRoutes.saveHosts, { params, body })).status).toBe(200)
  const after = await notificationStatus()
  expect(after.teams).toEqual({ ...none, people: 18, known: 16, outdated: 2 })
  expect(after.routes).toEqual({ ...none, people: 18, known: 12, outdated: 6 })
  expect(after.outdated).toHaveLength(6)
  expect(after.outdated[0]).toMatchObject({
    kind: 'DINNER_ROUTE',
    changes: expect.arrayContaining([
      {
        fact: 'HOST',
        mealId: team.meal.id,
        before: expect.stringContaining(team.hostTeamMember?.lastname ?? '-'),
        after: expect.stringContaining(other?.lastname ?? '-'),
      },
    ]),
  })
  await sendRoutes([...new Set(after.outdated.map(({ teamId }) => teamId))])
  await deliver()
  expect((await notificationStatus()).routes.known).toBe(18)
})

test('a diet changed after the routes outdates the hosts of that person and their own kitchen only', async () => {
  const { app, params, teams, sendRoutes, deliver, notificationStatus } = await givenEvening()
  await sendRoutes()
  await deliver()
  const { id: participantId } = memberOf(teams)
  const { body: person } = await app.call(participantRoutes.get, { params: { ...params, participantId } })
  const change = { ...(person as object), vegan: true }
  const saved = await app.call(participantRoutes.update, { params: { ...params, participantId }, body: change })
  expect(saved.status).toBe(200)
  const after = await notificationStatus()
  expect(facts(after)).toEqual(Array(6).fill('DINNER_ROUTE: DIETS'))
  const { rows } = await app.database.pool.query<{ id: string }>(
    `select id from participant where team_id = $1 or team_id in (select host_team_id from visit where guest_team_id = $1)
     order by id`,
    [teams[0]?.id],
  )
  expect(after.outdated.map((person) => person.participantId).sort()).toEqual(rows.map(({ id }) => id))
})

test('members of a cancelled team are listed with their team until they know', async () => {
  const { app, params, teams, sendTeams, deliver, notificationStatus } = await givenEvening()
  await sendTeams()
  await deliver()
  const team = teams[0] as TeamReply
  const cancelled = await app.call(teamRoutes.cancel, {
    params: { ...params, teamId: team.id },
    body: { teamId: team.id, replacementParticipantIds: [], dryRun: false },
  })
  expect(cancelled.status).toBe(200)
  const { outdated, teams: aboutTeams } = await notificationStatus()
  expect(aboutTeams).toEqual({ ...none, people: 18, known: 16, outdated: 2 })
  expect(outdated).toEqual(
    team.teamMembers.map(({ id: participantId }) => ({
      participantId,
      name: expect.stringContaining('Nachname'),
      teamId: team.id,
      kind: 'TEAM',
      languageCode: expect.any(String),
      changes: [expect.objectContaining({ fact: 'CANCELLED', before: '' })],
    })),
  )
  const participantId = memberOf(teams).id
  const called = await app.call(notificationRoutes.passedOn, {
    params: { ...params, participantId },
    body: { kind: 'TEAM' },
  })
  expect(called.status).toBe(200)
  expect((await notificationStatus()).outdated.map((person) => person.participantId)).toEqual(
    team.teamMembers.map(({ id }) => id).filter((id) => id !== participantId),
  )
})

test('a person confirms on their page what is true now, and only that', async () => {
  const { app, teams, self, notificationStatus } = await givenEvening()
  const { id } = memberOf(teams)
  const params = await self(id)
  const read = async () =>
    (await app.call(ownNotificationRoutes.ownNotifications, { params })).body as ReplyOf<
      typeof ownNotificationRoutes.ownNotifications
    >
  const [, route] = await read()
  expect(route).toMatchObject({ kind: 'DINNER_ROUTE', state: 'NEVER', changes: [] })
  expect((await notificationStatus()).routes.known).toBe(0)
  const confirm = (digest: string) =>
    app.call(ownNotificationRoutes.confirmNotification, { params, body: { kind: 'DINNER_ROUTE', digest } })
  const stale = await confirm('0'.repeat(32))
  expect({ status: stale.status, issues: stale.issues }).toMatchObject({
    status: 409,
    issues: [{ message: 'concurrent_modification' }],
  })
  expect((await notificationStatus()).routes.known).toBe(0)
  expect((await confirm(route?.digest ?? '')).status).toBe(200)
  expect(await notificationStatus()).toMatchObject({ routes: { known: 1 }, teams: { known: 1 } })
  expect((await read()).map(({ state }) => state)).toEqual(['KNOWN', 'KNOWN'])
})

test('the organiser records a call by phone; a person without a team is refused', async () => {
  const { app, params, teams, notificationStatus } = await givenEvening()
  const { id: participantId } = memberOf(teams)
  const body = { kind: 'TEAM' }
  const called = await app.call(notificationRoutes.passedOn, { params: { ...params, participantId }, body })
  expect(called.body).toMatchObject({ teams: { known: 1, never: 17 }, routes: { never: 18 } })
  const unknown = { ...params, participantId: '00000000-0000-4000-8000-000000000000' }
  expect((await app.call(notificationRoutes.passedOn, { params: unknown, body })).status).toBe(404)
  expect((await notificationStatus()).teams.known).toBe(1)
})

test('every mail about a team and a route ends with the notification, also in the preview', async () => {
  const { app, params, teams, sendRoutes } = await givenEvening()
  const body = { ...routes, teamSelection: 'ALL' }
  const preview = await app.call(messageRoutes.dinnerRoutes.preview, { params, body })
  const [sample] = (preview.body as ReplyOf<typeof messageRoutes.dinnerRoutes.preview>).previewMessageList
  expect(sample?.text).toContain('Auf einen Blick')
  await sendRoutes()
  const mails = await app.ctx.db
    .selectFrom('messageTask')
    .select(['content', 'document'])
    .where('kind', '=', 'DINNER_ROUTE')
    .execute()
  expect(mails).toHaveLength(18)
  const hosts = teams.map(({ hostTeamMember }) => hostTeamMember?.lastname ?? '-')
  for (const { content, document } of mails) {
    expect(document).toMatchObject({ event: { title: 'Frühlingslauf', date: 'Samstag, 15. Juni 2030' } })
    expect(hosts.filter((name) => content.includes(name)).length).toBeGreaterThanOrEqual(3)
  }
})

test('notifications delivered before they had a content are filled in with what is true now', async () => {
  const { app, teams, sendTeams, deliver, notificationStatus } = await givenEvening()
  await sendTeams()
  await deliver()
  await app.ctx.db.updateTable('letter').set({ content: null, digest: null }).execute()
  expect((await notificationStatus()).teams).toEqual({ ...none, people: 18, never: 18 })
  await fillInNotifications(app.ctx)
  expect((await notificationStatus()).teams).toEqual({ ...none, people: 18, known: 18 })
  expect(teams).toHaveLength(9)
})

test('one press mails exactly the people who are outdated what is new, what it was and the whole notification', async () => {
  const { app, params, teams, sendRoutes, deliver, notificationStatus } = await givenEvening()
  await sendRoutes()
  await deliver()
  for (const route of [notificationRoutes.notifyOfChanges, notificationRoutes.previewChanges]) {
    const refused = async (body: object) => {
      const { status, issues } = await app.call(route, { params, body })
      return [status, issues[0]?.field, issues[0]?.message]
    }
    expect(await refused({})).toEqual([406, undefined, 'no_outdated_people'])
    expect(await refused({ text: 'x'.repeat(2049) })).toEqual([406, 'text', 'max_length_exceeded'])
  }
  const team = teams[0] as TeamReply
  const other = team.teamMembers.find(({ id }) => id !== team.hostTeamMember?.id)
  const english = team.hostTeamMember?.id ?? ''
  await app.ctx.db.updateTable('participant').set({ languageCode: 'en' }).where('id', '=', english).execute()
  const body = { teams: [{ id: team.id, hostTeamMember: { id: other?.id } }] }
  await app.call(teamRoutes.saveHosts, { params, body })
  const { outdated } = await notificationStatus()
  const preview = await app.call(notificationRoutes.previewChanges, { params, body: { text: 'Bitte lesen.' } })
  expect(preview.body).toMatchObject({
    numRecipients: 6,
    previewMessageList: [{ text: expect.stringMatching(/Bitte lesen/) }],
  })
  const sent = await app.call(notificationRoutes.notifyOfChanges, {
    params,
    body: { text: 'Bitte lesen.', holdSeconds: 0 },
  })
  expect(sent.body).toMatchObject({ messageType: 'DINNER_ROUTE', numberOfMessageTasks: 6 })
  const { id: jobId } = sent.body as { id: string }
  const logged = app.ctx.db.selectFrom('activity').select(['type', 'code']).where('relatedEntityId', '=', jobId)
  expect(await logged.execute()).toEqual([{ type: 'DINNERROUTE_MAIL_SENT', code: 'changes_told' }])
  const mails = await app.ctx.db
    .selectFrom('messageTask')
    .select(['participantId', 'subject', 'content'])
    .where('jobId', '=', jobId)
    .execute()
  expect(mails.map(({ participantId }) => participantId).sort()).toEqual(
    outdated.map(({ participantId }) => participantId).sort(),
  )
  const [before, after] = [team.hostTeamMember?.lastname, other?.lastname]
  const inEnglish = mails.filter(({ participantId }) => participantId === english)
  expect(inEnglish).toEqual([
    {
      participantId: english,
      subject: 'Saturday, 15 June: your evening has changed',
      content: expect.stringMatching(/^Hello [\s\S]*Something about your evening[\s\S]*New: .*Host[\s\S]*At a glance/),
    },
  ])
  for (const { subject, content } of mails.filter((mail) => !inEnglish.includes(mail))) {
    expect(subject).toBe('Samstag, 15. Juni: an deinem Abend hat sich etwas geändert')
    expect(content).toMatch(new RegExp(`Neu: .*Gastgeber: .*${after} \\(vorher: .*${before}\\)`))
    expect(content.indexOf('Auf einen Blick')).toBeGreaterThan(content.indexOf('Neu:'))
  }
  expect((await notificationStatus()).routes).toEqual({ ...none18, queued: 6, known: 12 })
  await deliver()
  expect(await notificationStatus()).toMatchObject({ routes: { known: 18 }, teams: { known: 18 }, outdated: [] })
})

test('a former member is mailed that they have no team any more, and is not listed afterwards', async () => {
  const { app, params, teams, sendTeams, deliver, notificationStatus } = await givenEvening()
  await sendTeams()
  await deliver()
  const team = teams[0] as TeamReply
  await app.call(teamRoutes.cancel, {
    params: { ...params, teamId: team.id },
    body: { teamId: team.id, replacementParticipantIds: [], dryRun: false },
  })
  const chosen = { participantIds: [team.teamMembers[0]?.id] }
  const sent = await app.call(notificationRoutes.notifyOfChanges, { params, body: chosen })
  expect(sent.body).toMatchObject({ messageType: 'TEAM', numberOfMessageTasks: 1 })
  await deliver()
  const { outdated } = await notificationStatus()
  expect(outdated.map(({ participantId }) => participantId)).toEqual([team.teamMembers[1]?.id])
})

test('people who know a team are listed as changed when all teams are dropped, until they hear so or the drop is undone', async () => {
  const { app, params, sendTeams, deliver, notificationStatus } = await givenEvening()
  expect((await app.call(teamRoutes.drop, { params })).status).toBe(200)
  // Who was never notified of a team has nothing to hear.
  expect((await notificationStatus()).outdated).toEqual([])
  expect((await app.call(teamRoutes.undo, { params })).status).toBe(200)
  await sendTeams()
  await deliver()
  expect((await app.call(teamRoutes.drop, { params })).status).toBe(200)
  const dropped = await notificationStatus()
  expect(dropped.outdated).toHaveLength(18)
  expect(new Set(dropped.outdated.map(({ changes }) => changes.map(({ fact }) => fact).join()))).toEqual(
    new Set(['CANCELLED']),
  )
  expect((await app.call(teamRoutes.undo, { params })).status).toBe(200)
  expect((await notificationStatus()).outdated).toEqual([])
  expect((await app.call(teamRoutes.drop, { params })).status).toBe(200)
  const told = await app.call(notificationRoutes.notifyOfChanges, { params, body: {} })
  expect(told.body).toMatchObject({ messageType: 'TEAM', numberOfMessageTasks: 18 })
  await deliver()
  expect((await notificationStatus()).outdated).toEqual([])
})

test('the values of a deleted person are gone from the notifications of all others at once', async () => {
  const { app, params, teams, sendRoutes, deliver } = await givenEvening()
  const team = teams[0] as TeamReply
  const host = team.hostTeamMember
  const participantId = host?.id ?? ''
  const { body: person } = await app.call(participantRoutes.get, { params: { ...params, participantId } })
  const values = { lastname: 'Wunderlich', street: 'Seltene Gasse', mobileNumber: '0171 998877' }
  const change = { ...(person as object), ...values, mealSpecificsNote: 'keine Kapern' }
  expect(
    (await app.call(participantRoutes.update, { params: { ...params, participantId }, body: change })).status,
  ).toBe(200)
  await sendRoutes()
  await deliver()
  const notificationsWith = async (value: string) => {
    const { rows } = await app.database.pool.query('select from letter where content::text like $1', [`%${value}%`])
    return rows.length
  }
  const told = [...Object.values(values), 'keine Kapern']
  for (const value of told) expect([value, await notificationsWith(value)]).not.toEqual([value, 0])
  expect((await app.call(teamRoutes.drop, { params })).status).toBe(200)
  expect((await app.call(participantRoutes.remove, { params: { ...params, participantId } })).status).toBe(200)
  for (const value of told) expect([value, await notificationsWith(value)]).toEqual([value, 0])
  // Who they were stays, as a guest who left.
  expect(await notificationsWith(participantId)).toBeGreaterThan(0)
  const own = await app.ctx.db.selectFrom('letter').select('id').where('participantId', '=', participantId).execute()
  expect(own).toEqual([])
})
