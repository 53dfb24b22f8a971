import { accountRoutes, type Profile, type Session } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp } from '../../../../test/app.ts'
import {
  bearer,
  confirmLink,
  givenAccount,
  goodPassword,
  mailedToken,
  passwordLink,
  registerBody,
} from '../../../../test/given-account.ts'
import { givenConfirmedDinner } from '../../../../test/given-portal.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { cleanups } from '../../cleanups.ts'

const ada = 'ada@guests.example'

test('registers, logs in before confirmation, confirms by mail, then logs in by name or address', async () => {
  const app = await createTestApp()
  expect(await app.call(accountRoutes.register, { body: registerBody() })).toMatchObject({ status: 200, body: {} })
  const early = await app.call(accountRoutes.login, { body: { username: 'ada', password: goodPassword } })
  expect(early.body).toEqual({
    token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    roles: ['ROLE_USER'],
    username: 'ada',
    email: ada,
    firstName: 'Ada',
    lastName: 'Beispiel',
  })
  const headers = bearer((early.body as Session).token)
  expect((await app.call(accountRoutes.profile, { headers })).body).toMatchObject({ confirmed: false, avatarPath: '' })

  const token = await mailedToken(app, ada, confirmLink)
  const wrong = await app.call(accountRoutes.confirm, { params: { token }, body: { password: 'falsch falsch' } })
  expect(wrong).toMatchObject({ status: 406, issues: [{ field: 'password', message: 'password_wrong' }] })
  for (let time = 0; time < 2; time++) {
    const { status } = await app.call(accountRoutes.confirm, { params: { token }, body: { password: goodPassword } })
    expect(status).toBe(200)
  }
  expect((await app.call(accountRoutes.profile, { headers })).body).toMatchObject({ confirmed: true })
  for (const username of ['ada', 'ADA', ' Ada@Guests.Example ']) {
    const { status } = await app.call(accountRoutes.login, { body: { username, password: goodPassword } })
    expect(status, username).toBe(200)
  }
})

test('answers the same calls under /rest and /api', async () => {
  const app = await createTestApp()
  await givenAccount(app)
  const payload = { username: 'ada', password: goodPassword }
  for (const url of ['/auth/login', '/api/auth/login', '/rest/auth/login', '/api/rest/auth/login']) {
    expect((await app.app.inject({ method: 'POST', url, payload })).statusCode, url).toBe(200)
  }
})

test('deletes a stranger’s claim when the owner confirms, and refuses it with the owner’s password', async () => {
  const app = await createTestApp()
  await app.call(accountRoutes.register, { body: registerBody({ username: 'owner' }) })
  const own = await mailedToken(app, ada, confirmLink)
  await app.call(accountRoutes.register, { body: registerBody({ username: 'thief', password: 'nur der Dieb' }) })
  const others = await mailedToken(app, ada, confirmLink)
  const confirm = (token: string) =>
    app.call(accountRoutes.confirm, { params: { token }, body: { password: goodPassword } })
  expect((await confirm(others)).status).toBe(406)
  expect((await confirm(own)).status).toBe(200)
  expect((await confirm(others)).status).toBe(404)
  const thief = { username: 'thief', password: 'nur der Dieb' }
  expect((await app.call(accountRoutes.login, { body: thief })).status).toBe(401)
})

test('uses the address as name when another account confirmed the name first', async () => {
  const app = await createTestApp()
  await givenAccount(app)
  const ben = await givenAccount(app, { email: 'ben@guests.example', password: 'ein anderer Satz' })
  expect(ben.username).toBe('ben@guests.example')
  const asAda = await app.call(accountRoutes.login, { body: { username: 'ada', password: goodPassword } })
  expect((asAda.body as Session).email).toBe(ada)
})

test('a mailed password link works once, ends all sessions and confirms the address', async () => {
  const app = await createTestApp()
  const before = await givenAccount(app)
  await app.call(accountRoutes.forgottenPassword, { body: { email: 'ADA@guests.example' } })
  const token = await mailedToken(app, ada, passwordLink)
  const choose = (password: string) => app.call(accountRoutes.newPassword, { params: { token }, body: { password } })
  expect(await choose('sunshine')).toMatchObject({ status: 406, issues: [{ message: 'password_common' }] })
  const chosen = await choose('ein neuer Satz')
  expect(chosen.status).toBe(200)
  expect((await choose('noch ein Satz')).status).toBe(404)
  expect((await app.call(accountRoutes.profile, { headers: bearer(before.token) })).status).toBe(401)
  const headers = bearer((chosen.body as Session).token)
  expect((await app.call(accountRoutes.profile, { headers })).status).toBe(200)
  const old = await app.call(accountRoutes.login, { body: { username: 'ada', password: goodPassword } })
  expect(old.status).toBe(401)
  await app.deliver()
  expect((await app.mails()).map(({ subject }) => subject)).toContain('Dein Passwort wurde geändert')
})

