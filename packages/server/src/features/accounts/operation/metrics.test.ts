import { dinnerRoutes, messageRoutes } from '@running-dinner/contract'
import { expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../test/app.ts'
import { confirmDinner, givenDinner, givenParticipants } from '../../../../test/given.ts'
import { smtpSink } from '../../../../test/smtp-sink.ts'
import { createWorkerApp } from '../../../app.ts'
import { connectDatabase } from '../../../platform/db/database.ts'
import { createMetrics, observeProcess } from '../../../platform/metrics/metrics.ts'
import { jobTasks } from '../../jobs.ts'

const metricsToken = 'a-token-of-more-than-32-characters'
const body = { subject: 'Hallo', message: 'Hallo {firstname}', participantSelection: 'ALL' } as const

function createMeasuredApp(): Promise<TestApp> {
  return createTestApp({ config: { metricsToken } })
}

async function scrape({ app }: Pick<TestApp, 'app'>, authorization?: string) {
  const headers = authorization === undefined ? {} : { authorization }
  return app.inject({ method: 'GET', url: '/metrics', headers })
}

/** Lines of the metrics whose names begin like this, with the default prefix taken off. */
async function metricsOf(app: Pick<TestApp, 'app'>, name: string): Promise<string[]> {
  const { statusCode, payload } = await scrape(app, `Bearer ${metricsToken}`)
  expect(statusCode).toBe(200)
  const lines = payload.split('\n').filter((line) => line.startsWith(`running_dinner_${name}`))
  return lines.map((line) => line.replace('running_dinner_', ''))
}

test('without METRICS_TOKEN there is no such path, whatever token is sent', async () => {
  const app = await createTestApp()
  for (const authorization of [undefined, `Bearer ${metricsToken}`, 'Bearer undefined', 'Bearer '])
    expect((await scrape(app, authorization)).statusCode).toBe(404)
})

test.each([
  ['no token', undefined],
  ['another token', 'Bearer another-token-of-more-than-32-chars'],
  ['a beginning of the token', `Bearer ${metricsToken.slice(0, -1)}`],
  ['more than the token', `Bearer ${metricsToken}x`],
  ['the token without its scheme', metricsToken],
  ['the token by another scheme', `Basic ${metricsToken}`],
])('%s is refused with 401 and says how to authenticate', async (_, authorization) => {
  const { statusCode, headers, payload } = await scrape(await createMeasuredApp(), authorization)
  expect(statusCode).toBe(401)
  expect(headers['www-authenticate']).toBe('Bearer')
  expect(payload).not.toContain('running_dinner_')
})

test('the right token answers text for Prometheus that no cache keeps', async () => {
  const { statusCode, headers } = await scrape(await createMeasuredApp(), `Bearer ${metricsToken}`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(headers['cache-control']).toBe('no-store')
})

test('requests are counted and timed by pattern, method and status, without ids', async () => {
  const app = await createMeasuredApp()
  const given = await givenDinner(app)
  await app.call(dinnerRoutes.get, given)
  await app.call(dinnerRoutes.get, given)
  await app.call(dinnerRoutes.get, { params: { adminId: 'unknown' } })
  await app.app.inject({ method: 'GET', url: '/rest/no/such/path' })
  const route = dinnerRoutes.get.path
  const lines = await metricsOf(app, 'http_')
  expect(lines).toContain(`http_requests_total{method="GET",route="${route}",status="200"} 2`)
  expect(lines).toContain(`http_requests_total{method="GET",route="${route}",status="404"} 1`)
  expect(lines).toContain(`http_request_duration_seconds_count{method="GET",route="${route}"} 3`)
  expect(lines.join('\n')).toContain('method="GET",route="/*",status="404"')
  expect(lines.join('\n')).not.toContain(given.dinner.adminId)
  expect(lines.join('\n')).not.toContain('unknown')
})

test('built files are counted together, not each under its hashed name', () => {
  const metrics = createMetrics({ totalCount: 0, idleCount: 0, waitingCount: 0 })
  const routes = ['/assets/index-Bx1.js', '/public/assets/page-Zz9.css', '/rest/:adminId/routecards.pdf']
  for (const route of routes) metrics.countRequest({ method: 'GET', route, status: 200, milliseconds: 7 })
  return expect(metrics.registry.getSingleMetric('running_dinner_http_requests_total')?.get()).resolves.toMatchObject({
    values: [
      { value: 2, labels: { route: 'file' } },
      { value: 1, labels: { route: '/rest/:adminId/routecards.pdf' } },
    ],
  })
})

test('the mail queue is measured by state, and by how long its oldest mail is due', async () => {
  const app = await createMeasuredApp()
  const given = await givenDinner(app)
  await confirmDinner(app, given)
  await givenParticipants(app, given, 3)
  expect(await metricsOf(app, 'mail_queue')).toEqual([
    'mail_queue_size{state="due"} 0',
    'mail_queue_size{state="scheduled"} 0',
    'mail_queue_size{state="sending"} 0',
    'mail_queue_oldest_due_seconds 0',
  ])
  const { params } = given
  await app.call(messageRoutes.participants.send, { params, body })
  await app.call(messageRoutes.participants.send, { params, body, query: { holdSeconds: '60' } })
  app.clock.set('2030-05-01T10:00:30Z')
  expect(await metricsOf(app, 'mail_queue')).toEqual([
    'mail_queue_size{state="due"} 3',
    'mail_queue_size{state="scheduled"} 3',
    'mail_queue_size{state="sending"} 0',
    'mail_queue_oldest_due_seconds 30',
  ])
})

test('mails are counted by what became of them', async () => {
  const app = await createMeasuredApp()
  expect(await metricsOf(app, 'mails_total')).toEqual([
    'mails_total{result="sent"} 0',
    'mails_total{result="kept"} 0',
    'mails_total{result="retried"} 0',
    'mails_total{result="failed"} 0',
  ])
  const given = await givenDinner(app)
  await confirmDinner(app, given)
  await givenParticipants(app, given, 3)
  await app.call(messageRoutes.participants.send, { params: given.params, body })
  const sink = await smtpSink({
    answer: (recipient) => {
      if (recipient.startsWith('person1')) return { code: 550, text: '5.1.1 no such user' }
      return recipient.startsWith('person2') ? { code: 450, text: '4.2.0 greylisted' } : undefined
    },
  })
  await jobTasks({ ...app.ctx, config: { ...app.ctx.config, smtpUrl: sink.url } })['deliver-mails']()
  expect(await metricsOf(app, 'mails_total')).toEqual([
    // The mail with the administration link left before.
    'mails_total{result="sent"} 2',
    'mails_total{result="kept"} 0',
    'mails_total{result="retried"} 1',
    'mails_total{result="failed"} 1',
  ])
})

test('a mail of a demo that does not leave is counted as kept', async () => {
  const app = await createMeasuredApp()
  // A demo begins with 18 people.
  const given = await givenDinner(app, { runningDinnerType: 'DEMO', contract: null })
  await app.call(messageRoutes.participants.send, { params: given.params, body })
  await app.deliver()
  expect(await metricsOf(app, 'mails_total')).toContain('mails_total{result="kept"} 18')
})

test('connections to the database are counted, and queries that wait for one', async () => {
  const metrics = createMetrics({ totalCount: 7, idleCount: 3, waitingCount: 2 })
  const text = await metrics.registry.metrics()
  expect(text).toContain('running_dinner_database_connections{state="active"} 4')
  expect(text).toContain('running_dinner_database_connections{state="idle"} 3')
  expect(text).toContain('running_dinner_database_waiting_queries 2')
})

test('the event loop and the process are measured', async () => {
  const metrics = createMetrics({ totalCount: 0, idleCount: 0, waitingCount: 0 })
  observeProcess(metrics)
  const text = await metrics.registry.metrics()
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'nodejs_heap_size_used_bytes',
  ])
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
})

test('a process that only runs jobs answers metrics and health behind the same token', async () => {
  const test = await createMeasuredApp()
  const app = await createWorkerApp(test.ctx)
  try {
    expect((await scrape({ app })).statusCode).toBe(401)
    expect(await metricsOf({ app }, 'mails_total')).toHaveLength(4)
    expect((await app.inject('/health')).statusCode).toBe(200)
    expect((await app.inject('/health/ready')).statusCode).toBe(200)
    expect((await app.inject('/')).statusCode).toBe(404)
  } finally {
    await app.close()
  }
})

test('while the database is away the metrics of the process are served without the mail queue', async () => {
  const test = await createMeasuredApp()
  const away = connectDatabase('postgres://closed@127.0.0.1:9/none')
  const app = await createWorkerApp({ ...test.ctx, db: away.db })
  try {
    expect(await metricsOf({ app }, 'mail_queue')).toEqual([])
    expect(await metricsOf({ app }, 'mails_total')).toHaveLength(4)
  } finally {
    await app.close()
    await away.close()
  }
})
