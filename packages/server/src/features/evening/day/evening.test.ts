import { randomUUID } from 'node:crypto'
import {
  dinnerRoutes,
  eveningRoutes,
  notificationRoutes,
  type OwnEveningReply,
  ownNotificationRoutes,
  participantRoutes,
  settingsRoutes,
  teamRoutes,
} from '@running-dinner/contract'
import { travelModes } from '@running-dinner/domain/events'
import { expect, test } from 'vitest'
import { afterPartyBody, personBody } from '../../../../test/bodies.ts'
import { givenEvening } from '../../../../test/given-evening.ts'

const stopOf = ({ stops }: OwnEveningReply, kind: 'own' | 'guest' | 'party') => stops.find((stop) => stop.kind === kind)
const at = (clock: string) => `2030-06-15T${clock}:00+02:00`

/** The guests of the first team that cooks the main course, its host and its first guest. */
async function givenMainCourse() {
  const evening = await givenEvening()
  const { teams, member, given } = evening
  const mealId = given.dinner.meals[1]?.id ?? ''
  const hosting = teams.find(({ meal }) => meal.id === mealId)
  const host = evening.selfOf(hosting?.hostTeamMember?.id ?? '')
  const own = stopOf(await evening.evening(host), 'own')
  const [guest, other] = (own?.teams ?? []).map(({ teamId }) => teams.find(({ id }) => id === teamId))
  return { ...evening, mealId, hosting, host, guestTeam: guest, guest: member(guest), other: member(other), own }
}

test('shows a guest the stops in order of time with the way to each, and only what concerns them', async () => {
  const { app, params, evening, host, hosting, guest, guestTeam, own, mealId, teams } = await givenMainCourse()
  await app.call(settingsRoutes.saveAfterParty, { params, body: { ...afterPartyBody(), time: '2030-06-16T01:00' } })
  const reply = await evening(guest)
  expect(reply).toMatchObject({
    now: '2030-05-01T12:00:00+02:00',
    keepUntil: '2030-06-16T12:00:00+02:00',
    phase: 'BEFORE',
    travelMode: 'WALK',
    notices: [{ seenAt: null }],
    reports: [],
  })
  expect(reply.stops.map(({ kind, time }) => [kind === 'party', time])).toEqual([
    ...['19:00', '21:00', '23:00'].map((clock) => [false, at(clock)]),
    [true, '2030-06-16T01:00:00+02:00'],
  ])
  const [main, home] = [reply.stops[1], hosting?.hostTeamMember]
  expect(main).toMatchObject({
    mealId,
    kind: 'guest',
    cancelled: false,
    host: { names: [`${home?.firstnamePart} ${home?.lastname}`], phones: [home?.mobileNumber] },
    place: {
      street: home?.street,
      streetNr: home?.streetNr,
      note: home?.addressRemarks,
      lat: 48 + (hosting?.teamNumber ?? 0) / 1_000,
    },
    guestsExpected: null,
    diets: null,
    teams: [],
  })
  // 0.001 degrees are 133.5 m by road, of which people walk 80 in a minute.
  const before = reply.stops[0]?.place?.lat ?? 0
  const minutes = Math.ceil((Math.abs((main?.place?.lat ?? 0) - before) * 1_000 * 133.54) / 80)
  expect(main?.wayMinutes).toBe(minutes)
  expect(Date.parse(main?.leaveBy ?? '')).toBe(Date.parse(at('21:00')) - (minutes + 5) * 60_000)
  // The numbers of their own host and of their own guests, and of no other table.
  const concerned = new Set([
    ...reply.stops.flatMap((stop) => [...stop.host.phones, ...stop.teams.flatMap(({ phones }) => phones)]),
  ])
  const everyone = teams.flatMap(({ teamMembers }) => teamMembers)
  const foreign = everyone.filter(({ mobileNumber }) => mobileNumber !== '' && !concerned.has(mobileNumber))
  expect(foreign.length).toBeGreaterThan(3)
  const text = JSON.stringify(reply)
  for (const { mobileNumber, email } of foreign) expect(text.includes(mobileNumber) || text.includes(email)).toBe(false)
  expect(own?.guestsExpected).toBe(4)
  expect(own?.teams.flatMap(({ names }) => names)).toHaveLength(4)
  for (const { teamId, contacts } of own?.teams ?? []) {
    const members = teams.find(({ id }) => id === teamId)?.teamMembers ?? []
    expect(contacts).toEqual(
      members.map(({ firstnamePart: name, mobileNumber: phone, callLinks }) => ({ name, phone, callLinks })),
    )
  }
  expect(own?.teams.find(({ teamId }) => teamId === guestTeam?.id)?.names).toEqual(
    guestTeam?.teamMembers.map(({ firstnamePart }) => firstnamePart),
  )
  // A host who cooks the first course is at home, and an approximate home says no way.
  await app.database.db
    .updateTable('participant')
    .set({ geocodingQuality: 'APPROXIMATE' })
    .where('teamId', '=', hosting?.id ?? '')
    .execute()
  const unsure = (await evening(guest)).stops[1]
  expect([unsure?.wayMinutes, unsure?.leaveBy, unsure?.place?.lat]).toEqual([null, null, null])
  expect((await evening(host)).stops.find(({ kind }) => kind === 'own')?.diets).toMatchObject({ vegan: 0 })
})

