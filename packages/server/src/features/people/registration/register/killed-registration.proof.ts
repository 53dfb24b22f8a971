import { type ChildProcess, fork } from 'node:child_process'
import { registrationRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../../test/app.ts'
import { cutProxy } from '../../../../../test/cut-proxy.ts'
import { type GivenPublicDinner, givenPublicDinner, registrationBody } from '../../../../../test/given-registration.ts'
import { killingProxy } from '../../../../../test/killing-proxy.ts'
import { workerScript } from '../../../../../test/worker-script.ts'

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
  request: number | 'after the commit'
  people: number
  mails: number
  messageIds: number
  status: number
}

/** Registers person `request` in a process killed before its changing query number `request`, then registers again. */
async function killedAt(app: TestApp, { publicId }: GivenPublicDinner, request: number, mails: Mails) {
  const body = registrationBody(request)
  const key = `killed-${request}`
  let worker: ChildProcess | undefined
  let before = Number.POSITIVE_INFINITY
  let changes = 0
  const socket =
    new URL(app.database.url.replace(/^postgres(ql)?:\/\/([^/]*)/, 'http://x')).searchParams.get('host') ?? ''
  const proxy = await cutProxy(
    { path: `${socket}/.s.PGSQL.5432` },
    ({ isRead }) => {
      if (changes >= before - 1) {
        worker?.kill('SIGKILL')
        return 'drop'
      }
      if (!isRead) changes++
      return 'forward'
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
  return { request, ...(await sentAgain(app, publicId, body, key)) }
}

/** Registers a person in a process killed between its commit and its reply, then registers again. */
async function killedAfterCommit(app: TestApp, { publicId }: GivenPublicDinner, mails: Mails): Promise<Outcome> {
  const body = registrationBody(60)
  const key = 'killed-after-commit'
  const proxy = await killingProxy(app.database.url)
  const worker = await startWorker(proxy.url, mails)
  proxy.onCommitted = { statement: /insert into "participant"/, run: () => worker.kill('SIGKILL') }
  expect(await said(worker)).toBe('ready')
  worker.send({ now: app.clock.now().toISOString(), publicId, body, key })
  expect(await said(worker)).toBe('killed')
  const { rows } = await app.database.pool.query('select id from participant where email = $1', [body.email])
  expect(rows).toHaveLength(1)
  return { request: 'after the commit', ...(await sentAgain(app, publicId, body, key)) }
}

async function sentAgain(app: TestApp, publicId: string, body: ReturnType<typeof registrationBody>, key: string) {
  const retry = await app.call(registrationRoutes.register, {
    params: { publicId },
    body,
    headers: { 'idempotency-key': key },
  })
  await app.deliver()
  const sent = (await app.mails()).filter((mail) => mail.to === body.email)
  const { rows } = await app.database.pool.query('select id from participant where email = $1', [body.email])
  const messageIds = sent.map((mail) => mail.headers['Message-ID'])
  for (const messageId of messageIds) expect(messageId).toMatch(/^<[^<>]+@[^<>]+>$/)
  return { people: rows.length, mails: sent.length, messageIds: new Set(messageIds).size, status: retry.status }
}

/** Kills before the first changing query, before the second, and so on until the registration completes, and after its commit. */
async function killMatrix(mails: Mails, from = 1): Promise<Outcome[]> {
  const app = await createTestApp()
  const given = await givenPublicDinner(app)
  const outcomes: Outcome[] = []
  for (let request = from; request < 60; request++) {
    const outcome = await killedAt(app, given, request, mails)
    if (outcome === undefined) return [...outcomes, await killedAfterCommit(app, given, mails)]
    outcomes.push(outcome)
  }
  throw new Error('registering takes fewer requests')
}

const isGood = ({ people, mails, messageIds, status }: Outcome) =>
  people === 1 && (mails === 1 || mails === 2) && messageIds === 1 && status === 200

test('stores a registration once with its mail when the process dies before any change or before its reply and the form is sent again (REL-01)', async () => {
  const outcomes = await killMatrix('real')
  expect(outcomes.length).toBeGreaterThan(6)
  expect(outcomes.filter((outcome) => !isGood(outcome))).toEqual([])
})

test('loses mails when they are stored after the registration (shows that one transaction is needed)', async () => {
  // Only the last queries matter, and each takes a process.
  const outcomes = await killMatrix('afterwards', 5)
  const wrong = outcomes.filter((outcome) => !isGood(outcome)).map(({ request: _, ...outcome }) => outcome)
  const lost = { people: 1, mails: 0, messageIds: 0, status: 200 }
  expect(wrong).toEqual([lost, lost])
})
