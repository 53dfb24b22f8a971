import {
  accountRoutes,
  dinnerRoutes,
  eveningHelperRoutes,
  messageRoutes,
  ownRegistrationRoutes,
  participantRoutes,
  type Route,
  settingsRoutes,
} from '@running-dinner/contract'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createApp } from '../src/app.ts'
import { cleanups } from '../src/features/cleanups.ts'
import { connectDatabase } from '../src/platform/db/database.ts'
import { inTransaction } from '../src/platform/db/in-transaction.ts'
import { storedReplyLimits } from '../src/platform/http/stored-reply.store.ts'
import { secretHash } from '../src/platform/ids.ts'
import { callsOf, createTestApp, type TestApp } from './app.ts'
import { personBody } from './bodies.ts'
import { confirmDinner, type GivenDinner, givenDinner, givenParticipants, givenTeams } from './given.ts'
import { bearer, givenAccount } from './given-account.ts'
import { killableApp } from './killable-app.ts'
import { lockAwaited } from './lock-awaited.ts'
import { noteReplies } from './noted-replies.ts'
import { patientDatabase } from './patient-database.ts'

const key = 'c0ffee00-press'
const withKey = (idempotencyKey = key) => ({ 'idempotency-key': idempotencyKey })

const create = (call: TestApp['call'], { params }: GivenDinner, number: number, idempotencyKey?: string) =>
  call(participantRoutes.create, {
    params,
    body: personBody(number),
    headers: idempotencyKey === undefined ? {} : withKey(idempotencyKey),
  })

async function rowsOf({ database }: Pick<TestApp, 'database'>, table: string): Promise<number> {
  const { rows } = await database.pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)
  return rows[0]?.count ?? -1
}

/** The same application with a pool of its own, as another process has it, and with the product's timeouts unless it is patient. */
async function otherProcess(app: TestApp, connect = connectDatabase): Promise<TestApp['call']> {
  const connection = connect(app.database.url, { max: 4 })
  const server = await createApp({ ...app.ctx, db: connection.db }, '/nonexistent')
  noteReplies(server)
  onTestFinished(async () => {
    await server.close()
    await connection.close()
  })
  return callsOf(server)
}

test('gives the first reply again, in another process and when the call would be refused by now', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const first = await create(app.call, given, 1, key)
  expect([first.status, first.headers['idempotent-replayed']]).toEqual([200, undefined])
  const again = await create(await otherProcess(app), given, 1, key)
  expect([again.status, again.body, again.headers['idempotent-replayed']]).toEqual([200, first.body, 'true'])
  expect(again.headers).toMatchObject({
    'content-type': first.headers['content-type'],
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  })
  expect(await rowsOf(app, 'participant')).toBe(1)
})

test('changes nothing for callers without a key', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  expect((await create(app.call, given, 1)).headers['idempotent-replayed']).toBeUndefined()
  expect((await create(app.call, given, 1)).status).toBe(406)
  expect(await rowsOf(app, 'stored_reply')).toBe(0)
})

test('sends a message once under one key', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await confirmDinner(app, given)
  await givenParticipants(app, given, 3)
  const { send, preview } = messageRoutes.participants
  const press = (route: Route) =>
    app.call(route, {
      params: given.params,
      body: { subject: 'Hallo', message: 'Hallo', participantSelection: 'ALL' },
      headers: withKey(),
    })
  const replies = [await press(send), await press(send)]
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await rowsOf(app, 'message_job')).toBe(1)
  // Nothing but the path differs.
  expect((await press(preview)).issues[0]?.message).toBe('idempotency_key_reused')
})