test('travels as the organiser says, who is called under their own number', async () => {
  const { app, params, evening, guest } = await givenMainCourse()
  const minutes: number[] = []
  for (const travelMode of travelModes) {
    await app.call(eveningRoutes.saveSettings, { params, body: { travelMode, eveningPhone: '' } })
    const { wayMinutes = 0, leaveBy, time } = (await evening(guest)).stops[1] ?? {}
    expect(Date.parse(leaveBy ?? '')).toBe(Date.parse(time ?? '') - ((wayMinutes ?? 0) + 5) * 60_000)
    minutes.push(wayMinutes ?? 0)
  }
  expect(Math.max(...minutes)).toBe(minutes[0])
  const body = { travelMode: 'BICYCLE', eveningPhone: '0171 555' }
  expect(await app.call(eveningRoutes.saveSettings, { params, body })).toMatchObject({ status: 200, body })
  expect((await app.call(eveningRoutes.settings, { params })).body).toEqual(body)
  const reply = await evening(guest)
  expect(reply).toMatchObject({ travelMode: 'BICYCLE', organiser: { phone: '0171 555' } })
  expect(reply.stops[1]?.wayMinutes).toBe(minutes[travelModes.indexOf('BICYCLE')])
  const refused = await app.call(eveningRoutes.saveSettings, { params, body: { ...body, travelMode: 'FLY' } })
  expect([refused.status, refused.issues[0]?.field]).toEqual([406, 'travelMode'])
})

test('says that a host has read what the guests eat, until that changes', async () => {
  const { app, host, evening, guestTeam, mealId, report } = await givenMainCourse()
  const diets = async () => (await evening(host)).stops.find(({ kind }) => kind === 'own')?.diets
  const { digest = '' } = (await diets()) ?? {}
  expect(await diets()).toMatchObject({ vegan: 0, read: false })
  await report(host, { kind: 'DIETS_READ', mealId, digest })
  expect(await diets()).toMatchObject({ digest, read: true })
  const guests = app.database.db.updateTable('participant').where('teamId', '=', guestTeam?.id ?? '')
  await guests.set({ vegan: true }).execute()
  expect(await diets()).toMatchObject({ vegan: 2, read: false })
})

test('accepts any moment that a clock of a phone can show, and refuses others', async () => {
  const { app, guest, mealId } = await givenMainCourse()
  app.clock.set(at('20:40'))
  const statusOf = async (madeAt: string) => {
    const body = { id: randomUUID(), kind: 'LATE', mealId, minutes: 10, madeAt }
    return (await app.call(eveningRoutes.report, { params: guest, body })).status
  }
  expect(await statusOf('1970-01-01T00:00:00Z')).toBe(200)
  expect(await statusOf('2999-12-31T23:59:59Z')).toBe(200)
  expect(await statusOf('0000-01-01T00:00:00Z')).toBe(406)
  expect(await statusOf('0001-01-01T00:00:00+14:00')).toBe(406)
  expect(await statusOf('9999-12-31T23:59:59-14:00')).toBe(406)
})

