import {
  dinnerRoutes,
  messageRoutes,
  notificationRoutes,
  selfRoutes,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import { givenTeams } from '../../../../test/given.ts'
import { givenConfirmedDinner, givenMessage } from '../../../../test/given-portal.ts'
import { givenPublicDinner } from '../../../../test/given-registration.ts'
import { lockAwaited } from '../../../../test/lock-awaited.ts'
import { readCalendar } from '../../../../test/read-calendar.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { lockDinner } from '../../events/dinner-record/index.ts'
import { notificationStore } from '../../messages/notifications/index.ts'

/** Nine teams of a confirmed event. */
async function givenEvening() {
  const app = await createTestApp()
  const given = await givenConfirmedDinner(app)
  const { params } = given
  const teams = await givenTeams(app, given)
  const self = async (participantId: string) => {
    const query = app.ctx.db.selectFrom('participant').select('selfAdminId').where('id', '=', participantId)
    return { selfAdminId: (await query.executeTakeFirstOrThrow()).selfAdminId, participantId }
  }
  const setHost = async ({ id }: TeamReply, hostId: string | undefined) => {
    const body = { teams: [{ id, hostTeamMember: { id: hostId } }] }
    expect((await app.call(teamRoutes.saveHosts, { params, body })).status).toBe(200)
  }
  return {
    ...{ app, given, params, teams, self, setHost },
    tellChanges: async () => {
      expect((await app.call(notificationRoutes.notifyOfChanges, { params, body: {} })).status).toBe(200)
      await app.deliver()
    },
    /** The feed of a person as their calendar reads it. */
    feed: async (participantId: string) => {
      const { status, body } = await app.call(selfRoutes.calendar, { params: await self(participantId) })
      expect(status).toBe(200)
      return readCalendar(String(body)).entries
    },
    /** The calendar in the latest mail to an address. */
    mailed: async (email: string) => {
      const mail = (await app.mails()).find(({ to }) => to === email)
      return readCalendar(mail?.attachments[0]?.content ?? '').entries
    },
  }
}

const [teamOf, memberOf] = [
  (teams: readonly TeamReply[], index: number) => teams[index] as TeamReply,
  (team: TeamReply, index: number) => team.teamMembers[index] as TeamReply['teamMembers'][number],
]
const brief = (entries: readonly { title: string; sequence: number; status: string }[]) =>
  entries.map(({ title, sequence, status }) => `${title} ${sequence}${status === 'CANCELLED' ? ' cancelled' : ''}`)

test('shows what was mailed, in mail and feed alike, and reading it leaves what people know as it was', async () => {
  const { app, given, params, teams, self, feed, mailed } = await givenEvening()
  const team = teamOf(teams, 0)
  const [host, partner] = team.teamMembers.map(({ id }) => id).sort((id) => (id === team.hostTeamMember?.id ? -1 : 1))
  const own = await self(host ?? '')
  expect(await feed(own.participantId)).toEqual([])

  await givenMessage(app, given, 'teams')
  expect(brief(await feed(own.participantId))).toEqual([`${team.meal.label} bei dir 0`])
  expect((await app.mails())[0]?.attachments).toEqual([])

  await givenMessage(app, given, 'dinnerRoutes')
  const { body: before } = await app.call(notificationRoutes.notificationStatus, { params })
  const entries = await feed(own.participantId)
  expect(entries).toHaveLength(3)
  expect(entries.map(({ start, end }) => [start, end])).toEqual([
    ['2030-06-15T17:00:00Z', '2030-06-15T19:00:00Z'],
    ['2030-06-15T19:00:00Z', '2030-06-15T21:00:00Z'],
    ['2030-06-15T21:00:00Z', '2030-06-15T23:00:00Z'],
  ])
  const meals = given.dinner.meals.map(({ id }) => `${id}.${own.participantId}@running-dinner`)
  expect(entries.map(({ uid }) => uid)).toEqual(meals)
  for (const entry of entries) {
    expect(entry.address).toMatch(/\d/)
    expect(entry.description).toContain(`/self/${own.selfAdminId}/dinnerroute/${own.participantId}/${team.id}`)
    expect(entry.class).toBe('PRIVATE')
  }
  expect(await mailed(memberOf(team, 0).email)).toHaveLength(3)
  expect(await mailed(team.hostTeamMember?.email ?? '')).toEqual(entries)
  expect((await feed(partner ?? '')).map(({ title }) => title)).toContain(
    `${team.meal.label} bei ${team.hostTeamMember?.firstnamePart} ${team.hostTeamMember?.lastname} (euer Team)`,
  )
  expect((await app.call(notificationRoutes.notificationStatus, { params })).body).toEqual(before)

  const url = `/api/rest/self/v1/${own.selfAdminId}/${own.participantId}/evening.ics`
  const [got, head] = [await app.app.inject({ url }), await app.app.inject({ method: 'HEAD', url })]
  for (const { statusCode, headers } of [got, head]) {
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'content-disposition': 'attachment; filename="running-dinner.ics"',
      'cache-control': 'no-store',
      'referrer-policy': expect.stringMatching(/no-referrer|same-origin/),
    })
  }
  expect(head.body).toBe('')
  const mail = (await app.mails())[0]
  const kept = await app.app.inject({ url: `/dev/mails/${mail?.id}/running-dinner.ics` })
  expect(kept.body).toBe(mail?.attachments[0]?.content)
  expect(kept.headers['content-type']).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect((await app.app.inject({ url: `/dev/mails/${mail?.id}/other.ics` })).statusCode).toBe(404)

  const mate = { selfAdminId: own.selfAdminId, participantId: partner ?? '' }
  expect((await app.call(selfRoutes.calendar, { params: mate })).status).toBe(404)
  const unknown = { ...own, selfAdminId: 'a'.repeat(24) }
  expect((await app.call(selfRoutes.calendar, { params: unknown })).status).toBe(404)
})