test('refuses a key that came with another body, path, query or plan version', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const [, person] = await givenParticipants(app, given, 2)
  const participantId = person?.id ?? ''
  const call = (changes: {
    route?: Route
    body?: unknown
    query?: Record<string, string>
    version?: string
    id?: string
  }) =>
    app.call(changes.route ?? participantRoutes.update, {
      params: { ...given.params, participantId: changes.id ?? participantId },
      query: changes.query ?? {},
      body: changes.body ?? personBody(20),
      headers: { ...withKey(), ...(changes.version ? { 'if-match': changes.version } : {}) },
    })
  expect((await call({})).status).toBe(200)
  for (const changes of [
    { body: personBody(21) },
    { route: participantRoutes.create },
    { id: '00000000-0000-4000-8000-000000000001' },
    { query: { other: '1' } },
    { version: '7' },
  ]) {
    const { status, issues } = await call(changes)
    expect([status, issues[0]?.message]).toEqual([422, 'idempotency_key_reused'])
  }
  // The time that clients add to keep caches away.
  expect((await call({ query: { _t: '123' } })).headers['idempotent-replayed']).toBe('true')
  expect(await rowsOf(app, 'stored_reply')).toBe(1)
})

test('keeps keys per secret: the key of one event gives no reply of another', async () => {
  const app = await createTestApp()
  const [one, two] = [await givenDinner(app), await givenDinner(app)]
  const replies = [await create(app.call, one, 1, key), await create(app.call, two, 1, key)]
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(replies.map(({ headers }) => headers['idempotent-replayed'])).toEqual([undefined, undefined])
  expect(await rowsOf(app, 'participant')).toBe(2)
  const unknown = await create(app.call, { ...one, params: { adminId: 'x'.repeat(24) } }, 1, key)
  expect(unknown.status).toBe(404)
  const other = await app.call(participantRoutes.create, {
    params: one.params,
    body: personBody(1),
    headers: { ...withKey(), authorization: 'Bearer other' },
  })
  expect(other.headers['idempotent-replayed']).toBeUndefined()
})

test('answers a caller whose first call ended the right to make it', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const replace = (headers = withKey()) => app.call(settingsRoutes.replaceAdministrationLink, { params, headers })
  const first = await replace()
  expect(first.status).toBe(200)
  expect((await replace()).body).toEqual(first.body)
  expect((await replace(withKey('another'))).status).toBe(404)
})

test('gives no reply to a secret that was withdrawn since, and one in a cancelled event', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const { params } = given
  await confirmDinner(app, given)
  const [team] = await givenTeams(app, given)
  const { token } = await givenAccount(app)
  const { body: added } = await app.call(eveningHelperRoutes.addHelper, { params, body: { name: 'Kim' } })
  const { id: helperId, link } = eveningHelperRoutes.addHelper.reply.parse(added)
  const { body: person } = await create(app.call, given, 19)
  const { id: participantId } = participantRoutes.create.reply.parse(person)
  const { rows } = await app.database.pool.query('select self_admin_id from participant where id = $1', [participantId])
  const self = { participantId, selfAdminId: rows[0].self_admin_id }
  const table = { mealId: team?.meal.id ?? '', teamId: team?.id ?? '' }
  const calls = {
    organiser: () => create(app.call, given, 20, key),
    account: () =>
      app.call(accountRoutes.updateProfile, {
        body: { firstName: 'Neu' },
        headers: { ...bearer(token), ...withKey() },
      }),
    guest: () => app.call(ownRegistrationRoutes.change, { params: self, body: personBody(19), headers: withKey() }),
    helper: () =>
      app.call(eveningHelperRoutes.answerTable, {
        params: { ...table, adminId: /\/admin\/([\w-]+)\//.exec(link)?.[1] ?? '' },
        headers: withKey(),
      }),
  }
  const statuses = async () => {
    const replies = await Promise.all(Object.values(calls).map((call) => call()))
    return replies.map(({ status, headers }) => (headers['idempotent-replayed'] ? 'again' : status))
  }
  expect(await statuses()).toEqual([200, 200, 200, 204])
  expect((await app.call(dinnerRoutes.cancel, { params })).status).toBe(200)
  expect(await statuses()).toEqual(['again', 'again', 'again', 'again'])
  await app.call(eveningHelperRoutes.removeHelper, { params: { ...params, helperId } })
  await app.database.pool.query('delete from participant where id = $1', [participantId])
  await app.call(accountRoutes.logoutEverywhere, { headers: bearer(token) })
  await app.call(settingsRoutes.replaceAdministrationLink, { params })
  expect(await statuses()).toEqual([404, 401, 404, 404])
  expect(await rowsOf(app, 'stored_reply')).toBe(4)
})