test('answers 304 while nothing but the moment changes', async () => {
  const { app, call, guest, report, params } = await givenMainCourse()
  app.clock.set(at('20:00'))
  const etagOf = async () => String((await call(guest)).headers.etag)
  const etag = await etagOf()
  app.clock.set(at('20:01'))
  const unchanged = await call(guest, { 'if-none-match': etag })
  expect([unchanged.status, unchanged.headers.date]).toEqual([304, new Date(at('20:01')).toUTCString()])
  expect((await call(guest, { 'if-none-match': '"other"' })).status).toBe(200)
  await report(guest, { kind: 'COMING' })
  expect((await call(guest, { 'if-none-match': etag })).status).toBe(200)
  const board = await app.call(eveningRoutes.board, { params })
  app.clock.set(at('20:02'))
  const again = await app.call(eveningRoutes.board, {
    params,
    headers: { 'if-none-match': String(board.headers.etag) },
  })
  expect(again.status).toBe(304)
})

test('stores a report once when it is sent twenty times at once, and refuses its id from another team', async () => {
  const { app, guest, host, evening, guestTeam, mealId, report } = await givenMainCourse()
  app.clock.set(at('20:40'))
  const body = { id: randomUUID(), kind: 'LATE', mealId, minutes: 10, madeAt: '2030-06-15T20:38:00+02:00' }
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.call(eveningRoutes.report, { params: guest, body })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  const rows = await app.database.db.selectFrom('eveningReport').selectAll().execute()
  expect(rows).toMatchObject([
    { id: body.id, teamId: guestTeam?.id, minutes: 10, madeAt: new Date(body.madeAt), receivedAt: app.clock.now() },
  ])
  const seen = await evening(host)
  expect(stopOf(seen, 'own')?.teams.find(({ teamId }) => teamId === guestTeam?.id)?.state).toBe('LATE')
  expect(seen.reports).toMatchObject([
    {
      kind: 'LATE',
      minutes: 10,
      name: guestTeam?.teamMembers.find(({ id }) => id === guest.participantId)?.firstnamePart,
    },
  ])
  expect(await report(host, { id: body.id, kind: 'READY', mealId })).toBe('406 id value_invalid')
})

test('stores one of two reports with the same id that two teams send at once, and refuses the other', async () => {
  const { app, guest, host, report } = await givenMainCourse()
  app.clock.set(at('20:40'))
  for (let count = 0; count < 8; count++) {
    const body = { id: randomUUID(), kind: 'COMING' }
    const answers = await Promise.all([guest, host].map((self) => report(self, body)))
    expect(answers.sort()).toEqual(['406 id value_invalid', 'received'])
  }
  expect(await app.database.db.selectFrom('eveningReport').selectAll().execute()).toHaveLength(8)
})

test('reads ids in capital letters like those in small ones: a repeat is stored once, and each id is found', async () => {
  const { app, guest, host, report, mealId, guestTeam } = await givenMainCourse()
  app.clock.set(at('20:40'))
  const id = randomUUID()
  const capital = (text = '') => text.toUpperCase()
  for (const sent of [id, capital(id)])
    expect(await report(guest, { id: sent, kind: 'ARRIVED', mealId: capital(mealId) })).toBe('received')
  expect(await report(host, { id: capital(id), kind: 'READY', mealId })).toBe('406 id value_invalid')
  const missing = { kind: 'MISSING', mealId: capital(mealId), teamId: capital(guestTeam?.id) }
  expect(await report(host, missing)).toBe('received')
  expect(await report(guest, { kind: 'TAKEN_BACK', reportId: capital(id) })).toBe('received')
  const rows = await app.database.db.selectFrom('eveningReport').selectAll().execute()
  expect(rows.map(({ kind, mealId: about }) => [kind, about]).sort()).toEqual([
    ['ARRIVED', mealId],
    ['MISSING', mealId],
    ['TAKEN_BACK', null],
  ])
  expect(rows.find(({ kind }) => kind === 'MISSING')?.missingTeamId).toBe(guestTeam?.id)
})

