import { dinnerRoutes, participantRoutes } from '@running-dinner/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { dinnerBody, publicSettingsBody } from '../../../../test/bodies.ts'
import { failingDatabase } from '../../../../test/failing-database.ts'
import { confirmDinner, type GivenDinner, givenDinner, givenParticipants } from '../../../../test/given.ts'
import { keepEvent } from '../../../../test/keep-event.ts'
import { lockAwaited } from '../../../../test/lock-awaited.ts'
import { messagesOf } from '../../../../test/test-log.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { cleanups } from '../../cleanups.ts'
import { jobsByHand, jobTasks } from '../../jobs.ts'
import { deleteEvent } from './delete-event.ts'

const byHand = (app: TestApp, now: string) => {
  app.clock.set(now)
  return jobsByHand(app.ctx).retention()
}
const isThere = async (app: TestApp, { params }: Pick<GivenDinner, 'params'>) =>
  (await app.call(dinnerRoutes.get, { params })).status === 200
const count = async (app: TestApp, table: string, where = 'true') => {
  const { rows } = await app.database.pool.query(`select count(*)::int as count from ${table} where ${where}`)
  return rows[0].count as number
}
async function givenConfirmed(app: TestApp) {
  const given = await givenDinner(app)
  await confirmDinner(app, given)
  return given
}
const warnings = async (app: TestApp) => (await app.mails()).filter((mail) => mail.subject.includes('gelöscht'))

describe('an event', () => {
  test('is kept until the sixth day after it begins in its own time zone and then deleted with its links (PRIV-01)', async () => {
    const app = await createTestApp()
    const given = await givenConfirmed(app)
    await givenParticipants(app, given, 3)
    await byHand(app, '2030-06-20T21:59:59Z')
    expect(await isThere(app, given)).toBe(true)
    await byHand(app, '2030-06-20T22:00:00Z')
    expect(await isThere(app, given)).toBe(false)
    expect(await count(app, 'participant')).toBe(0)
    expect(await count(app, 'message_task')).toBe(0)
    expect(await count(app, 'dev_mail')).toBe(0)
  })

  test('leaves the digest of its id and two dates', async () => {
    const app = await createTestApp()
    const { dinner } = await givenConfirmed(app)
    await byHand(app, '2030-06-21T00:00:00Z')
    const { rows } = await app.database.pool.query(
      'select d.*, dinner_hash = sha256($1::text::bytea) as is_of_id from deleted_dinner d',
      [dinner.id],
    )
    expect(rows).toEqual([
      {
        dinner_hash: expect.any(Buffer),
        event_date: '2030-06-15',
        deleted_at: new Date('2030-06-21T00:00:00Z'),
        is_of_id: true,
      },
    ])
  })

  test('is deleted 24 hours after its cancellation with unsent mails and without a warning', async () => {
    const app = await createTestApp()
    const given = await givenConfirmed(app)
    await givenParticipants(app, given, 2)
    await app.call(dinnerRoutes.cancel, { params: given.params })
    await byHand(app, '2030-05-02T09:59:59Z')
    expect(await isThere(app, given)).toBe(true)
    await byHand(app, '2030-05-02T10:00:00Z')
    expect(await isThere(app, given)).toBe(false)
    await app.deliver()
    expect(await warnings(app)).toEqual([])
  })

  test('is deleted again after a restored backup', async () => {
    const app = await createTestApp()
    const given = await givenConfirmed(app)
    const backup = await keepEvent(app.database, given.dinner.id)
    await byHand(app, '2030-06-21T00:00:00Z')
    await backup.restore()
    expect(await count(app, 'dinner')).toBe(1)
    await byHand(app, '2030-06-22T00:00:00Z')
    expect(await isThere(app, given)).toBe(false)
    expect([await count(app, 'dinner'), await count(app, 'deleted_dinner')]).toEqual([0, 1])
  })

  test('is kept when it is postponed before its day', async () => {
    const app = await createTestApp()
    const given = await givenConfirmed(app)
    app.clock.set('2030-06-20T10:00:00Z')
    await app.call(dinnerRoutes.saveBasicSettings, {
      params: given.params,
      body: { basicDetails: { ...given.dinner.basicDetails, date: '2030-07-15' } },
    })
    await byHand(app, '2030-06-25T10:00:00Z')
    expect(await isThere(app, given)).toBe(true)
  })

  test('is kept when it is postponed after the job has found it', async () => {
    const app = await createTestApp()
    const given = await givenConfirmed(app)
    let deletion: ReturnType<typeof byHand> | undefined
    await inTransaction(app.ctx.db, async (tx) => {
      await tx.updateTable('dinner').set({ date: '2030-07-15' }).execute()
      deletion = byHand(app, '2030-06-25T10:00:00Z')
      await lockAwaited(app.database.pool)
    })
    await deletion
    expect(await isThere(app, given)).toBe(true)
  })

  test('is deleted by as many statements with three thousand people as with two', async () => {
    const app = await createTestApp()
    const [large, small] = [await givenConfirmed(app), await givenConfirmed(app)]
    for (const given of [large, small]) await givenParticipants(app, given, 2)
    await app.database.pool.query(
      `insert into participant select (jsonb_populate_record(m, jsonb_build_object(
        'id', gen_random_uuid(), 'self_admin_id', 's' || n, 'participant_number', n + 10,
        'email', n || '@many.example', 'email_identity', n || '@many.example', 'originator_id', null))).*
      from participant m, generate_series(1, 2998) n where m.participant_number = 1 and m.dinner_id = $1`,
      [large.dinner.id],
    )
    await app.database.pool.query(`
      update participant set originator_id =
        (select id from participant p where p.participant_number = 1 and p.dinner_id = participant.dinner_id)`)
    const database = failingDatabase(app.database.url)
    onTestFinished(() => database.close())
    const statementsFor = async ({ dinner }: GivenDinner) => {
      database.watch()
      expect(await deleteEvent(database, dinner.id, { now: new Date('2030-06-21T00:00:00Z'), cleanups })).toBe(true)
      return database.statements().length
    }
    expect(await count(app, 'participant')).toBe(3_002)
    expect(await statementsFor(large)).toBe(await statementsFor(small))
    expect(await count(app, 'participant')).toBe(0)
  })
})

