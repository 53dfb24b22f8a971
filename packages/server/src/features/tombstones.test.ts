import {
  dinnerRoutes,
  messageRoutes,
  ownCancellationRoutes,
  ownRegistrationRoutes,
  participantRoutes,
} from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../test/app.ts'
import { confirmDinner, givenDinner, givenParticipants } from '../../test/given.ts'
import { givenPublicDinner, mailedSelf } from '../../test/given-registration.ts'
import { type GivenTombstones, givenTombstones } from '../../test/given-tombstones.ts'
import { messagesOf } from '../../test/test-log.ts'
import { inTransaction } from '../platform/db/in-transaction.ts'
import { asAuthorized } from './events/dinner-record/index.ts'
import { applyTombstones, jobsByHand, jobTasks } from './jobs.ts'
import { participantStore } from './people/participants/index.ts'

const count = async ({ database }: TestApp, table: string, where = 'true') =>
  Number((await database.pool.query(`select count(*) as n from ${table} where ${where}`)).rows[0].n)

/** Takes rows of people and the counter; what it returns puts them back, as a restore does. */
async function savedPeople({ database: { pool } }: TestApp) {
  const people = await pool.query('select jsonb_agg(to_jsonb(participant)) as rows from participant')
  const counter = await pool.query('select value from deletion_counter')
  return async () => {
    await pool.query(
      'insert into participant select * from jsonb_populate_recordset(null::participant, $1) where id not in (select id from participant)',
      [JSON.stringify(people.rows[0].rows)],
    )
    await pool.query('delete from cancelled_registration')
    await pool.query('update deletion_counter set value = $1', [counter.rows[0].value])
  }
}

async function givenPeople(changed?: Parameters<typeof givenTombstones>[1]) {
  const app = await createTestApp()
  const logged = app.keepLog()
  const tombstones = await givenTombstones(app.ctx, changed)
  const given = await givenDinner(app)
  await confirmDinner(app, given)
  const people = await givenParticipants(app, given, 3)
  await applyTombstones(app.ctx)
  const remove = async (id = '') => {
    const { status } = await app.call(participantRoutes.remove, { params: { ...given.params, participantId: id } })
    expect(status).toBe(200)
  }
  const ids = async () =>
    (await app.database.pool.query('select id from participant order by participant_number')).rows.map(({ id }) => id)
  return { app, logged, tombstones, given, people: people.map(({ id }) => id), remove, ids }
}

/** A deletion that ends between its tombstone and the commit, or between the commit and its mark. */
async function interrupted(app: TestApp, { keeper }: GivenTombstones, id: string, end: 'rolled back' | 'committed') {
  await app.ctx.db
    .transaction()
    .execute(async (tx) => {
      await tx.deleteFrom('participant').where('id', '=', id).execute()
      await keeper.beforeCommit(tx, [{ kind: 'person', id, gone: true }])
      if (end === 'rolled back') throw new Error('killed')
    })
    .catch((error: Error) => expect(error.message).toBe('killed'))
}

test('the tombstone is in the folder before the deletion commits, without id, name or address', async () => {
  const seen: unknown[] = []
  const { app, tombstones, people, remove } = await givenPeople((folder) => ({
    ...folder,
    async append(lines) {
      await folder.append(lines)
      seen.push([lines.some((line) => 'digest' in line), await count(app, 'participant')])
    },
  }))
  seen.length = 0
  await remove(people[0])
  expect(seen).toEqual([
    [true, 3],
    [false, 2],
  ])
  const text = await tombstones.text()
  expect(text).toContain('"kind":"person"')
  for (const personal of [people[0], 'guests.example', 'Vorname', 'Nachname']) expect(text).not.toContain(personal)
})

test('a database that was not restored keeps people whose deletion was never committed, now and after a later restore', async () => {
  const { app, tombstones, people, ids } = await givenPeople()
  await interrupted(app, tombstones, people[0] ?? '', 'rolled back')
  await applyTombstones(app.ctx)
  expect(await ids()).toEqual(people)
  const restore = await savedPeople(app)
  await applyTombstones(app.ctx)
  await restore()
  await applyTombstones(app.ctx)
  expect(await ids()).toEqual(people)
})

test('a deletion whose process ended after the commit is deleted again in a restored database', async () => {
  const { app, tombstones, people, ids } = await givenPeople()
  const restore = await savedPeople(app)
  await interrupted(app, tombstones, people[0] ?? '', 'committed')
  await applyTombstones(app.ctx)
  await restore()
  await applyTombstones(app.ctx)
  expect(await ids()).toEqual(people.slice(1))
})