test('refuses what the team may not report, and at the wrong time', async () => {
  const { app, guest, host, report, mealId, params } = await givenMainCourse()
  expect(await report(guest, { kind: 'COMING' })).toBe('406  evening_not_yet')
  app.clock.set(at('20:40'))
  expect(await report(guest, { kind: 'READY', mealId })).toBe('406 kind evening_report_of_hosts')
  expect(await report(host, { kind: 'ARRIVED', mealId })).toBe('406 kind evening_report_of_guests')
  expect(await report(guest, { kind: 'LATE', mealId })).toBe('406 minutes required')
  expect(await report(guest, { kind: 'COMING', mealId })).toBe('406 mealId value_invalid')
  expect(await report(guest, { kind: 'NONSENSE' })).toBe('406 kind value_invalid')
  expect(await report(guest, { kind: 'COMING', madeAt: 'soon' })).toBe('406 madeAt time_invalid')
  expect(await report({ ...guest, selfAdminId: host.selfAdminId }, { kind: 'COMING' })).toMatch('404')
  const id = randomUUID()
  expect(await report(guest, { id, kind: 'ARRIVED', mealId })).toBe('received')
  app.clock.set(at('20:42'))
  expect(await report(guest, { kind: 'TAKEN_BACK', reportId: id })).toBe('406 reportId evening_take_back_late')
  app.clock.set('2030-06-16T11:59:00+02:00')
  expect(await report(guest, { kind: 'HOME' })).toBe('received')
  app.clock.set('2030-06-16T12:00:00+02:00')
  expect(await report(guest, { kind: 'HOME' })).toBe('406  evening_over')
  expect(await report(guest, { id, kind: 'ARRIVED', mealId: undefined }), 'a repeat').toBe('received')
  app.clock.set(at('20:45'))
  await app.call(dinnerRoutes.cancel, { params })
  expect(await report(guest, { kind: 'LEFT', mealId })).toBe('406  event_cancelled')
})