describe('an unconfirmed event', () => {
  const farAhead = {
    basicDetails: { ...dinnerBody().basicDetails, date: '2032-04-30' },
    options: {
      ...dinnerBody().options,
      meals: [19, 21].map((hour) => ({ label: `${hour}`, time: `2032-04-30T${hour}:00` })),
    },
  }

  test('is deleted with its people after 30 days, regardless of its date', async () => {
    const app = await createTestApp()
    const given = await givenDinner(app, farAhead)
    await givenParticipants(app, given, 3)
    await byHand(app, '2030-05-31T09:59:59Z')
    expect(await isThere(app, given)).toBe(true)
    await byHand(app, '2030-05-31T10:00:00Z')
    expect(await isThere(app, given)).toBe(false)
    expect([await count(app, 'participant'), await count(app, 'message_task')]).toEqual([0, 0])
  })

  test('is kept once it is confirmed', async () => {
    const app = await createTestApp()
    const given = await givenDinner(app, farAhead)
    await confirmDinner(app, given)
    await byHand(app, '2030-06-30T10:00:00Z')
    expect(await isThere(app, given)).toBe(true)
  })

  test('is deleted after three days if it is a demo without an address', async () => {
    const app = await createTestApp()
    const pressed = await app.app.inject({
      method: 'POST',
      url: '/running-dinner-demo',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'lng=de',
    })
    const demo = { params: { adminId: String(pressed.headers.location).split('/').at(-1) ?? '' } }
    const ofWizard = await givenDinner(app, { runningDinnerType: 'DEMO', contract: null })
    await byHand(app, '2030-05-04T09:59:59Z')
    expect(await isThere(app, demo)).toBe(true)
    await byHand(app, '2030-05-04T10:00:00Z')
    expect([await isThere(app, demo), await isThere(app, ofWizard)]).toEqual([false, true])
    await byHand(app, '2030-05-31T10:00:00Z')
    expect(await isThere(app, ofWizard)).toBe(false)
  })
})