test('lets a corrected form be sent under the key of a refused one', async () => {
  const app = await createTestApp()
  const { params } = await givenDinner(app)
  const send = (body: unknown) => app.call(participantRoutes.create, { params, body, headers: withKey() })
  expect((await send({ ...personBody(1), email: 'none' })).status).toBe(406)
  expect((await send(personBody(1))).status).toBe(200)
})

test.each(['', 'with blank', 'ä', 'x'.repeat(129)])('answers 400 to an invalid key (%s)', async (bad) => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  expect((await create(app.call, given, 1, bad)).status).toBe(400)
  expect((await create(app.call, given, 1, 'x'.repeat(128))).status).toBe(200)
})

test('has one effect when ten calls with one key run at the same time in two processes', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const calls = [app.call, await otherProcess(app, (url) => patientDatabase(url, 4))]
  for (let round = 1; round <= 5; round++) {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, at) => create(calls[at % 2] ?? app.call, given, round, `round-${round}`)),
    )
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200))
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(replies.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1)
    expect(await rowsOf(app, 'participant')).toBe(round)
  }
})

test('answers 409 when the call with this key takes longer than a lock is waited for', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const call = await otherProcess(app)
  const { first, second } = await app.database.db.transaction().execute(async (tx) => {
    // However long the second call takes.
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)
    await tx.selectFrom('dinner').select('id').where('id', '=', given.dinner.id).forUpdate().execute()
    const held = create(app.call, given, 1, key)
    await lockAwaited(app.database.pool)
    return { first: { reply: held }, second: await create(call, given, 1, key) }
  })
  expect([second.status, second.issues[0]?.message, second.headers['retry-after']]).toEqual([
    409,
    'idempotency_key_in_use',
    '1',
  ])
  const { status, body } = await first.reply
  expect(status).toBe(200)
  expect((await create(call, given, 1, key)).body).toEqual(body)
})

test('stores the change and its reply together or neither, wherever the process dies', {
  // Cuts the connection before each changing query.
  timeout: 120_000,
}, async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const dying = await killableApp(app, onTestFinished)
  let kills = 0
  for (let request = 1; request < 60; request++) {
    const before = { people: await rowsOf(app, 'participant'), replies: await rowsOf(app, 'stored_reply') }
    dying.dieBefore(request)
    const cut = await create(dying.call, given, request, `kill-${request}`)
    dying.revive()
    const change = (await rowsOf(app, 'participant')) - before.people
    expect((await rowsOf(app, 'stored_reply')) - before.replies).toBe(change)
    const retry = await create(app.call, given, request, `kill-${request}`)
    expect([retry.status, retry.headers['idempotent-replayed']]).toEqual([200, change === 1 ? 'true' : undefined])
    expect(await rowsOf(app, 'participant')).toBe(before.people + 1)
    expect(await rowsOf(app, 'activity')).toBe(before.people + 2)
    if (cut.status === 200) break
    kills++
  }
  expect(kills).toBeGreaterThan(5)
})

test('forgets a reply after 24 hours, before the retention job has deleted it', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const start = app.clock.now().getTime()
  const at = (hours: number) => app.clock.set(new Date(start + hours * 3_600_000).toISOString())
  const first = await create(app.call, given, 1, key)
  at(23.99)
  expect((await create(app.call, given, 1, key)).body).toEqual(first.body)
  at(24)
  expect((await create(app.call, given, 2, key)).status).toBe(200)
  expect(await rowsOf(app, 'stored_reply')).toBe(1)
  const forget = () =>
    inTransaction(app.ctx.db, async (tx) => {
      for (const { old } of cleanups) await old?.(tx, app.clock.now())
    })
  at(47.99)
  await forget()
  expect(await rowsOf(app, 'stored_reply')).toBe(1)
  at(48)
  await forget()
  expect(await rowsOf(app, 'stored_reply')).toBe(0)
})

test('deletes replies with their event, also of the call that created it', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  await create(app.call, given, 1, key)
  expect(await rowsOf(app, 'stored_reply')).toBe(1)
  await app.database.pool.query('delete from dinner')
  expect(await rowsOf(app, 'stored_reply')).toBe(0)
})