test('a start waits for a deletion that another process is about to commit', async () => {
  const { app, tombstones, people, ids } = await givenPeople()
  const restore = await savedPeople(app)
  let settling: Promise<boolean> | undefined
  await app.ctx.db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('participant')
      .where('id', '=', people[0] ?? '')
      .execute()
    await tombstones.keeper.beforeCommit(tx, [{ kind: 'person', id: people[0] ?? '', gone: true }])
    settling = applyTombstones(app.ctx)
    while ((await count(app, 'pg_stat_activity', "wait_event_type = 'Lock' and datname = current_database()")) === 0);
  })
  await settling
  expect(await tombstones.text()).not.toContain('undone')
  await restore()
  await applyTombstones(app.ctx)
  expect(await ids()).toEqual(people.slice(1))
})

test('a database that is not behind is left as it is at every start', async () => {
  const { app, people, remove, ids } = await givenPeople()
  const restore = await savedPeople(app)
  await remove(people[0])
  const { rows } = await app.database.pool.query('select value from deletion_counter')
  await restore()
  await app.database.pool.query('update deletion_counter set value = $1', [rows[0].value])
  await applyTombstones(app.ctx)
  expect(await ids()).toEqual(people)
  expect(await count(app, 'deletion_counter', 'mails_wait_since is null')).toBe(1)
})

test('a deletion goes on while the folder cannot be written, with an alarm until the tombstones are written', async () => {
  let isBroken = false
  const metricsToken = 'a-token-of-more-than-32-characters'
  const { app, logged, people, remove, ids, tombstones } = await givenPeople((folder) => ({
    ...folder,
    append: async (lines) => {
      if (isBroken) throw new Error('read-only file system')
      await folder.append(lines)
    },
  }))
  app.ctx.config.metricsToken = metricsToken
  const alarm = async () => {
    app.clock.set(new Date(app.clock.now().getTime() + 6_000).toISOString())
    const { statusCode, payload } = await app.app.inject('/health/jobs')
    const headers = { authorization: `Bearer ${metricsToken}` }
    const metrics = (await app.app.inject({ url: '/metrics', headers })).payload
    return [statusCode, JSON.parse(payload).tombstones, /tombstones_unwritten (\d)/.exec(metrics)?.[1]]
  }
  const restore = await savedPeople(app)
  expect(await alarm()).toEqual([200, 'ok', '0'])
  isBroken = true
  await remove(people[0])
  expect(await ids()).toEqual(people.slice(1))
  expect(messagesOf(logged, 'error')).toContain(
    'tombstones could not be written: a restored backup would bring back what is deleted now',
  )
  expect(await alarm()).toEqual([503, 'unwritten', '2'])
  await jobTasks(app.ctx).retention()
  expect(await alarm()).toEqual([503, 'unwritten', '2'])
  isBroken = false
  await jobTasks(app.ctx).retention()
  expect(await alarm()).toEqual([200, 'ok', '0'])
  expect(await tombstones.text()).toContain('"kind":"person"')
  await restore()
  await applyTombstones(app.ctx)
  expect(await ids()).toEqual(people.slice(1))
})

test('a restore with the folder of another database knows that deletions are missing, and one with its own folder makes up for it', async () => {
  const { app, tombstones, people, remove, ids } = await givenPeople()
  const restore = await savedPeople(app)
  await remove(people[0])
  const restoredWith = async (path?: string) => {
    await restore()
    await app.database.pool.query('update deletion_counter set is_restored = true')
    await givenTombstones(app.ctx, undefined, path)
    return applyTombstones(app.ctx)
  }
  expect(await restoredWith()).toBe(false)
  expect(await ids()).toEqual(people)
  expect(await restoredWith(tombstones.path)).toBe(true)
  expect(await ids()).toEqual(people.slice(1))
})

test('a guest who came back before the restore stays, one who cancelled leaves again', async () => {
  const app = await createTestApp()
  await givenTombstones(app.ctx)
  const given = await givenPublicDinner(app)
  await confirmDinner(app, given)
  const selves = []
  for (const number of [1, 2]) {
    await given.confirmed(number)
    selves.push(await mailedSelf(app, `person${number}@guests.example`))
  }
  const restore = await savedPeople(app)
  for (const params of selves) expect((await app.call(ownRegistrationRoutes.cancel, { params })).status).toBe(200)
  const [back, left] = selves
  expect((await app.call(ownCancellationRoutes.undo, { params: back ?? {} })).status).toBe(200)
  await restore()
  await applyTombstones(app.ctx)
  const { rows } = await app.database.pool.query('select id from participant')
  expect(rows).toEqual([{ id: back?.participantId }])
  expect(left?.participantId).toEqual(expect.any(String))
})