describe('the organiser', () => {
  test('is warned once, two days before the deletion, with a link to the list', async () => {
    const app = await createTestApp()
    const given = await givenConfirmed(app)
    await givenParticipants(app, given, 2)
    await byHand(app, '2030-06-18T21:59:00Z')
    await app.deliver()
    expect(await warnings(app)).toEqual([])
    await byHand(app, '2030-06-18T22:00:00Z')
    await byHand(app, '2030-06-19T22:00:00Z')
    await app.deliver()
    const [mail, ...more] = await warnings(app)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      to: 'olga@organisers.example',
      subject: 'Samstag, 15. Juni: Deine Gästeliste wird am Freitag, 21. Juni gelöscht',
    })
    expect(mail?.text).toContain(`http://localhost:8080/admin/${given.params.adminId}/participants`)
    expect(mail?.text).toContain('„Frühlingslauf“')
  })

  test('is warned by the reminder job, which deletes nothing', async () => {
    const app = await createTestApp()
    const given = await givenConfirmed(app)
    await givenParticipants(app, given, 2)
    for (const now of ['2030-06-18T22:00:00Z', '2030-06-19T22:00:00Z', '2030-07-19T22:00:00Z']) {
      app.clock.set(now)
      await jobsByHand(app.ctx).reminders()
    }
    await app.deliver()
    expect(await warnings(app)).toHaveLength(1)
    expect(await isThere(app, given)).toBe(true)
  })

  test('gets no warning at an unconfirmed address', async () => {
    const app = await createTestApp({ now: '2030-06-01T10:00:00Z' })
    const given = await givenDinner(app)
    await givenParticipants(app, given, 1)
    for (const now of ['2030-06-19T10:00:00Z', '2030-06-29T10:00:00Z', '2030-07-01T10:00:00Z']) await byHand(app, now)
    await app.deliver()
    expect(await warnings(app)).toEqual([])
  })

  test('gets no warning for an event without people', async () => {
    const app = await createTestApp()
    await givenConfirmed(app)
    await byHand(app, '2030-06-19T10:00:00Z')
    await app.deliver()
    expect(await warnings(app)).toEqual([])
  })

  test('can still export the list after the warning', async () => {
    const app = await createTestApp()
    const given = await givenConfirmed(app)
    await givenParticipants(app, given, 1)
    await byHand(app, '2030-06-19T10:00:00Z')
    const { status } = await app.call(participantRoutes.export, { params: given.params, query: { format: 'csv' } })
    expect(status).toBe(200)
  })
})

describe('registrations', () => {
  test('are deleted unconfirmed after 14 days with their partner and mails; confirmed ones stay', async () => {
    const app = await createTestApp()
    const given = await givenDinner(app, {
      basicDetails: { ...dinnerBody().basicDetails, registrationType: 'OPEN' },
      publicSettings: publicSettingsBody(),
    })
    const people = await givenParticipants(app, given, 4)
    const ids = people.map(({ id }) => id)
    await app.database.pool.query('update participant set activated_at = null where id = any($1)', [ids.slice(0, 3)])
    await app.database.pool.query('update participant set originator_id = $1 where id = any($2)', [
      ids[0],
      ids.slice(0, 2),
    ])
    await app.database.pool.query(
      `insert into message_task (id, dinner_id, kind, recipient_email, recipient_name, reply_to, subject, content, message_id, due_at, created_at)
       select gen_random_uuid(), dinner_id, 'TEST', email, '', '', '', '', id::text, created_at, created_at from participant`,
    )
    await byHand(app, '2030-05-15T09:59:59Z')
    expect(await count(app, 'participant')).toBe(4)
    await app.database.pool.query("update participant set reserved_until = '2030-05-15T11:00:00Z' where id = $1", [
      ids[2],
    ])
    await byHand(app, '2030-05-15T10:00:00Z')
    // One of them is a pending payment.
    expect(await count(app, 'participant')).toBe(2)
    await byHand(app, '2030-05-15T11:00:00Z')
    expect(await count(app, 'participant')).toBe(1)
    expect(await count(app, 'message_task', "kind = 'TEST'")).toBe(1)
  })
})

test('deletes old mails without event and ended counters', async () => {
  const app = await createTestApp({ config: { rateLimits: true } })
  await givenDinner(app)
  await app.database.pool.query(`
    insert into message_task (id, kind, language_code, recipient_email, recipient_name, reply_to, subject, content, message_id, due_at, created_at)
    values (gen_random_uuid(), 'ACCOUNT', 'de', 'a@b.example', '', '', '', '', 'm', '2030-05-01', '2030-05-01T10:00:00Z')`)
  expect(await count(app, 'rate_limit')).toBeGreaterThan(0)
  expect(await count(app, 'stranger_mail')).toBe(1)
  await byHand(app, '2030-05-02T10:00:00Z')
  expect([await count(app, 'rate_limit'), await count(app, 'stranger_mail')]).toEqual([0, 0])
  await byHand(app, '2030-05-08T09:59:59Z')
  expect(await count(app, 'message_task', 'dinner_id is null')).toBe(1)
  await byHand(app, '2030-05-08T10:00:00Z')
  expect(await count(app, 'message_task', 'dinner_id is null')).toBe(0)
})