const zones = ['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland']

test.each(zones)(
  'numbers two changes and an undo upwards, for the changed stop alone, on a server and a calendar in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone)
    onTestFinished(() => void vi.unstubAllEnvs())
    const localHour = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' })
    const start = new Date('2030-06-15T17:00:00Z')
    expect(start.getHours()).toBe(Number(localHour.format(start)))
    const { app, given, params, teams, setHost, feed, mailed, tellChanges } = await givenEvening()
    await givenMessage(app, given, 'dinnerRoutes')
    const team = teamOf(teams, 0)
    const [first, second] = [memberOf(team, 0), memberOf(team, 1)]
    const other = team.hostTeamMember?.id === first.id ? second : first
    const titles = brief(await feed(first.id)).map((title) => title.replace(/ \d$/, ''))
    const stops = given.dinner.meals.map(({ id }, index) => {
      const hour = 17 + 2 * index
      return [`${id}.${first.id}@running-dinner`, `2030-06-15T${hour}:00:00Z`, `2030-06-15T${hour + 2}:00:00Z`]
    })
    const changed = async () => {
      const entries = await feed(first.id)
      expect(entries.map(({ uid, start: from, end }) => [uid, from, end])).toEqual(stops)
      const untouched = entries.filter(({ uid }) => !uid.startsWith(team.meal.id))
      expect(untouched.map(({ sequence }) => sequence)).toEqual([0, 0])
      return entries.find(({ uid }) => uid.startsWith(team.meal.id))?.sequence
    }
    expect(await changed()).toBe(0)
    await setHost(team, other.id)
    await tellChanges()
    const told = await mailed(first.email)
    expect(told.map(({ uid, start: from, end }) => [uid, from, end])).toEqual(stops)
    expect(told.map(({ sequence }) => sequence).sort()).toEqual([0, 0, 1])
    expect(await changed()).toBe(1)
    await setHost(team, team.hostTeamMember?.id)
    expect(await changed()).toBe(2)
    expect((await app.call(teamRoutes.undo, { params })).status).toBe(200)
    expect(await changed()).toBe(3)
    expect(await changed()).toBe(3)
    expect(brief(await feed(first.id)).filter((title) => titles.includes(title.replace(/ \d$/, '')))).toHaveLength(2)
  },
)

test('a feed shows no route that is on its way or was taken back, and cancels nothing of it', async () => {
  const { app, given, params, teams, feed } = await givenEvening()
  await givenMessage(app, given, 'teams')
  const { id } = memberOf(teamOf(teams, 0), 0)
  const before = await feed(id)
  const body = { subject: 'S', message: 'm', selfTemplate: 's', hostsTemplate: 'h', teamSelection: 'ALL' }
  const sent = await app.call(messageRoutes.dinnerRoutes.send, { params, body, query: { holdSeconds: '30' } })
  const brieflyHeld = await feed(id)
  expect(brieflyHeld.map(({ uid, status }) => [uid, status])).toEqual([[before[0]?.uid, 'CONFIRMED']])
  const { id: jobId } = sent.body as { id: string }
  expect((await app.call(messageRoutes.withdraw, { params: { ...params, jobId } })).status).toBe(200)
  expect(await feed(id)).toEqual(brieflyHeld)
})

test('cancels the stop at a team that dropped out, and all stops of its members, who have no page any more', async () => {
  const { app, given, params, teams, feed, mailed, tellChanges } = await givenEvening()
  await givenMessage(app, given, 'dinnerRoutes')
  const team = teamOf(teams, 0)
  const { rows } = await app.database.pool.query<{ id: string }>(
    `select participant.id from visit join participant on participant.team_id = visit.guest_team_id
     where visit.host_team_id = $1 limit 1`,
    [team.id],
  )
  const guestId = rows[0]?.id ?? ''
  const before = await feed(guestId)
  const cancelled = await app.call(teamRoutes.cancel, {
    params: { ...params, teamId: team.id },
    body: { teamId: team.id, replacementParticipantIds: [], dryRun: false },
  })
  expect(cancelled.status).toBe(200)
  const after = await feed(guestId)
  expect(after.map(({ uid }) => uid)).toEqual(before.map(({ uid }) => uid))
  const stop = after.find(({ uid }) => uid.startsWith(team.meal.id))
  expect(stop).toMatchObject({ status: 'CANCELLED', sequence: 1, address: '', description: '', url: '' })
  expect(after.filter(({ status }) => status === 'CANCELLED')).toHaveLength(1)
  await tellChanges()
  const ofMember = await mailed(memberOf(team, 0).email)
  expect(ofMember.map(({ status, sequence, url }) => [status, sequence, url])).toEqual(
    Array(3).fill(['CANCELLED', 1, '']),
  )
  expect((await app.call(dinnerRoutes.cancel, { params })).status).toBe(200)
  expect((await feed(guestId)).map(({ status }) => status)).toEqual(Array(3).fill('CANCELLED'))
})

