import {
  type OpenRequestsReply,
  type OwnRequestsReply,
  participantRoutes,
  requestRoutes,
  type TeamReply,
  teamRoutes,
} from '@running-dinner/contract'
import { dinnerRoutes } from '@running-dinner/contract/events'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenTeams } from '../../../../test/given.ts'
import { givenPublicDinner, mailTo } from '../../../../test/given-registration.ts'
import { jobsByHand } from '../../jobs.ts'

const organiser = 'olga@organisers.example'

async function givenTeam(rateLimits = false) {
  const app = await createTestApp({ config: { rateLimits } })
  const given = await givenPublicDinner(app)
  await app.call(dinnerRoutes.acknowledge, { params: { ...given.params, acknowledgeToken: given.acknowledgeToken } })
  const [team] = await givenTeams(app, given)
  const [me, mate] = team?.teamMembers ?? []
  if (!team || !me || !mate) throw new Error('a team has two members')
  const selfOf = async (id: string) => ({
    selfAdminId: String((await rows(app, `select self_admin_id as s from participant where id = '${id}'`))[0].s),
    participantId: id,
  })
  return { app, given, team, me, mate, self: await selfOf(me.id), mateSelf: await selfOf(mate.id) }
}

const rows = async (app: TestApp, sql: string) => (await app.database.pool.query(sql)).rows
const ask = async (app: TestApp, params: Record<string, string>, word = '') => {
  const { status, body, issues } = await app.call(requestRoutes.cannotCome, { params, body: { word } })
  return { status, message: issues[0]?.message, requests: (body as OwnRequestsReply).requests }
}
const open = async (app: TestApp, params: { adminId: string }) =>
  ((await app.call(requestRoutes.open, { params })).body as OpenRequestsReply).requests
const close = async (
  app: TestApp,
  route: typeof requestRoutes.withdraw | typeof requestRoutes.decline,
  params: Record<string, string>,
) => {
  const { status, issues } = await app.call(route, { params })
  return [status, issues[0]?.message]
}
const mailsAbout = async (app: TestApp, to: string, about: string) => {
  await app.deliver()
  return (await app.mails()).filter((mail) => mail.to === to && mail.text.includes(about)).length
}

test('asks the organiser with a word, mails organiser and partner at once, and changes no plan', async () => {
  const { app, given, team, me, mate, self } = await givenTeam()
  const plan = await rows(app, 'select plan_version from dinner')
  const { status, requests } = await ask(app, self, 'Fieber')
  expect(status).toBe(200)
  expect(requests).toMatchObject([{ kind: 'CANNOT_COME', word: 'Fieber', state: 'OPEN' }])
  expect(await rows(app, 'select plan_version from dinner')).toEqual(plan)
  const mail = await mailTo(app, organiser, 'kann nicht kommen')
  expect(mail).toContain('Fieber')
  expect(mail).toContain(`/admin/${given.params.adminId}#request-${requests[0]?.id}`)
  const toMate = await mailTo(app, mate.email, 'kann wohl nicht kommen')
  expect(toMate).not.toContain('Fieber')
  expect(await open(app, given.params)).toMatchObject([
    { participantId: me.id, word: 'Fieber', team: { id: team.id, teamNumber: team.teamNumber, leavesWhole: false } },
  ])
  // Asked again: the same request with another word, and no second mail.
  expect((await ask(app, self, 'Grippe')).requests).toMatchObject([{ word: 'Grippe', state: 'OPEN' }])
  expect(await mailsAbout(app, organiser, 'kann nicht kommen')).toBe(1)
})

test('mails the guest that the place is given on when the organiser cancels the member, and opens the request again on undo', async () => {
  const { app, given, team, me, mateSelf, self } = await givenTeam()
  await ask(app, self)
  await ask(app, mateSelf)
  expect((await open(app, given.params)).map((request) => request.team?.leavesWhole)).toEqual([true, true])
  const params = { ...given.params, teamId: team.id, participantId: me.id }
  expect((await app.call(teamRoutes.cancelMember, { params })).status).toBe(200)
  expect(await mailTo(app, me.email, 'Dein Platz ist jetzt vergeben')).not.toBe('')
  expect(await open(app, given.params)).toHaveLength(1)
  expect((await app.call(teamRoutes.undo, { params: given.params })).status).toBe(200)
  expect(await open(app, given.params)).toHaveLength(2)
})