test('shows a change as a notice until it is read, and what was read is known', async () => {
  const { app, params, evening, guest, report, board, mealId, guestTeam, hosting, own } = await givenMainCourse()
  const outdated = async () => {
    const { body } = await app.call(notificationRoutes.notificationStatus, { params })
    return notificationRoutes.notificationStatus.reply.parse(body).outdated.map(({ participantId }) => participantId)
  }
  const stateOfTable = async () =>
    (await board()).meals.find((meal) => meal.mealId === mealId)?.tables.find(({ teamId }) => teamId === hosting?.id)
  expect((await evening(guest)).notices).toEqual([])
  app.clock.set('2030-06-15T10:00:00Z')
  const hostPerson = hosting?.teamMembers.find(({ id }) => id === hosting.hostTeamMember?.id)
  const moved = personBody(hostPerson?.participantNumber ?? 0, { street: 'Neue Gasse', numSeats: 6 })
  const edited = await app.call(participantRoutes.update, {
    params: { ...params, participantId: hostPerson?.id ?? '' },
    body: moved,
  })
  expect(edited.status).toBe(200)
  const [notice] = (await evening(guest)).notices
  expect(notice).toMatchObject({
    changes: [{ fact: 'ADDRESS', mealId }],
    createdAt: '2030-06-15T12:00:00+02:00',
    seenAt: null,
  })
  expect(await stateOfTable()).toMatchObject({ state: 'AMBER', reasons: ['NOTICE_UNREAD'] })
  // Mailed, but not read.
  await app.call(notificationRoutes.notifyOfChanges, { params, body: {} })
  await app.deliver()
  expect(await outdated()).toEqual([])
  expect((await evening(guest)).notices).toMatchObject([{ id: notice?.id, seenAt: null }])
  expect(await stateOfTable()).toMatchObject({ reasons: ['NOTICE_UNREAD'] })
  // One of each team reads it.
  app.clock.set('2030-06-15T10:05:00Z')
  expect(await report(guest, { kind: 'SEEN', noticeId: notice?.id })).toBe('received')
  expect((await evening(guest)).notices).toMatchObject([{ seenAt: '2030-06-15T12:05:00+02:00' }])
  const others = (own?.teams ?? []).filter(({ teamId }) => teamId !== guestTeam?.id)
  for (const { teamId } of [...others, { teamId: hosting?.id ?? '' }]) {
    const [reader] = await app.database.db
      .selectFrom('participant')
      .select(['id', 'selfAdminId'])
      .where('teamId', '=', teamId)
      .execute()
    const self = { selfAdminId: reader?.selfAdminId ?? '', participantId: reader?.id ?? '' }
    const noticeId = (await evening(self)).notices.at(-1)?.id
    expect(await report(self, { kind: 'SEEN', noticeId })).toBe('received')
  }
  expect(await stateOfTable()).toMatchObject({ state: 'GREY', reasons: [] })
  // "Got it" of a change that was not mailed: the person knows, and an outdated notice confirms nothing.
  await app.call(participantRoutes.update, {
    params: { ...params, participantId: hostPerson?.id ?? '' },
    body: { ...moved, street: 'Dritte Gasse' },
  })
  expect(await outdated()).toContain(guest.participantId)
  expect(await report(guest, { kind: 'SEEN', noticeId: notice?.id })).toBe('received')
  expect(await outdated()).toContain(guest.participantId)
  expect(await report(guest, { kind: 'SEEN', noticeId: (await evening(guest)).notices.at(-1)?.id })).toBe('received')
  expect(await outdated()).not.toContain(guest.participantId)
  const { body } = await app.call(ownNotificationRoutes.ownNotifications, { params: guest })
  expect(
    ownNotificationRoutes.ownNotifications.reply.parse(body).find(({ kind }) => kind === 'DINNER_ROUTE')?.state,
  ).toBe('KNOWN')
})

test('shows addresses, phones and notes until noon of the next day, and none after it', async () => {
  const { app, params, teams, selfOf, evening, host, guest, hosting } = await givenMainCourse()
  await app.call(eveningRoutes.saveSettings, { params, body: { travelMode: 'WALK', eveningPhone: 'zqphone0' } })
  await app.call(settingsRoutes.saveAfterParty, {
    params,
    body: { ...afterPartyBody(), time: '2030-06-16T01:00', street: 'zqstreetparty' },
  })
  await app.database.pool.query(
    `update participant set street = 'zqstreet' || participant_number, address_remarks = 'zqnote', mobile_number = 'zqphone' || participant_number,
      meal_specifics_note = 'zqnote' where dinner_id = $1`,
    [hosting && (await app.database.db.selectFrom('dinner').select('id').executeTakeFirstOrThrow()).id],
  )
  app.clock.set('2030-06-16T11:59:59+02:00')
  const text = JSON.stringify([await evening(host), await evening(guest)])
  for (const canary of ['zqstreet', 'zqnote', 'zqphone', 'zqstreetparty']) expect(text).toContain(canary)
  app.clock.set('2030-06-16T12:00:00+02:00')
  for (const { teamMembers } of teams)
    for (const { id } of teamMembers) {
      const reply = await evening(selfOf(id))
      expect(JSON.stringify(reply)).not.toContain('zq')
      expect(reply.stops).toHaveLength(4)
      expect(reply.phase).toBe('OVER')
    }
})

test('shows no route before it was mailed, until the evening begins', async () => {
  const { app, evening, guest } = await givenMainCourse()
  await app.database.pool.query('delete from letter')
  app.clock.set('2030-06-15T15:59:00+02:00')
  expect((await evening(guest)).stops).toEqual([])
  app.clock.set('2030-06-15T16:00:00+02:00')
  expect((await evening(guest)).stops).toHaveLength(3)
})

