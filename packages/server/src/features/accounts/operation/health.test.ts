import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { givenDinner, givenParticipants } from '../../../../test/given.ts'
import { mutingProxy } from '../../../../test/muting-proxy.ts'
import { createApp, createWorkerApp } from '../../../app.ts'
import { connectDatabase } from '../../../platform/db/database.ts'
import { createPubSub } from '../../../platform/db/pub-sub.ts'
import { jobsReport } from './health.read.ts'

async function readiness({ app }: Pick<TestApp, 'app'>) {
  const { statusCode, payload } = await app.inject('/health/ready')
  return { statusCode, ...JSON.parse(payload) }
}

test('a process that runs jobs is ready only while it asked the queue lately, one that runs none always', async () => {
  const test = await createTestApp()
  let silentMilliseconds = 0
  const pulse = { silentMilliseconds: () => silentMilliseconds }
  for (const app of [await createApp(test.ctx, '/nonexistent', pulse), await createWorkerApp(test.ctx, pulse)]) {
    onTestFinished(async () => void (await app.close()))
    silentMilliseconds = 29_000
    expect(await readiness({ app })).toEqual({ statusCode: 200, status: 'ok', database: true, jobs: true })
    silentMilliseconds = 31_000
    expect(await readiness({ app })).toEqual({ statusCode: 503, status: 'unavailable', database: true, jobs: false })
    expect((await app.inject('/health')).statusCode).toBe(200)
  }
  expect(await readiness(test)).toMatchObject({ statusCode: 200 })
})

test('answers 503 while the database is silent, before its connection is given up', async () => {
  const test = await createTestApp()
  const proxy = await mutingProxy(test.database.url, onTestFinished)
  // A silent connection is given up later than any test ends.
  const { db, pool, close } = connectDatabase(proxy.url, { max: 1, statementMilliseconds: 3_600_000 })
  onTestFinished(close)
  pool.on('connect', (client) => onTestFinished(() => void client.connection.stream.destroy()))
  const app = await createWorkerApp({ ...test.ctx, db })
  onTestFinished(async () => void (await app.close()))
  expect(await readiness({ app })).toMatchObject({ statusCode: 200 })
  proxy.mute()
  expect(await readiness({ app })).toMatchObject({ statusCode: 503, database: false, jobs: false })
  // The silent connection is still held: the reply did not wait until it was given up.
  expect(pool.totalCount).toBeGreaterThan(0)
})

test('answers 503 when notifications of the pool are not heard, as when the listening connection is away', async () => {
  const test = await createTestApp()
  const pubSub = createPubSub('postgresql://nobody@127.0.0.1:1/none', () => undefined)
  onTestFinished(() => pubSub.close())
  const app = await createWorkerApp({ ...test.ctx, pubSub })
  onTestFinished(async () => void (await app.close()))
  expect(await readiness({ app })).toMatchObject({ statusCode: 503, database: false, jobs: true })
})

test('reports late rows, pauses and a mail server that does not answer, while the process stays ready', async () => {
  const metricsToken = 'a-token-of-more-than-32-characters'
  const app = await createTestApp({ config: { metricsToken } })
  const given = await givenDinner(app)
  await givenParticipants(app, given, 1)
  const { pool } = app.database
  const report = async () => {
    const { statusCode, payload } = await app.app.inject('/health/jobs')
    return { statusCode, ...JSON.parse(payload) }
  }
  const metrics = async () => {
    const headers = { authorization: `Bearer ${metricsToken}` }
    return (await app.app.inject({ url: '/metrics', headers })).payload
  }
  await pool.query('delete from job')
  await pool.query("update participant set geocoding_due_at = '2030-05-01T09:50:00Z'")
  await pool.query("update message_task set due_at = '2030-05-01T09:50:00Z'")
  const calm = { late: [], mailServer: 'ok', messages: 'ok', tombstones: 'ok', restoredMails: 'ok' }
  expect(await report()).toEqual({ statusCode: 200, status: 'ok', ...calm })

  app.clock.set('2030-05-01T10:06:00Z')
  await pool.query("update dinner set deletion_noticed_at = '2030-05-01T08:00:00Z'")
  await pool.query(`update message_task set status = 'CLAIMED', claimed_by = 7, claimed_until = '2030-05-01T10:00:00Z',
    failure_code = 'ECONNREFUSED', first_attempt_at = '2030-05-01T10:02:00Z'`)
  await pool.query("insert into job (id, due_at) values ('retention', now() - interval '10 minutes')")
  const first = await report()
  await pool.query('update dinner set deletion_noticed_at = null')
  app.clock.set('2030-05-01T10:06:04Z')
  expect(await report()).toEqual(first)
  app.clock.set('2030-05-01T10:06:05Z')
  expect(await report()).not.toEqual(first)
  await pool.query("update dinner set deletion_noticed_at = '2030-05-01T08:00:00Z'")
  app.clock.set('2030-05-01T10:06:10Z')
  const late = ['mails', 'addresses', 'deletions', 'jobs']
  expect(await report()).toEqual({ ...calm, statusCode: 503, status: 'late', late, mailServer: 'unanswered' })
  expect(await readiness(app)).toMatchObject({ statusCode: 200 })
  const text = await metrics()
  for (const line of [
    'backlog_oldest_seconds{kind="mails"} 970',
    'backlog_oldest_seconds{kind="addresses"} 970',
    'backlog_oldest_seconds{kind="payments"} 0',
    'backlog_oldest_seconds{kind="deletions"} 7570',
    'mails_unanswered 1',
    'claims_expired 1',
    'mails_paused 0',
    'messages_paused 0',
    'tombstones_unwritten 0',
    'restored_mails_wait 0',
  ])
    expect(text).toContain(`running_dinner_${line}\n`)
  expect(text).toMatch(/backlog_oldest_seconds\{kind="jobs"\} 6\d\d/)
})

test('reports a job that a process has been running for hours, and not one that nobody runs any more', async () => {
  const app = await createTestApp()
  const { pool } = app.database
  const report = async () => JSON.parse((await app.app.inject('/health/jobs')).payload)
  await pool.query(`insert into job (id, due_at, claimed_by, claimed_until, claimed_at)
    values ('retention', 'infinity', 7, now() + interval '30 seconds', now() - interval '119 minutes')`)
  expect(await report()).toMatchObject({ status: 'ok', late: [] })
  await pool.query("update job set claimed_at = now() - interval '121 minutes'")
  app.clock.set('2030-05-01T10:00:05Z')
  expect(await report()).toMatchObject({ status: 'late', late: ['runs'] })
  await pool.query('update job set claimed_by = null')
  app.clock.set('2030-05-01T10:00:10Z')
  expect(await report()).toMatchObject({ status: 'ok', late: [] })
})

test('a paused message is reported and is no fault of the operator', () => {
  const oldestSeconds = { mails: 0, addresses: 0, payments: 901, deletions: 0, jobs: 0, runs: 0 }
  const counts = {
    ...{ pausedMessages: 1, pausedMails: 20, unansweredMails: 0, expiredClaims: 0 },
    ...{ unwrittenTombstones: 0, mailsWait: false, mailServerProblem: null },
  }
  const calm = { ...oldestSeconds, payments: 900 }
  expect(jobsReport({ oldestSeconds: calm, ...counts })).toMatchObject({ status: 'ok', messages: 'paused' })
  expect(jobsReport({ oldestSeconds, ...counts })).toMatchObject({ status: 'late', late: ['payments'] })
})
