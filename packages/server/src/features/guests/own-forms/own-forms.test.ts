import {
  dinnerRoutes,
  type OwnRegistration,
  ownRegistrationRoutes,
  participantRoutes,
  type SelfTeamReply,
  selfRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { personBody } from '../../../../test/bodies.ts'
import { givenEvening } from '../../../../test/given-evening.ts'
import { givenPublicDinner, mailedSelf, mailTo } from '../../../../test/given-registration.ts'
import { readHtml } from '../../../../test/read-html.ts'

const formType = 'application/x-www-form-urlencoded'

function pageAt({ app }: TestApp, url: string) {
  const read = ({ statusCode, headers, body }: Awaited<ReturnType<typeof app.inject>>) => ({
    ...{ status: statusCode, headers, body },
    ...readHtml(body),
  })
  return {
    open: async () => read(await app.inject({ method: 'GET', url })),
    send: async (fields: Record<string, string> | string = {}, headers: Record<string, string> = {}) => {
      const payload = typeof fields === 'string' ? fields : String(new URLSearchParams(fields))
      return read(await app.inject({ method: 'POST', url, payload, headers: { 'content-type': formType, ...headers } }))
    },
  }
}

/** The page on which a member of a team of two chooses the host. */
async function givenHostPage() {
  const given = await givenEvening()
  const team = given.teams.find(({ teamMembers }) => teamMembers.length > 1)
  const host = team?.hostTeamMember
  const mate = team?.teamMembers.find(({ id }) => id !== host?.id)
  if (!team || !host || !mate) throw new Error('a team with a host and another member')
  const me = given.selfOf(host.id)
  const path = (teamId = team.id, selfAdminId = me.selfAdminId) =>
    `/self/${selfAdminId}/teamhost/${me.participantId}/${teamId}/plain`
  const hostId = async () => {
    const { body } = await given.app.call(selfRoutes.team, { params: { ...me, teamId: team.id } })
    return (body as SelfTeamReply).hostTeamMember?.id
  }
  return { ...given, team, host, mate, path, hostId, page: pageAt(given.app, path()) }
}

test('makes another member the host, and mails them the comment', async () => {
  const { app, host, mate, hostId, page } = await givenHostPage()
  await app.ctx.db.updateTable('participant').set({ numSeats: 6 }).where('id', '=', mate.id).execute()
  const opened = await page.open()
  expect([opened.status, await hostId()]).toEqual([200, host.id])
  expect(opened.body).not.toContain('<script')
  const { status, text, headers } = await page.send({
    newHostingTeamMemberId: mate.id,
    comment: 'Mein Herd ist kaputt',
  })
  expect([status, text.includes('Dein Team bekommt eine Mail'), await hostId()]).toEqual([200, true, mate.id])
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  await app.deliver()
  expect((await app.mails()).some(({ text: mail }) => mail.includes('Mein Herd ist kaputt'))).toBe(true)
})

test.each([
  ['the reader', true, 'du hast keine Plätze am Tisch angegeben'],
  ['another member', false, 'hat keine Plätze am Tisch angegeben'],
])('says of %s without seats why there can be no cooking', async (_, isMe, note) => {
  const { app, team, host, mate, selfOf } = await givenHostPage()
  await app.ctx.db.updateTable('participant').set({ numSeats: 0 }).where('id', '=', mate.id).execute()
  const { selfAdminId, participantId } = selfOf(isMe ? mate.id : host.id)
  const { text } = await pageAt(app, `/self/${selfAdminId}/teamhost/${participantId}/${team.id}/plain`).open()
  expect(text).toContain(` · ${note}`)
})

test('says that nothing changes when the same host is chosen, and mails nobody', async () => {
  const { app, host, page } = await givenHostPage()
  await app.deliver()
  const before = (await app.mails()).length
  expect((await page.send({ newHostingTeamMemberId: host.id, comment: '' })).text).toContain('Wähl jemand anderen')
  await app.deliver()
  expect(await app.mails()).toHaveLength(before)
})

test('refuses a host of another team with what was typed, and changes nothing', async () => {
  const { teams, team, host, hostId, page } = await givenHostPage()
  const stranger = teams.find(({ id }) => id !== team.id)?.teamMembers[0]?.id ?? ''
  for (const newHostingTeamMemberId of [stranger, 'nonsense', '']) {
    const { status, body, tags } = await page.send({ newHostingTeamMemberId, comment: '</textarea><b>hallo' })
    expect([status, body.includes('role="alert"'), tags.has('b')]).toEqual([406, true, false])
    expect(body).toContain('&lt;/textarea&gt;&lt;b&gt;hallo')
  }
  expect(await hostId()).toBe(host.id)
})

test('escapes the names of a team', async () => {
  const { app, page } = await givenHostPage()
  await app.ctx.db.updateTable('participant').set({ firstName: '<i>Ann', mobileNumber: '<b>1' }).execute()
  const { status, tags, text } = await page.open()
  expect([status, text.includes('<i>Ann'), tags.has('i'), tags.has('b')]).toEqual([200, true, false, false])
})

test('refuses a host without seats', async () => {
  const { app, mate, host, hostId, page } = await givenHostPage()
  await app.ctx.db.updateTable('participant').set({ numSeats: 0 }).where('id', '=', mate.id).execute()
  const { status } = await page.send({ newHostingTeamMemberId: mate.id, comment: '' })
  expect([status, await hostId()]).toEqual([406, host.id])
})

test.each([
  ['a field that the page does not have', 'newHostingTeamMemberId=x&admin=1', {}, 400],
  ['a field twice', 'comment=1&comment=2', {}, 400],
  ['a field named like a member of every object', '__proto__=1', {}, 400],
  ['a body that is no form', '{}', { 'content-type': 'application/json' }, 415],
  ['a body that is too large', `comment=${'x'.repeat(256_001)}`, {}, 413],
  ['a form that a browser sends for another site', 'comment=', { 'sec-fetch-site': 'cross-site' }, 303],
] as const)('answers %s with a page and changes nothing', async (_what, body, headers, status) => {
  const { host, hostId, page } = await givenHostPage()
  const answer = await page.send(body, headers)
  expect([answer.status, await hostId()]).toEqual([status, host.id])
  if (status !== 303) expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
})

test('opens nothing for another secret and another team, and changes nothing with them', async () => {
  const { app, teams, team, mate, host, path, hostId } = await givenHostPage()
  const otherTeam = teams.find(({ id }) => id !== team.id)?.id
  for (const url of [path(team.id, 'x'.repeat(24)), path(otherTeam), path('nonsense')])
    for (const { status, text } of [
      await pageAt(app, url).open(),
      await pageAt(app, url).send({ newHostingTeamMemberId: mate.id, comment: '' }),
    ])
      expect([status, text.includes('Dieser Link ist ungültig')]).toEqual([404, true])
  expect(await hostId()).toBe(host.id)
})

test('says that a cancelled event does not take place, and changes nothing', async () => {
  const { app, params, mate, host, hostId, page } = await givenHostPage()
  await app.call(dinnerRoutes.cancel, { params })
  const opened = await page.open()
  expect([opened.status, opened.text.includes('findet nicht statt'), opened.tags.has('form')]).toEqual([
    200,
    true,
    false,
  ])
  const { status } = await page.send({ newHostingTeamMemberId: mate.id, comment: '' })
  expect([status >= 400 && status < 500, await hostId()]).toEqual([true, host.id])
})

/** The page on which a registered person wishes for another. */
async function givenWishPage() {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const { email } = await given.confirmed(1)
  const other = await given.confirmed(2)
  const { selfAdminId, participantId } = await mailedSelf(app, email)
  const wish = async () => {
    const row = app.ctx.db.selectFrom('participant').select('teamPartnerWishEmail').where('id', '=', participantId)
    return (await row.executeTakeFirstOrThrow()).teamPartnerWishEmail
  }
  const path = `/self/${selfAdminId}/teampartnerwish/${participantId}/plain`
  return { app, email, other: other.email, wish, path, page: pageAt(app, path) }
}

test('proposes the address in the link to the partner wish, escaped, and stores nothing', async () => {
  const { app, other, wish, path, page } = await givenWishPage()
  const emailAt = async (search: string) => {
    const { status, attributes } = await pageAt(app, path + search).open()
    const field = attributes.findIndex(({ name, value }) => name === 'type' && value === 'email')
    return [status, attributes.slice(field).find(({ name }) => name === 'value')?.value]
  }
  expect(await emailAt(`?email=${encodeURIComponent(other)}`)).toEqual([200, other])
  expect(await emailAt('?email=a%22%3E%3Cb%3E&email=c%40d.example')).toEqual([200, 'a"><b>'])
  expect(await wish()).toBe('')
  await page.send({ email: other })
  expect(await emailAt('')).toEqual([200, other])
  expect(await emailAt('?email=c%40d.example')).toEqual([200, 'c@d.example'])
})

test('stores a wish, shows it, and takes it back', async () => {
  const { other, wish, page } = await givenWishPage()
  const saved = await page.send({ email: other })
  expect([saved.status, saved.text.includes('Dein Wunsch ist gespeichert'), await wish()]).toEqual([200, true, other])
  expect((await page.open()).text).toContain(`Dein Wunsch bisher: ${other}`)
  const withdrawn = await page.send({ email: '' })
  expect([withdrawn.status, withdrawn.text.includes('Du hast keinen Wunsch mehr'), await wish()]).toEqual([
    200,
    true,
    '',
  ])
})

test('refuses the own address, one that is none and one of nobody with what was typed, and stores nothing', async () => {
  const { email, wish, page } = await givenWishPage()
  for (const typed of [email, '"><b>', 'nobody@guests.example']) {
    const { status, tags, attributes } = await page.send({ email: typed })
    expect([status, tags.has('b')]).toEqual([406, false])
    expect(attributes).toContainEqual({ tag: 'input', name: 'value', value: typed })
  }
  expect(await wish()).toBe('')
})

test('takes an added person off the list when they press, not when they open the page', async () => {
  const app = await createTestApp()
  const { params } = await givenPublicDinner(app)
  const mailbox = 'home@guests.example'
  await app.call(participantRoutes.create, { params, body: personBody(101, { email: mailbox }) })
  const row = app.ctx.db.selectFrom('participant').select(['id', 'selfAdminId']).where('email', '=', mailbox)
  const { id, selfAdminId } = await row.executeTakeFirstOrThrow()
  const page = pageAt(app, `/self/${selfAdminId}/removal/${id}/plain`)
  expect((await page.open()).tags.has('form')).toBe(true)
  expect(await row.execute()).toHaveLength(1)
  const { status, text } = await page.send()
  expect([status, text.includes('Du bist ausgetragen'), await row.execute()]).toEqual([200, true, []])
  expect((await page.send()).status).toBe(404)
  expect(await mailTo(app, mailbox, 'Du bist ausgetragen')).toBe('')
})

test('refuses the removal of a person who registered', async () => {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const { email } = await given.confirmed(1)
  const { selfAdminId, participantId } = await mailedSelf(app, email)
  expect((await pageAt(app, `/self/${selfAdminId}/removal/${participantId}/plain`).send()).status).toBe(404)
})

/** The page of a registered person's own registration. */
async function givenRegistrationPage() {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const { email } = await given.confirmed(1)
  const params = await mailedSelf(app, email)
  const own = async () => {
    const { body } = await app.call(ownRegistrationRoutes.get, { params })
    return body as OwnRegistration
  }
  const page = pageAt(app, `/self/${params.selfAdminId}/registration/${params.participantId}/plain`)
  return { app, params, own, page }
}

const change = { act: 'change', mobileNumber: '0761 1', languageCode: 'de', mealSpecificsNote: '', addressRemarks: '' }

test('corrects what guests may correct, keeps the rest, and shows it again', async () => {
  const { own, page } = await givenRegistrationPage()
  const before = await own()
  const { status, text } = await page.send({ ...change, vegan: 'on', bellName: 'Lang' })
  expect([status, text.includes('Gespeichert')]).toEqual([200, true])
  const after = await own()
  expect(after).toMatchObject({ mobileNumber: '0761 1', vegan: true, vegetarian: false, bellName: 'Lang' })
  expect([after.street, after.email, after.numSeats]).toEqual([before.street, before.email, before.numSeats])
  const { attributes } = await page.open()
  expect(attributes).toContainEqual({ tag: 'input', name: 'value', value: '0761 1' })
})

test('refuses a correction against the schema with what was typed, and stores nothing', async () => {
  const { own, page } = await givenRegistrationPage()
  const before = await own()
  for (const wrong of [{ languageCode: 'xx' }, { mobileNumber: 'x'.repeat(500) }, { bellName: 'x'.repeat(500) }]) {
    const { status, body, tags } = await page.send({ ...change, addressRemarks: '</textarea><b>', ...wrong })
    expect([status, body.includes('role="alert"'), tags.has('b')]).toEqual([406, true, false])
  }
  expect(await own()).toEqual(before)
})

test('escapes what is stored of a guest', async () => {
  const { app, page } = await givenRegistrationPage()
  await app.ctx.db.updateTable('participant').set({ firstName: '<i>Ann', mobileNumber: '"><b>' }).execute()
  const { status, tags, text } = await page.open()
  expect([status, text.includes('<i>Ann'), tags.has('i'), tags.has('b')]).toEqual([200, true, false, false])
})

test('gives the place back only with the box ticked', async () => {
  const { own, page } = await givenRegistrationPage()
  const before = await own()
  for (const form of [{ act: 'cancel' }, { act: 'nonsense' }, { sure: 'on' }])
    expect((await page.send(form as Record<string, string>)).status).toBe(400)
  expect(await own()).toEqual(before)
  const { status, text } = await page.send({ act: 'cancel', sure: 'on' })
  expect([status, text.includes('Du hast abgesagt')]).toEqual([200, true])
  expect((await page.open()).status).toBe(404)
})

test('offers nothing to change once the evening is over, and refuses it', async () => {
  const { app, own, page } = await givenRegistrationPage()
  app.clock.set('2030-06-16T12:00:00Z')
  const before = await own()
  const { tags, text } = await page.open()
  expect([tags.has('form'), text.includes('Der Abend ist vorbei')]).toEqual([false, true])
  expect((await page.send(change)).status).toBe(406)
  expect((await page.send({ act: 'cancel', sure: 'on' })).status).toBe(406)
  expect(await own()).toEqual(before)
})
