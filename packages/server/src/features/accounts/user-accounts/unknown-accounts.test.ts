import { accountRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenAccount, goodPassword, registerBody } from '../../../../test/given-account.ts'
import { Problem } from '../../../platform/http/problems.ts'
import { inTurn } from '../../../platform/in-turn.ts'
import { passwordHasher } from '../../../platform/passwords/password-hasher.ts'
import { accountStore } from './account.store.ts'
import type { AccountsCtx } from './accounts-ctx.ts'
import { login } from './login.ts'
import { register } from './register.ts'
import { sessionTokens } from './session-tokens.ts'

type Answer = Awaited<ReturnType<TestApp['call']>>

const withoutTime = ({ status, body, headers }: Answer) => ({ status, body, headers: { ...headers, date: '' } })

test('login, registration and password recovery answer the same for known and unknown addresses (SEC-02)', async () => {
  const app = await createTestApp()
  await givenAccount(app)
  const login = (username: string) =>
    app.call(accountRoutes.login, { body: { username, password: 'falsch falsch' } }).then(withoutTime)
  const known = await login('ada')
  expect(known).toMatchObject({ status: 401, body: { issues: [{ code: 'login_failed' }] } })
  expect(await login('ada@guests.example')).toEqual(known)
  expect(await login('nobody')).toEqual(known)
  expect(await login('nobody@guests.example')).toEqual(known)

  const registered = (changes: object) =>
    app.call(accountRoutes.register, { body: registerBody({ username: 'other', ...changes }) }).then(withoutTime)
  const fresh = await registered({ email: 'new@guests.example' })
  expect(fresh).toMatchObject({ status: 200, body: {} })
  expect(await registered({})).toEqual(fresh)
  expect(await registered({ username: 'ada', email: 'newer@guests.example' })).toEqual(fresh)

  const forgotten = (email: string) => app.call(accountRoutes.forgottenPassword, { body: { email } }).then(withoutTime)
  expect(await forgotten('nobody@guests.example')).toEqual(await forgotten('ada@guests.example'))
  expect(await forgotten('nobody@guests.example')).toMatchObject({ status: 200, body: {} })
})

test('login after registering does not reveal whether the address already had an account', async () => {
  const app = await createTestApp()
  await givenAccount(app)
  const tried = async (email: string) => {
    const [password, username] = ['nur der Neugierige', `spy ${email.replace('@', ' ')}`]
    await app.call(accountRoutes.register, { body: registerBody({ username, email, password }) })
    const byName = await app.call(accountRoutes.login, { body: { username, password } })
    const byAddress = await app.call(accountRoutes.login, { body: { username: email, password } })
    return [byName.status, byAddress.status]
  }
  expect(await tried('ada@guests.example')).toEqual(await tried('nobody@guests.example'))
})

test('mails a known address about its account and an unknown one nothing', async () => {
  const app = await createTestApp()
  await givenAccount(app)
  await app.call(accountRoutes.register, { body: registerBody({ username: 'again' }) })
  await app.call(accountRoutes.forgottenPassword, { body: { email: 'nobody@guests.example' } })
  await app.deliver()
  const mails = await app.mails()
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ada@guests.example', 'Du hast schon ein Konto'],
    ['ada@guests.example', 'Bestätige deine Adresse'],
  ])
  expect(mails[0]?.text).not.toContain('again')
  const { rows } = await app.database.pool.query("select count(*) from account_link where purpose = 'PASSWORD'")
  expect(rows).toEqual([{ count: 0 }])
})

/** Counts the password hashes computed for each of these names. */
async function hashCalls(app: TestApp, names: string[], run: (ctx: AccountsCtx, name: string) => Promise<unknown>) {
  const real = passwordHasher()
  const calls: Record<string, number> = {}
  for (const name of names) {
    let count = 0
    const counting = <T>(work: T): T => {
      count++
      return work
    }
    const passwords = {
      hash: (password: string) => counting(real.hash(password)),
      verify: (hash: string | undefined, password: string) => counting(real.verify(hash, password)),
    }
    const sessions = sessionTokens(app.ctx)
    await run({ ...app.ctx, passwords, sessions, pictureQueue: inTurn(1, 1) }, name).catch((error: unknown) => {
      if (!(error instanceof Problem)) throw error
    })
    calls[name] = count
  }
  return calls
}