test('confirmation links expire after 14 days, password links after one hour', async () => {
  const app = await createTestApp()
  await app.call(accountRoutes.register, { body: registerBody() })
  await app.call(accountRoutes.forgottenPassword, { body: { email: ada } })
  const [confirm, password] = [await mailedToken(app, ada, confirmLink), await mailedToken(app, ada, passwordLink)]
  app.clock.set('2030-05-01T11:00:01Z')
  const body = { password: goodPassword }
  expect((await app.call(accountRoutes.newPassword, { params: { token: password }, body })).status).toBe(404)
  app.clock.set('2030-05-15T10:00:01Z')
  expect((await app.call(accountRoutes.confirm, { params: { token: confirm }, body })).status).toBe(404)
  app.clock.set('2030-05-15T09:59:59Z')
  expect((await app.call(accountRoutes.confirm, { params: { token: confirm }, body })).status).toBe(200)
})

test('updates first and last name separately and ignores every other field', async () => {
  const app = await createTestApp()
  const { token } = await givenAccount(app)
  const headers = bearer(token)
  const update = (body: object) => app.call(accountRoutes.updateProfile, { headers, body })
  expect((await update({ firstName: '  Bea ' })).body).toMatchObject({ firstName: 'Bea', lastName: 'Beispiel' })
  const greedy = { lastName: 'Neu', email: 'x@y.example', roles: ['ROLE_ADMIN'], confirmed: false, username: 'root' }
  expect((await update(greedy)).body).toMatchObject({ firstName: 'Bea', lastName: 'Neu', email: ada, username: 'ada' })
  expect((await app.call(accountRoutes.profile, { headers })).body).toMatchObject({ roles: ['ROLE_USER'] })
  for (const body of [{ firstName: '' }, { lastName: 'x'.repeat(256) }, { firstName: 5 }]) {
    expect((await update(body)).status).toBe(406)
  }
})

test('changes the password with the old one and continues the session with a new token', async () => {
  const app = await createTestApp()
  const { token } = await givenAccount(app)
  const change = (password: string, newPassword: string) =>
    app.call(accountRoutes.changePassword, { headers: bearer(token), body: { password, newPassword } })
  expect((await change('falsch falsch', 'ein neuer Satz')).issues[0]).toMatchObject({ field: 'password' })
  expect((await change(goodPassword, 'kurz')).issues[0]).toMatchObject({ field: 'newPassword' })
  const changed = await change(goodPassword, 'ein neuer Satz')
  expect(changed.status).toBe(200)
  expect((await app.call(accountRoutes.profile, { headers: bearer(token) })).status).toBe(401)
  const headers = bearer((changed.body as Session).token)
  expect((await app.call(accountRoutes.profile, { headers })).status).toBe(200)
  await app.call(accountRoutes.logoutEverywhere, { headers })
  expect((await app.call(accountRoutes.profile, { headers })).status).toBe(401)
})

test('deleting an account leaves no row of it', async () => {
  const app = await createTestApp()
  const { token } = await givenAccount(app)
  const headers = bearer(token)
  expect((await app.call(accountRoutes.remove, { headers })).status).toBe(200)
  expect((await app.call(accountRoutes.profile, { headers })).status).toBe(401)
  expect((await app.call(accountRoutes.login, { body: { username: 'ada', password: goodPassword } })).status).toBe(401)
  const { rows } = await app.database.pool.query(
    'select (select count(*) from account) + (select count(*) from account_link) as count',
  )
  expect(rows).toEqual([{ count: 0 }])
})