test('deletes what was found about places thirty days after it was fetched', async () => {
  const app = await createTestApp()
  const { db } = app.database
  const [key, fetched] = [Buffer.alloc(32), { createdAt: app.clock.now() }]
  const place = { addressKey: key, lat: 48, lng: 7.85, quality: 'EXACT' }
  await db
    .insertInto('geocodeCache')
    .values({ ...place, ...fetched })
    .execute()
  await db
    .insertInto('travelCache')
    .values({ placeKey: key, ways: Buffer.alloc(8), ...fetched })
    .execute()
  const places = async () => [await count(app, 'geocode_cache'), await count(app, 'travel_cache')]
  await byHand(app, '2030-05-31T09:59:59Z')
  expect(await places()).toEqual([1, 1])
  await byHand(app, '2030-05-31T10:00:00Z')
  expect(await places()).toEqual([0, 0])
})

describe('the scheduled job', () => {
  async function givenOld(daysAgo: number) {
    const now = Date.now()
    const day = new Date(now + 40 * 86_400_000).toISOString().slice(0, 10)
    const app = await createTestApp({ now: new Date(now).toISOString() })
    const given = await givenDinner(app, {
      basicDetails: { ...dinnerBody().basicDetails, date: day },
      options: {
        ...dinnerBody().options,
        meals: [1, 2, 3].map((number) => ({ label: `Gang ${number}`, time: `${day}T19:00` })),
      },
    })
    await app.database.pool.query(`update dinner set date = (now() - interval '${daysAgo} days')::date`)
    const look = () => jobTasks(app.ctx).retention()
    const noticedBefore = (minutes: number) =>
      app.database.pool.query(`update dinner set deletion_noticed_at = now() - interval '${minutes} minutes'`)
    return { app, given, look, noticedBefore }
  }

  test('deletes at the second look, ten minutes after the first', async () => {
    const { app, given, look, noticedBefore } = await givenOld(8)
    await look()
    await look()
    expect(await isThere(app, given)).toBe(true)
    await noticedBefore(9)
    await look()
    expect(await isThere(app, given)).toBe(true)
    await noticedBefore(11)
    await look()
    expect(await isThere(app, given)).toBe(false)
  })

  test("deletes nothing while the server's or the database's clock is ahead of the other", async () => {
    const { app, given, look, noticedBefore } = await givenOld(1)
    app.clock.set(new Date(Date.now() + 8 * 86_400_000).toISOString())
    await look()
    await noticedBefore(30)
    await look()
    expect(await isThere(app, given)).toBe(true)
    const old = await givenOld(8)
    old.app.clock.set(new Date(Date.now() - 8 * 86_400_000).toISOString())
    await old.noticedBefore(30)
    await old.look()
    expect(await isThere(old.app, old.given)).toBe(true)
  })

  test('forgets the first look when the event is no longer due', async () => {
    const { app, given, look, noticedBefore } = await givenOld(8)
    await noticedBefore(30)
    await app.database.pool.query('update dinner set date = now()::date')
    await look()
    await app.database.pool.query("update dinner set date = (now() - interval '8 days')::date")
    await look()
    expect(await isThere(app, given)).toBe(true)
  })

  test('continues after an event that cannot be deleted and reports the failure', async () => {
    const { app, given, noticedBefore, look } = await givenOld(8)
    await noticedBefore(30)
    await app.database.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`)
    await app.database.pool.query(
      `create trigger refuse before delete on dinner for each row when (old.id <> '${given.dinner.id}') execute function refuse()`,
    )
    const { dinner } = await givenDinner(app, {
      email: 'otto@organisers.example',
      basicDetails: { ...given.dinner.basicDetails },
      options: { ...given.dinner.options },
    })
    await app.database.pool.query(
      "update dinner set date = '2020-01-01', deletion_noticed_at = now() - interval '1 hour' where id = $1",
      [dinner.id],
    )
    const logged = app.keepLog()
    await expect(look()).rejects.toThrow('1 parts failed')
    expect(messagesOf(logged, 'error')).toEqual(['something could not be deleted'])
    expect(await isThere(app, given)).toBe(false)
    expect(await count(app, 'dinner')).toBe(1)
  })
})