test('a feed that has to number a change waits for the change that is being made', async () => {
  const { app, given, teams, setHost, feed } = await givenEvening()
  await givenMessage(app, given, 'dinnerRoutes')
  const team = teamOf(teams, 0)
  const [first, second] = [memberOf(team, 0), memberOf(team, 1)]
  await setHost(team, team.hostTeamMember?.id === first.id ? second.id : first.id)
  let reading: ReturnType<typeof feed> | undefined
  await inTransaction(app.ctx.db, async (tx) => {
    await lockDinner(tx, given.dinner)
    await tx.updateTable('participant').set({ street: 'Neue Gasse' }).where('teamId', '=', team.id).execute()
    reading = feed(first.id)
    await lockAwaited(app.database.pool)
  })
  const own = (await reading)?.find(({ uid }) => uid.startsWith(team.meal.id))
  expect(own).toMatchObject({ sequence: 1, address: expect.stringContaining('Neue Gasse') })
})

test('the calendar of a deleted person goes, and the calendars in mails that name them', async () => {
  const { app, given, teams } = await givenEvening()
  await givenMessage(app, given, 'dinnerRoutes')
  const person = memberOf(teamOf(teams, 0), 0)
  await inTransaction(app.ctx.db, (tx) => notificationStore.forgetPeople(tx, given.dinner, [person]))
  const rows = await app.ctx.db.selectFrom('calendarEntry').select('participantId').execute()
  expect(new Set(rows.map((row) => row.participantId)).size).toBe(17)
  const mails = await app.ctx.db.selectFrom('messageTask').selectAll().where('kind', '=', 'DINNER_ROUTE').execute()
  expect(mails.filter(({ attachments }) => JSON.stringify(attachments).includes(person.lastname))).toEqual([])
  expect(mails.filter(({ attachments }) => attachments !== null).length).toBeGreaterThan(0)
})

test('a mail that is sent again to a corrected address brings the calendar with its new links', async () => {
  const { app, given, params, teams, self, mailed } = await givenEvening()
  await givenMessage(app, given, 'dinnerRoutes')
  const person = memberOf(teamOf(teams, 0), 0)
  const { selfAdminId } = await self(person.id)
  const task = await app.ctx.db
    .updateTable('messageTask')
    .set({ failed: true, failureType: 'INVALID_EMAIL' })
    .where('participantId', '=', person.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const body = { recipientEmail: 'richtig@guests.example', message: { subject: task.subject, content: task.content } }
  expect((await app.call(messageRoutes.resend, { params: { ...params, taskId: task.id }, body })).status).toBe(200)
  await app.deliver()
  const entries = await mailed('richtig@guests.example')
  const now = await self(person.id)
  expect(entries).toHaveLength(3)
  for (const { url, sequence } of entries) {
    expect(url).toContain(now.selfAdminId)
    expect(url).not.toContain(selfAdminId)
    expect(sequence).toBe(1)
  }
})

test('the public page offers the evening as one entry, with what the page shows and a number that goes up', async () => {
  const app = await createTestApp()
  const { publicId, params } = await givenPublicDinner(app)
  const read = async () => {
    const { statusCode, headers, body } = await app.app.inject({
      url: `/api/rest/frontend/v1/runningdinner/${publicId}/calendar.ics`,
    })
    expect({ statusCode, type: headers['content-type'] }).toEqual({
      statusCode: 200,
      type: 'text/calendar; charset=utf-8; method=PUBLISH',
    })
    return readCalendar(body).entries
  }
  const [entry] = await read()
  expect(entry).toMatchObject({
    uid: `${publicId}@running-dinner`,
    start: '2030-06-15T17:00:00Z',
    end: '2030-06-15T23:00:00Z',
    address: '79100 Freiburg',
    url: `http://localhost:8080/running-dinner-events/${publicId}`,
    class: '',
  })
  app.clock.set('2030-05-02T10:00:00Z')
  const [later] = await read()
  expect(later?.sequence).toBeGreaterThan(entry?.sequence ?? Number.NaN)
  await app.call(dinnerRoutes.cancel, { params })
  const gone = await app.app.inject({ url: `/api/rest/frontend/v1/runningdinner/${publicId}/calendar.ics` })
  expect(gone.statusCode).toBe(404)
})