test('lists events only once the address is confirmed', async () => {
  const app = await createTestApp()
  const { params } = await givenConfirmedDinner(app, { email: ada })
  await app.call(accountRoutes.register, { body: registerBody() })
  const early = await app.call(accountRoutes.login, { body: { username: 'ada', password: goodPassword } })
  const headers = bearer((early.body as Session).token)
  expect((await app.call(accountRoutes.myEvents, { headers })).body).toEqual({ events: [] })
  const token = await mailedToken(app, ada, confirmLink)
  await app.call(accountRoutes.confirm, { params: { token }, body: { password: goodPassword } })
  const { body } = await app.call(accountRoutes.myEvents, { headers })
  expect(accountRoutes.myEvents.reply.parse(body).events).toMatchObject([
    { roles: ['ORGANIZER'], credentials: { ORGANIZER: { adminId: params.adminId } } },
  ])
})

test('grants ROLE_ADMIN to the confirmed account with ADMIN_EMAIL, as long as it is configured', async () => {
  const app = await createTestApp({ config: { adminEmail: ada } })
  await app.call(accountRoutes.register, { body: registerBody() })
  const early = await app.call(accountRoutes.login, { body: { username: 'ada', password: goodPassword } })
  const headers = bearer((early.body as Session).token)
  const rolesNow = async () => ((await app.call(accountRoutes.profile, { headers })).body as Profile).roles
  expect(await rolesNow()).toEqual(['ROLE_USER'])
  const token = await mailedToken(app, ada, confirmLink)
  await app.call(accountRoutes.confirm, { params: { token }, body: { password: goodPassword } })
  expect(await rolesNow()).toEqual(['ROLE_USER', 'ROLE_ADMIN'])
  app.ctx.config.adminEmail = 'other@organisers.example'
  expect(await rolesNow()).toEqual(['ROLE_USER'])
})

test('later claims to an unconfirmed name or address do not lock out the first one', async () => {
  const app = await createTestApp()
  const signIn = async (username: string, password: string) =>
    (await app.call(accountRoutes.login, { body: { username, password } })).status
  await app.call(accountRoutes.register, { body: registerBody() })
  for (let number = 1; number <= 7; number++) {
    const password = `ein anderer Satz ${number}`
    // The oldest claims count; of several at one moment it is left open which are the oldest.
    app.clock.set(`2030-05-01T10:00:0${number}Z`)
    await app.call(accountRoutes.register, { body: registerBody({ email: `claim${number}@guests.example`, password }) })
  }
  expect(await signIn('ada', goodPassword)).toBe(200)
  expect(await signIn('ada@guests.example', goodPassword)).toBe(200)
  expect(await signIn('ada', 'ein anderer Satz 1')).toBe(200)
  expect(await signIn('ada', 'falsch falsch')).toBe(401)
})

test('a link that confirms an address sets no password', async () => {
  const app = await createTestApp()
  await app.call(accountRoutes.register, { body: registerBody() })
  const token = await mailedToken(app, ada, confirmLink)
  const body = { password: 'ein neuer Satz' }
  expect((await app.call(accountRoutes.newPassword, { params: { token }, body })).status).toBe(404)
})

test('of two uses of a mailed password link at once one succeeds', async () => {
  const app = await createTestApp()
  await givenAccount(app)
  await app.call(accountRoutes.forgottenPassword, { body: { email: ada } })
  const token = await mailedToken(app, ada, passwordLink)
  const uses = ['ein neuer Satz', 'noch ein neuer'].map((password) =>
    app.call(accountRoutes.newPassword, { params: { token }, body: { password } }),
  )
  expect((await Promise.all(uses)).map(({ status }) => status).toSorted()).toEqual([200, 404])
})

test('accounts are deleted after 14 days without confirmation, and after two years without a login', async () => {
  const app = await createTestApp()
  await givenAccount(app)
  await app.call(accountRoutes.register, { body: registerBody({ username: 'ben', email: 'ben@guests.example' }) })
  const began = app.clock.now().getTime()
  const keptAfter = async (days: number) => {
    await inTransaction(app.ctx.db, async (tx) => {
      for (const { old } of cleanups) await old?.(tx, new Date(began + days * 86_400_000))
    })
    const { rows } = await app.database.pool.query('select username from account order by username')
    return rows.map(({ username }) => username)
  }
  expect([await keptAfter(13), await keptAfter(14), await keptAfter(729), await keptAfter(730)]).toEqual([
    ['ada', 'ben'],
    ['ada'],
    ['ada'],
    [],
  ])
})