const attemptLogin = (ctx: AccountsCtx, username: string) => login(ctx, { username, password: 'falsch falsch' })
/** A login that skips the hash for unknown names: the check has to notice it. */
const loginWithoutHashing = async (ctx: AccountsCtx, username: string) =>
  (await accountStore.byLogin(ctx.db, username)).length > 0 && attemptLogin(ctx, username)

test.each([
  ['login hashes a password for unknown names too', attemptLogin, { ada: 1, nobody: 1 }],
  ['the same check notices a login without hashing', loginWithoutHashing, { ada: 1, nobody: 0 }],
])('%s', async (_name, run, expected) => {
  const app = await createTestApp()
  await givenAccount(app)
  expect(await hashCalls(app, ['ada', 'nobody'], run)).toEqual(expected)
})

test('login hashes as many passwords for a claimed address with an account as for one without', async () => {
  const app = await createTestApp()
  await givenAccount(app)
  const addresses = ['ada@guests.example', 'nobody@guests.example']
  for (const claims of [1, 2, 3, 4, 5]) {
    for (const email of addresses)
      await app.call(accountRoutes.register, {
        body: registerBody({ username: `spy ${claims} ${email.slice(0, 3)}`, email }),
      })
    const hashes = 1 + Math.min(claims, 4)
    const expected = { 'ada@guests.example': hashes, 'nobody@guests.example': hashes }
    expect(await hashCalls(app, addresses, attemptLogin)).toEqual(expected)
  }
})

test('registration hashes one password for known and unknown addresses alike', async () => {
  const app = await createTestApp()
  await givenAccount(app)
  const calls = await hashCalls(app, ['ada@guests.example', 'new@guests.example'], (ctx, email) =>
    register(ctx, { ...registerBody({ username: 'x', email }), languageCode: undefined } as Parameters<
      typeof register
    >[1]),
  )
  expect(calls).toEqual({ 'ada@guests.example': 1, 'new@guests.example': 1 })
})

test('stores passwords as argon2id with 19 MiB and two passes, and no mail contains one (SEC-20)', async () => {
  const app = await createTestApp()
  await givenAccount(app)
  const { rows } = await app.database.pool.query('select password_hash from account')
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(JSON.stringify(await app.mails())).not.toContain(goodPassword)
})

test('sends at most three account mails a day to one address', async () => {
  const app = await createTestApp({ config: { rateLimits: true } })
  const answers: number[] = []
  for (let time = 0; time < 5; time++) {
    const { status } = await app.call(accountRoutes.register, { body: registerBody({ username: `ada${time}` }) })
    answers.push(status)
  }
  await app.deliver()
  expect(answers).toEqual([200, 200, 200, 200, 200])
  expect(await app.mails()).toHaveLength(3)
})

test('a login without an account takes its turn for a hash, as one with an account does', async () => {
  const { hash, verify } = passwordHasher()
  const known = await hash(goodPassword)
  for (const stored of [known, undefined]) {
    const logins = Array.from({ length: 100 }, () => verify(stored, 'falsch falsch'))
    const refused = (await Promise.allSettled(logins)).filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
  }
})

test('the password that is compared where there is no account opens nothing', async () => {
  expect(await passwordHasher().verify(undefined, 'no account has this password')).toBe(false)
})

test('mails at most three password links a day to one address', async () => {
  const app = await createTestApp({ config: { rateLimits: true } })
  await givenAccount(app)
  for (let time = 0; time < 4; time++)
    await app.call(accountRoutes.forgottenPassword, { body: { email: 'ada@guests.example' } })
  await app.deliver()
  expect(await app.mails()).toHaveLength(3)
})