test('withdraws and declines a request once, and only while it is open', async () => {
  const { app, given, me, mate, self, mateSelf } = await givenTeam(true)
  const [first] = (await ask(app, self)).requests
  const id = { requestId: first?.id ?? '' }
  expect(await close(app, requestRoutes.withdraw, { ...mateSelf, ...id })).toEqual([404, 'not_found'])
  expect(await close(app, requestRoutes.withdraw, { ...self, ...id })).toEqual([200, undefined])
  expect(await close(app, requestRoutes.withdraw, { ...self, ...id })).toEqual([406, 'request_closed'])
  expect(await close(app, requestRoutes.decline, { ...given.params, ...id })).toEqual([406, 'request_closed'])
  expect(await mailsAbout(app, organiser, 'kommt nun doch')).toBe(1)
  expect(await mailsAbout(app, mate.email, 'kommt nun doch')).toBe(1)
  const [second] = (await ask(app, self)).requests
  const declined = { ...given.params, requestId: second?.id ?? '' }
  expect(await close(app, requestRoutes.decline, declined)).toEqual([200, undefined])
  expect(await close(app, requestRoutes.decline, declined)).toEqual([406, 'request_closed'])
  expect(await mailsAbout(app, me.email, 'Bitte komm doch')).toBe(1)
  expect(await mailsAbout(app, mate.email, 'gebeten, doch zu kommen')).toBe(1)
  expect(await open(app, given.params)).toEqual([])
  // Two more are the last of the day.
  for (const left of [2, 1]) {
    const [request] = (await ask(app, self)).requests
    expect(await close(app, requestRoutes.withdraw, { ...self, requestId: request?.id ?? '' }), `${left}`).toEqual([
      200,
      undefined,
    ])
  }
  expect(await ask(app, self)).toMatchObject({ status: 406, message: 'too_many_requests_a_day' })
  app.clock.set('2030-06-16T00:00:00Z')
  expect(await ask(app, self)).toMatchObject({ status: 406, message: 'runningdinner_date_expired' })
})

test('lists of requests of one millisecond the open one first, wherever its row lies', async () => {
  const { app, self } = await givenTeam()
  const [first] = (await ask(app, self)).requests
  await close(app, requestRoutes.withdraw, { ...self, requestId: first?.id ?? '' })
  await ask(app, self)
  for (const last of ['is null', 'is not null']) {
    const taken = await rows(
      app,
      `delete from guest_request where withdrawn_at ${last} returning to_jsonb(guest_request)`,
    )
    const [{ to_jsonb: row }] = taken
    const putBack = 'insert into guest_request select (jsonb_populate_record(null::guest_request, $1)).*'
    await app.database.pool.query(putBack, [row])
    const { body } = await app.call(requestRoutes.own, { params: self })
    expect((body as OwnRequestsReply).requests.map(({ state }) => state)).toEqual(['OPEN', 'WITHDRAWN'])
  }
})

test('limits the requests of a day only while limits are on', async () => {
  const { app, self } = await givenTeam()
  for (let number = 0; number < 6; number += 1) {
    const { status, requests } = await ask(app, self)
    expect(status).toBe(200)
    const requestId = requests.find(({ state }) => state === 'OPEN')?.id ?? ''
    expect(await close(app, requestRoutes.withdraw, { ...self, requestId })).toEqual([200, undefined])
  }
})

test('lets exactly one of withdrawing and declining win when both are pressed at once', async () => {
  const { app, given, self } = await givenTeam()
  for (let round = 0; round < 4; round += 1) {
    await rows(app, 'delete from guest_request')
    const [request] = (await ask(app, self)).requests
    const id = { requestId: request?.id ?? '' }
    const answers = await Promise.all([
      close(app, requestRoutes.withdraw, { ...self, ...id }),
      close(app, requestRoutes.decline, { ...given.params, ...id }),
      close(app, requestRoutes.decline, { ...given.params, ...id }),
    ])
    expect(answers.filter(([status]) => status === 200)).toHaveLength(1)
  }
})

test('refuses people without a team, and forgets the requests of a deleted person', async () => {
  const { app, given, self, me } = await givenTeam()
  await ask(app, self)
  await app.call(teamRoutes.drop, { params: given.params })
  expect((await open(app, given.params)).map((request) => request.team)).toEqual([null])
  expect(await ask(app, self)).toMatchObject({ status: 406, message: 'request_needs_team' })
  await app.call(participantRoutes.remove, { params: { ...given.params, participantId: me.id } })
  expect(await rows(app, 'select id from guest_request')).toEqual([])
  expect(await mailTo(app, me.email, 'Dein Platz ist jetzt vergeben')).not.toBe('')
})

test('deletes the request of a person who left seven days after it was made', async () => {
  const { app, given, team, me, self } = await givenTeam()
  await ask(app, self)
  const params = { ...given.params, teamId: team.id, participantId: me.id }
  expect((await app.call(teamRoutes.cancelMember, { params })).status).toBe(200)
  const requestsAt = async (now: string) => {
    app.clock.set(now)
    await jobsByHand(app.ctx).retention()
    return rows(app, 'select kind from guest_request')
  }
  expect(await requestsAt('2030-05-08T09:59:59Z')).toEqual([{ kind: 'CANNOT_COME' }])
  expect(await requestsAt('2030-05-08T10:00:00Z')).toEqual([])
})

test('leaves the whole team when its fixed pair cannot be divided', async () => {
  const { app, given, self, me, mate, mateSelf } = await givenTeam()
  await rows(app, `update participant set originator_id = '${me.id}' where id in ('${me.id}', '${mate.id}')`)
  await ask(app, self)
  await ask(app, mateSelf)
  const found = await open(app, given.params)
  expect(found.find((request) => request.participantId === me.id)?.team?.leavesWhole).toBe(true)
  const names = (await app.call(teamRoutes.list, { params: given.params })).body as { teams: TeamReply[] }
  expect(names.teams.length).toBeGreaterThan(0)
})
