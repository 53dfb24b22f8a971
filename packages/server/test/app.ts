import { type BodyInputOf, issueFromReply, issueResponse, type Route } from '@running-dinner/contract'
import type { Issue } from '@running-dinner/domain'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'
import { createApp } from '../src/app.ts'
import { jobTasks } from '../src/features/jobs.ts'
import type { DevMail } from '../src/features/messages/sending/dev-mails.read.ts'
import { type Config, readConfig } from '../src/platform/config.ts'
import type { Ctx } from '../src/platform/ctx.ts'
import { createPubSub } from '../src/platform/db/pub-sub.ts'
import { createMetrics } from '../src/platform/metrics/metrics.ts'
import { createWorkerPool, type WorkerPool } from '../src/platform/workers/worker-pool.ts'
import { laneOf } from '../src/worker-tasks.ts'
import { type OnEnd, type TestDatabase, testDatabase } from './database.ts'
import { noteReplies } from './noted-replies.ts'
import { type LogLine, silentLog, testLog } from './test-log.ts'

interface TestClock {
  now(): Date
  set(instant: string): void
}

interface Answer<T = unknown> {
  status: number
  body: T
  issues: Issue[]
  headers: Record<string, string | string[] | number | undefined>
}

export interface TestApp {
  app: FastifyInstance
  ctx: Ctx
  database: TestDatabase
  clock: TestClock
  /** Makes one call of the contract; the reply is not checked against its schema. */
  call<R extends Route>(route: R, options?: CallOptions<R>): Promise<Answer>
  /** Delivers all due mails. */
  deliver(): Promise<void>
  mails(): Promise<DevMail[]>
  /** Keeps the lines of the log from now on; until then errors are written to stderr. */
  keepLog(): LogLine[]
}

interface CallOptions<R extends Route> {
  params?: Record<string, string>
  query?: Record<string, string | string[]>
  body?: BodyInputOf<R> | unknown
  headers?: Record<string, string>
}

/** Shared by all tests of this process, because each new worker has to read and compile its code. */
const workers = patient(createWorkerPool(laneOf, { deadline: 180_000 }))

/** Gives the judgement of dropouts enough time on a busy machine to cover every team. */
function patient(pool: WorkerPool): WorkerPool {
  return {
    ...pool,
    run: (name, input, options) =>
      pool.run(name, name === 'judge-losses' ? { ...input, milliseconds: 120_000 } : input, options),
  }
}

/** The real application on its own database, with a fixed clock. */
export async function createTestApp(
  options: { now?: string; config?: Partial<Config>; onEnd?: OnEnd } = {},
): Promise<TestApp> {
  const onEnd = options.onEnd ?? onTestFinished
  const database = await testDatabase(onEnd)
  const clock = createTestClock(options.now ?? '2030-05-01T10:00:00Z')
  const pubSub = createPubSub(database.url, () => undefined)
  const ctx: Ctx = {
    db: database.db,
    config: {
      ...readConfig({ NODE_ENV: 'test', RATE_LIMITS: 'off', DATA_DIR: '/tmp/rd-test-data' }),
      ...options.config,
    },
    clock,
    log: { ...silentLog, error: logToStderr },
    metrics: createMetrics(database.pool),
    workers,
    pubSub,
    newSeed: () => 42,
    baseUrl: () => 'http://localhost:8080',
  }
  const app = await createApp(ctx, '/nonexistent')
  noteReplies(app)
  onEnd(async () => {
    await app.close()
    await pubSub.close()
  })
  return {
    app,
    ctx,
    database,
    clock,
    call: callsOf(app),
    deliver: async () => {
      await jobTasks(ctx)['deliver-mails']()
    },
    mails: async () => {
      const { body } = await call(app, { method: 'GET', path: '/dev/mails.json' }, {})
      return body as DevMail[]
    },
    keepLog: () => {
      const { log, lines } = testLog()
      Object.assign(ctx.log, log)
      return lines
    },
  }
}

/** Calls of another application, for tests that break something in it. */
export function callsOf(app: FastifyInstance): TestApp['call'] {
  return (route, options = {}) => call(app, route, options)
}

async function call(
  app: FastifyInstance,
  route: Pick<Route, 'method' | 'path'>,
  options: CallOptions<Route>,
): Promise<Answer> {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(options.params?.[name] ?? name))
  const query = new URLSearchParams(
    Object.entries(options.query ?? {}).flatMap(([key, value]) =>
      [value].flat().map((one): [string, string] => [key, one]),
    ),
  )
  const response = await app.inject({
    method: route.method,
    url: `${path.startsWith('/rest') ? '/api' : ''}${path}${query.size > 0 ? `?${query}` : ''}`,
    headers: options.headers ?? {},
    ...(options.body === undefined ? {} : { payload: options.body as object }),
  })
  const isJson = String(response.headers['content-type']).includes('json')
  const body: unknown = isJson ? response.json() : response.rawPayload
  const issues = response.statusCode >= 400 ? issueResponse.parse(body).issues.map(issueFromReply) : []
  return { status: response.statusCode, body, issues, headers: response.headers }
}

function createTestClock(start: string): TestClock {
  let current = new Date(start)
  return {
    now: () => current,
    set: (instant) => {
      current = new Date(instant)
    },
  }
}

function logToStderr(message: string, fields: object = {}): void {
  process.stderr.write(`${message} ${JSON.stringify(fields)}\n`)
}
