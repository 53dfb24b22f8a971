import { createHmac, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { dinnerRoutes, registrationRoutes, selfRoutes, wizardRoutes } from '@running-dinner/contract'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { copyEvent } from '../bench/scale-copies.ts'
import { createApp } from '../src/app.ts'
import { jobsByHand } from '../src/features/jobs.ts'
import { secretOf } from '../src/features/people/registration/register/repeated-request.store.ts'
import { newId, newSecret } from '../src/platform/ids.ts'
import { callsOf, createTestApp } from './app.ts'
import { dinnerBody } from './bodies.ts'
import { failingDatabase } from './failing-database.ts'
import { confirmDinner, givenDinner } from './given.ts'
import { givenPublicDinner } from './given-registration.ts'

describe('secrets', () => {
  const count = 1_000_000
  let secrets: readonly string[] = []
  beforeAll(() => {
    secrets = Array.from({ length: count }, () => newSecret())
    return () => {
      secrets = []
    }
    // A million calls of the generator of the system.
  }, 120_000)

  test('have 144 bits as 24 characters, without duplicates (SEC-01)', () => {
    expect(secrets.findIndex((secret) => !/^[A-Za-z0-9_-]{24}$/.test(secret))).toBe(-1)
    expect(new Set(secrets).size).toBe(count)
  })

  test('have uniformly distributed characters in every position (SEC-01)', () => {
    expect(worstOf(secrets)).toBeLessThan(limit)
  })

  test('of a counter or a biased generator are detected (shows that the check works)', () => {
    const counted = secrets.map((_, index) => index.toString(36).padStart(24, 'A'))
    expect(worstOf(counted)).toBeGreaterThan(limit)
    const leaning = secrets.map((secret, index) => (index % 100 === 0 ? `A${secret.slice(1)}` : secret))
    expect(worstOf(leaning)).toBeGreaterThan(limit)
  })

  test('derived from the key of a client are as uniform, as each has a salt of its own (SEC-01)', () => {
    const derived = Array.from({ length: 200_000 }, () => secretOf('one-key-of-a-client', randomBytes(32)))
    expect(derived.findIndex((secret) => !/^[A-Za-z0-9_-]{24}$/.test(secret))).toBe(-1)
    expect(new Set(derived).size).toBe(derived.length)
    expect(worstOf(derived)).toBeLessThan(limit)
    // With one salt for all, knowing the key of a client would be enough.
    expect(worstOf(derived.map(() => secretOf('one-key-of-a-client', Buffer.alloc(32))))).toBeGreaterThan(limit)
  })

  test('come from the generator of the system: no file of the server draws random numbers otherwise (SEC-01)', () => {
    expect(drawing(/Math\.random|getRandomValues/)).toEqual([])
    // Secrets, keys and salts of 144 bits and more; nonces of pages have 128.
    expect(drawing(/\brandomBytes\(/)).toEqual([
      'features/people/registration/register/register.ts',
      'platform/db/shared-secret.ts',
      'platform/http/openapi.ts',
      'platform/http/pages.ts',
      'platform/http/stored-reply.store.ts',
      'platform/ids.ts',
      'platform/instance-secret.ts',
    ])
    // No secrets: seeds of arrangements and numbers of workers; ids of requests, folders and rows, names of trial notifications.
    expect(drawing(/\brandomInt\(/)).toEqual(['deps.ts', 'platform/queue/worker-presence.ts'])
    expect(drawing(/\brandomUUID\(/)).toEqual([
      'app.ts',
      'features/accounts/operation/health.read.ts',
      'platform/db/check-database.ts',
      'platform/ids.ts',
    ])
  })
})

/** Files of the server with this text, tests left out. */
function drawing(pattern: RegExp): string[] {
  const root = resolve(import.meta.dirname, '../src')
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.(test|proof))\.tsx?$/.test(file))
    .filter((file) => pattern.test(readFileSync(join(root, file), 'utf8')))
    .sort()
}

/** χ² with 63 degrees of freedom exceeds this once in a million runs. */
const limit = 130

/** The largest χ² of all positions against 64 equally likely characters. */
function worstOf(secrets: readonly string[]): number {
  const expected = secrets.length / 64
  const counts = new Float64Array(24 * 128)
  for (const secret of secrets)
    for (let place = 0; place < 24; place++) {
      const slot = place * 128 + secret.charCodeAt(place)
      counts[slot] = (counts[slot] ?? 0) + 1
    }
  const places = Array.from({ length: 24 }, (_, place) => {
    const seen = [...counts.subarray(place * 128, place * 128 + 128)].filter((times) => times > 0)
    return seen.reduce((sum, times) => sum + (times - expected) ** 2 / expected, (64 - seen.length) * expected)
  })
  return Math.max(...places)
}

/** The same guesses in every run. */
function guesses(count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    createHmac('sha256', 'guess').update(String(index)).digest('base64url').slice(0, 24),
  )
}

const malformed = [
  'x',
  'a'.repeat(25),
  'a'.repeat(200),
  "'; drop table dinner; --",
  '..%2f',
  '%F0%9F%98%80',
  '0',
  'null',
]

describe('wrong secrets', () => {
  test('get the same answer whether unknown, malformed or of 200 deleted events (SEC-02)', {
    timeout: 120_000,
  }, async () => {
    const app = await createTestApp()
    const given = await givenPublicDinner(app)
    await confirmDinner(app, given)
    await given.confirmed(1)
    const client = await app.database.pool.connect()
    await copyEvent(client, given.dinner.id, 199).finally(() => client.release())
    const { rows } = await app.database.pool.query<Record<'admin' | 'open' | 'self' | 'person', string>>(
      `select admin_id as admin, public_dinner_id as open, self_admin_id as self, p.id as person
       from dinner d join public_settings s on s.dinner_id = d.id join participant p on p.dinner_id = d.id`,
    )
    expect(rows).toHaveLength(200)
    const [first] = rows
    const person = first?.person ?? ''
    const kinds = {
      admin: (adminId: string) => app.call(dinnerRoutes.get, { params: { adminId } }),
      open: (publicId: string) => app.call(registrationRoutes.get, { params: { publicId } }),
      self: (selfAdminId: string, participantId = person) =>
        app.call(selfRoutes.sessionData, { params: { selfAdminId, participantId } }),
    }
    expect((await kinds.admin(first?.admin ?? '')).status).toBe(200)
    expect((await kinds.open(first?.open ?? '')).status).toBe(200)
    expect((await kinds.self(first?.self ?? '')).status).toBe(200)
    app.clock.set('2032-06-22T00:00:00Z')
    await app.database.pool.query('delete from dinner where id <> $1', [given.dinner.id])
    await jobsByHand(app.ctx).retention()
    expect((await app.database.pool.query('select from dinner')).rowCount).toBe(0)
    const answersOf = async (calls: Iterable<ReturnType<typeof app.call>>) => {
      const answers = new Set<string>()
      for (const call of calls) {
        const { status, body, headers } = await call
        const { date: _, 'x-request-id': __, ...others } = headers
        answers.add(JSON.stringify([status, body, others]))
      }
      return [...answers]
    }
    const secretsOf = (kind: keyof typeof kinds) => [...guesses(200), ...malformed, ...rows.map((row) => row[kind])]
    function* refusals(kind: keyof typeof kinds) {
      for (const secret of secretsOf(kind)) yield kinds[kind](secret)
    }
    function* strangers() {
      for (const id of [...malformed, newId(), ...rows.map((row) => row.person)])
        yield kinds.self(first?.self ?? '', id)
    }
    const replies = {
      admin: await answersOf(refusals('admin')),
      self: await answersOf(refusals('self')),
      person: await answersOf(strangers()),
      open: await answersOf(refusals('open')),
    }
    expect(replies.admin).toEqual([expect.stringMatching(/^\[404,/)])
    expect(replies).toEqual({ ...replies, self: replies.admin, person: replies.admin })
    expect(replies.open).toEqual([expect.stringMatching(/^\[404,/)])
  })

  // How long a refusal takes is measured by `npm run bench:api -- refusals`.
  test('are refused by the same statements when nearly right (SEC-02)', async () => {
    const app = await createTestApp()
    const { params } = await givenDinner(app)
    const database = failingDatabase(app.database.url)
    onTestFinished(() => database.close())
    const watched = await createApp({ ...app.ctx, db: database.db }, '/nonexistent')
    onTestFinished(() => watched.close())
    const call = callsOf(watched)
    const askedFor = async (adminId: string) => {
      database.watch()
      const { status } = await call(dinnerRoutes.get, { params: { adminId } })
      return { status, statements: [...database.statements()] }
    }
    const [far = ''] = guesses(1)
    const refused = await askedFor(far)
    expect([refused.status, refused.statements.length]).toEqual([404, 1])
    for (const length of [1, 12, 20, 23]) {
      const near = params.adminId.slice(0, length) + far.slice(length)
      expect(await askedFor(near)).toEqual(refused)
    }
  })
})

const hosts = [
  'evil.example',
  'evil.example:8080',
  'localhost:8080.evil.example',
  'localhost:8080@evil.example',
  'evil.example/admin',
  'evil.example#',
  '127.0.0.1',
  '[::1]',
  'EVIL.example',
  'xn--evl-1ma.example',
]

describe('links', () => {
  test.each(hosts.flatMap((host) => [{ host }, { 'x-forwarded-host': host }]))(
    'come from the configuration, not from %o (SEC-13)',
    async (header) => {
      const app = await createTestApp()
      const headers = { ...header, 'x-forwarded-proto': 'http', forwarded: `host=${Object.values(header)[0]}` }
      const { status, body } = await app.call(wizardRoutes.create, { body: dinnerBody(), headers })
      expect([200, 400]).toContain(status)
      await app.deliver()
      const [mail] = await app.mails()
      const said = JSON.stringify([body, mail?.text, mail?.html])
      expect(said).not.toMatch(/evil|xn--|\[::1\]|127\.0\.0\.1/i)
      if (status === 200) expect(mail?.text).toContain('http://localhost:8080/admin/')
    },
  )
})