test('stores neither key nor secret nor reply in readable form', async () => {
  const app = await createTestApp()
  const given = await givenDinner(app)
  const { body } = await create(app.call, given, 1, key)
  const { rows } = await app.database.pool.query<{ row: string; reply: Buffer }>(
    "select t::text || encode(t.reply, 'escape') as row, reply from stored_reply t",
  )
  const [stored] = rows
  expect(JSON.stringify(body)).toContain('person1@guests.example')
  expect(stored?.row).not.toContain(secretHash(given.params.adminId).toString('hex'))
  for (const secret of [key, given.params.adminId, 'person1'])
    for (const encoding of ['utf8', 'hex'] as const)
      expect(stored?.row).not.toContain(Buffer.from(secret).toString(encoding))
  // Compressed text without a cipher would be readable too.
  const { inflateRawSync } = await import('node:zlib')
  for (const start of [0, 12]) expect(() => inflateRawSync(stored?.reply.subarray(start) ?? '')).toThrow()
})

/** Statistics of a table that has grown since: PostgreSQL may plan loops within loops by them. */
const believingInOneReplyPerSecret = `
  begin;
  create temporary table before on commit drop as select * from stored_reply;
  insert into stored_reply select decode(md5(number::text), 'hex'), key_hash, dinner_id, salt, request_digest, reply, size, stored_at
    from before, generate_series(1, 3000) number;
  analyze stored_reply;
  delete from stored_reply using before where stored_reply.holder <> before.holder;
  commit`

test('keeps the newest replies of a secret only, so that they cannot fill the disk', async () => {
  const app = await createTestApp()
  const [given, other] = [await givenDinner(app), await givenDinner(app)]
  await create(app.call, other, 1, key)
  await app.database.pool.query(believingInOneReplyPerSecret)
  await create(app.call, given, 1, 'oldest')
  const sizes = (size: number) => app.database.pool.query('update stored_reply set size = $1', [size])
  await sizes(storedReplyLimits.bytes - 20_000)
  app.clock.set('2030-05-01T11:00:00Z')
  await create(app.call, given, 2, 'second')
  expect(await rowsOf(app, 'stored_reply')).toBe(3)
  await sizes(storedReplyLimits.bytes / 2)
  app.clock.set('2030-05-01T12:00:00Z')
  const third = await create(app.call, given, 3, 'third')
  expect(await rowsOf(app, 'stored_reply')).toBe(3)
  expect((await create(app.call, given, 3, 'third')).body).toEqual(third.body)
  await app.database.pool.query(
    `insert into stored_reply (holder, key_hash, dinner_id, salt, request_digest, reply, size, stored_at)
     select holder, decode(md5(number::text), 'hex'), dinner_id, salt, request_digest, reply, 1, stored_at - interval '1 minute'
     from stored_reply, generate_series(1, $1) number where dinner_id = $2 and stored_at = $3`,
    [storedReplyLimits.count, given.dinner.id, app.clock.now()],
  )
  await create(app.call, given, 4, 'fourth')
  const { rows } = await app.database.pool.query<{ count: number }>(
    'select count(*)::int as count from stored_reply where dinner_id = $1',
    [given.dinner.id],
  )
  expect(rows[0]?.count).toBe(storedReplyLimits.count)
  expect((await create(app.call, given, 4, 'fourth')).headers['idempotent-replayed']).toBe('true')
  // A large reply of the same moment.
  await app.database.pool.query(
    `insert into stored_reply select holder, '\\x00', dinner_id, salt, request_digest, reply, $1, stored_at from stored_reply
     where dinner_id = $2 and stored_at = $3 limit 1`,
    [storedReplyLimits.bytes, given.dinner.id, app.clock.now()],
  )
  await create(app.call, given, 5, 'fifth')
  expect((await create(app.call, given, 5, 'fifth')).headers['idempotent-replayed']).toBe('true')
  expect((await create(app.call, other, 1, key)).headers['idempotent-replayed']).toBe('true')
})