test('the board follows the reports of the tables and holds no name, number or secret', async () => {
  const { app, board, report, host, guest, other, hosting, mealId, teams, params } = await givenMainCourse()
  const table = async () => {
    const meal = (await board()).meals.find((each) => each.mealId === mealId)
    return meal?.tables.find(({ teamId }) => teamId === hosting?.id)
  }
  const planVersion = async () =>
    (await app.database.db.selectFrom('dinner').select('planVersion').executeTakeFirstOrThrow()).planVersion
  app.clock.set(at('20:29'))
  const first = await board()
  expect(first.meals.map(({ startsAt, frozen, tables }) => [startsAt, frozen, tables.length])).toEqual([
    [at('19:00'), true, 3],
    [at('21:00'), false, 3],
    [at('23:00'), false, 3],
  ])
  expect(await table()).toMatchObject({ teamId: hosting?.id, state: 'GREY', reasons: [], expected: 4, arrived: 0 })
  app.clock.set(at('20:30'))
  expect(await table()).toMatchObject({ state: 'AMBER', reasons: ['HOST_NOT_READY'] })
  await report(host, { kind: 'READY', mealId })
  expect(await table()).toMatchObject({ state: 'GREEN' })
  const version = await planVersion()
  const out = randomUUID()
  await report(guest, { id: out, kind: 'NOT_COMING' })
  expect(await table()).toMatchObject({ state: 'AMBER', reasons: ['GUEST_NOT_COMING'], expected: 2 })
  expect(await planVersion()).toBe(version)
  await report(guest, { kind: 'TAKEN_BACK', reportId: out })
  app.clock.set(at('21:02'))
  await report(guest, { kind: 'NOBODY_OPENS', mealId })
  expect(await table()).toMatchObject({ state: 'AMBER', reasons: ['NOBODY_OPENS'], expected: 4 })
  await report(other, { kind: 'NOBODY_OPENS', mealId })
  expect(await table()).toMatchObject({ state: 'RED', reasons: ['SEVERAL_NOBODY_OPENS'] })
  app.clock.set(at('21:06'))
  await report(guest, { kind: 'ARRIVED', mealId })
  expect(await table()).toMatchObject({ state: 'AMBER', arrived: 2 })
  await report(host, { kind: 'COMPLETE', mealId })
  expect(await table()).toMatchObject({ state: 'GREEN', arrived: 4, expected: 4 })
  const text = JSON.stringify((await app.call(eveningRoutes.board, { params })).body)
  for (const person of teams.flatMap(({ teamMembers }) => teamMembers))
    for (const secret of [person.email, person.mobileNumber, person.lastname].filter((value) => value !== ''))
      expect(text).not.toContain(secret)
  expect(text).not.toContain(params.adminId)
  expect(text).not.toContain(guest.selfAdminId)
  // A host that is lost before the repair.
  await app.call(teamRoutes.cancel, { params: { ...params, teamId: hosting?.id ?? '' }, body: {} })
  expect(
    (await board()).meals.some(({ tables }) => tables.some(({ reasons }) => reasons.includes('HOST_CANCELLED'))),
  ).toBe(true)
})

test('forgets who reported when the person is deleted', async () => {
  const { app, params, guest, report, evening, guestTeam, selfOf } = await givenMainCourse()
  app.clock.set(at('18:00'))
  await report(guest, { kind: 'COMING' })
  const mate = guestTeam?.teamMembers.find(({ id }) => id !== guest.participantId)?.id ?? ''
  expect((await evening(selfOf(mate))).reports).toMatchObject([{ kind: 'COMING' }])
  await app.call(teamRoutes.drop, { params })
  await app.call(participantRoutes.remove, { params: { ...params, participantId: guest.participantId } })
  const reports = app.database.db.selectFrom('eveningReport').select(['participantId', 'kind'])
  expect(await reports.execute()).toEqual([{ participantId: null, kind: 'COMING' }])
})
