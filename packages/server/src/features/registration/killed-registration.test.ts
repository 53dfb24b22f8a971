import { type ChildProcess, fork } from 'node:child_process'
import { registrationRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/app.ts'
import { cutProxy } from '../../../test/cut-proxy.ts'
import { type GivenPublicDinner, givenPublicDinner, registrationBody } from '../../../test/given-registration.ts'
import { workerScript } from '../../../test/worker-script.ts'

type Mails = 'real' | 'afterwards'

async function startWorker(databaseUrl: string, mails: Mails): Promise<ChildProcess> {
  const child = fork(await workerScript('register'), {
    execArgv: [],
    env: { ...process.env, DATABASE_URL: databaseUrl, MAILS: mails },
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child
}

const said = (child: ChildProcess) =>
  new Promise<string>((heard) => {
    child.once('message', (message) => heard(String(message)))
    child.once('exit', () => heard('killed'))
  })

interface Outcome {
  request: number
  people: number
  mails: number
  messageIds: number
  status: number
}

/** Registers person `request` in a process that dies before its `request`-th request reaches the database; then once more. */
async function killedAt(app: TestApp, { publicId }: GivenPublicDinner, request: number, mails: Mails) {
  const body = registrationBody(request)
  const key = `killed-${request}`
  let worker: ChildProcess | undefined
  let before = Number.POSITIVE_INFINITY
  const socket =
    new URL(app.database.url.replace(/^postgres(ql)?:\/\/([^/]*)/, 'http://x')).searchParams.get('host') ?? ''
  const proxy = await cutProxy(
    { path: `${socket}/.s.PGSQL.5432` },
    (number) => {
      if (number < before) return 'forward'
      worker?.kill('SIGKILL')
      return 'drop'
    },
    onTestFinished,
  )
  const name = new URL(app.database.url.replace(/^postgres(ql)?:\/\/([^/]*)/, 'http://x')).pathname
  worker = await startWorker(`postgresql://postgres@127.0.0.1:${proxy.port}${name}`, mails)
  expect(await said(worker)).toBe('ready')
  before = request
  worker.send({ now: app.clock.now().toISOString(), publicId, body, key })
  const end = await said(worker)
  worker.kill('SIGKILL')
  if (end === 'registered') return undefined
  expect(end).toBe('killed')
  const retry = await app.call(registrationRoutes.register, {
    params: { publicId },
    body,
    headers: { 'idempotency-key': key },
  })
  await app.deliver()
  const sent = (await app.mails()).filter((mail) => mail.to === body.email)
  const { rows } = await app.database.pool.query('select id from participant where email = $1', [body.email])
  const messageIds = new Set(sent.map((mail) => mail.headers['message-id'])).size
  return { request, people: rows.length, mails: sent.length, messageIds, status: retry.status } satisfies Outcome
}

/** Killed before the first request, before the second, and so on until it gets through. */
async function killMatrix(mails: Mails, from = 1): Promise<Outcome[]> {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const outcomes: Outcome[] = []
  for (let request = from; request < 60; request++) {
    const outcome = await killedAt(app, given, request, mails)
    if (outcome === undefined) return outcomes
    outcomes.push(outcome)
  }
  throw new Error('registering takes fewer requests')
}

const isGood = ({ people, mails, messageIds, status }: Outcome) =>
  people === 1 && (mails === 1 || mails === 2) && messageIds === 1 && status === 200

test('killed at any moment and sent again, a registration is there once with its mail', {
  timeout: 600_000,
}, async () => {
  const outcomes = await killMatrix('real')
  expect(outcomes.length).toBeGreaterThan(10)
  expect(outcomes.filter((outcome) => !isGood(outcome))).toEqual([])
})

test('with mails stored afterwards it would not be', { timeout: 600_000 }, async () => {
  // Only the end is of interest, and it takes a process for each moment.
  const outcomes = await killMatrix('afterwards', 12)
  expect(outcomes.filter((outcome) => !isGood(outcome))).not.toEqual([])
})