test('mails of a restored database wait for the operator, not for the organiser, and new ones leave', async () => {
  const { app, given } = await givenPeople()
  const send = async (subject: string) => {
    const body = { subject, message: 'Hallo {firstname}', participantSelection: 'ALL' }
    expect((await app.call(messageRoutes.participants.send, { params: given.params, body })).status).toBe(200)
  }
  const sent = async (subject: string) => (await app.mails()).filter((mail) => mail.subject.includes(subject)).length
  await send('Vorher')
  await send('Angehalten')
  const { rows } = await app.database.pool.query("select id from message_job where subject = 'Angehalten'")
  const params = { ...given.params, jobId: rows[0].id }
  await app.database.pool.query(
    "update message_job set paused_at = now(), paused_reason = 'REFUSALS', paused_code = '550' where subject = 'Angehalten'",
  )
  await app.database.pool.query("update message_task set status = 'PAUSED' where job_id = $1", [rows[0].id])
  await app.database.pool.query('update deletion_counter set is_restored = true')
  await applyTombstones(app.ctx)
  await applyTombstones(app.ctx)
  app.clock.set('2030-05-02T10:00:00Z')
  expect((await app.call(messageRoutes.resume, { params })).status).toBe(200)
  await send('Danach')
  app.clock.set('2030-05-02T11:00:00Z')
  await app.deliver()
  expect([await sent('Vorher'), await sent('Angehalten'), await sent('Danach')]).toEqual([0, 0, 3])
  const { body } = await app.call(messageRoutes.jobs, { params: given.params })
  expect(
    (body as { subject: string; pausedReason: string }[]).find(({ subject }) => subject === 'Vorher'),
  ).toMatchObject({
    delivery: 'WAITING',
    pausedReason: 'RESTORED',
  })
  expect((await app.app.inject('/health/jobs')).json()).toMatchObject({ status: 'late', restoredMails: 'wait' })

  await jobsByHand(app.ctx)['release-mails']()
  await app.deliver()
  app.clock.set('2030-05-02T11:01:00Z')
  expect([await sent('Vorher'), await sent('Angehalten'), await sent('Danach')]).toEqual([3, 3, 3])
  expect((await app.app.inject('/health/jobs')).json()).toMatchObject({ restoredMails: 'ok' })
})

test('a message that was paused before the restore is paused after the release, and is tried again', async () => {
  const { app, given } = await givenPeople()
  const body = { subject: 'Angehalten', message: 'Hallo {firstname}', participantSelection: 'ALL' }
  await app.call(messageRoutes.participants.send, { params: given.params, body })
  await app.database.pool.query(
    "update message_job set paused_at = now(), paused_reason = 'REFUSALS', paused_code = '550'",
  )
  await app.database.pool.query("update message_task set status = 'PAUSED' where job_id is not null")
  await app.database.pool.query('update deletion_counter set is_restored = true')
  await applyTombstones(app.ctx)
  await jobsByHand(app.ctx)['release-mails']()
  expect([
    await count(app, 'message_task', "status = 'PAUSED' and wait_reason is null"),
    await count(app, 'message_task', "status = 'QUEUED' and job_id is not null"),
  ]).toEqual([2, 1])
})

test('nothing is reminded while the mails of a restored database wait', async () => {
  const { app } = await givenPeople()
  const warned = async () => {
    await app.deliver()
    return (await app.mails()).filter(({ subject }) => subject.includes('gelöscht')).length
  }
  await app.database.pool.query('update deletion_counter set mails_wait_since = now()')
  app.clock.set('2030-06-19T10:00:00Z')
  await jobsByHand(app.ctx).reminders()
  await jobsByHand(app.ctx).retention()
  expect(await warned()).toBe(0)
  await jobsByHand(app.ctx)['release-mails']()
  await jobsByHand(app.ctx).reminders()
  expect(await warned()).toBe(1)
})

test('a delivery puts every backup made before its end behind', async () => {
  const { app, given } = await givenPeople()
  await app.call(messageRoutes.participants.send, {
    params: given.params,
    body: { subject: 'Hallo', message: 'Hallo', participantSelection: 'ALL' },
  })
  const value = async () => Number((await app.database.pool.query('select value from deletion_counter')).rows[0].value)
  app.clock.set('2030-05-02T10:00:00Z')
  const before = await value()
  await app.deliver()
  expect(await value()).toBeGreaterThan(before)
  const after = await value()
  await app.deliver()
  expect(await value()).toBe(after)
  await app.database.pool.query('update deletion_counter set value = $1', [after - 1])
  await applyTombstones(app.ctx)
  expect(await count(app, 'deletion_counter', 'mails_wait_since is not null')).toBe(1)
})

test('writes no tombstone when the transaction fails', async () => {
  const { app, given, tombstones, people, ids } = await givenPeople()
  const before = await tombstones.text()
  const failing = inTransaction(app.ctx.db, async (tx) => {
    await participantStore.remove(tx, asAuthorized({ ...given.dinner } as never), people)
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  expect(await tombstones.text()).toBe(before)
  expect(await ids()).toEqual(people)
  expect((await app.call(dinnerRoutes.get, { params: given.params })).status).toBe(200)
})
