import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import {
  type DinnerReply,
  type DinnerRouteReply,
  type ImportPreview,
  type ListedParticipant,
  messageRoutes,
  type ParticipantReply,
  participantRoutes,
  type Route,
  selfRoutes,
  type TeamReply,
  teamRoutes,
  wizardRoutes,
} from '@running-dinner/contract'
import { dinnerRoutes } from '@running-dinner/contract/events'
import { phrases } from '@running-dinner/phrases'
import { expect, onTestFinished, test } from 'vitest'
import { dinnerBody, personBody } from './bodies.ts'
import { type TestDatabase, testDatabase } from './database.ts'
import { killingProxy } from './killing-proxy.ts'

interface DevMail {
  to: string
  subject: string
  text: string
  headers: Record<string, string>
}

/** Tells the test which free port the process got. */
const reportsPort = `data:text/javascript,${encodeURIComponent(`
  import { Server } from 'node:net'
  const { listen } = Server.prototype
  Server.prototype.listen = function (...parts) {
    return listen.apply(this.once('listening', () => process.send(this.address().port)), parts)
  }`)}`

interface Started {
  url: string
  child: ChildProcess
}

/** A process started as an operator does, on an external database. */
async function startProcess(databaseUrl: string): Promise<Started> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rd-process-'))
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', reportsPort, '--import', 'tsx', resolve(import.meta.dirname, '../src/main.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: '0',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        RATE_LIMITS: 'off',
        PUBLIC_BASE_URL: 'https://dinner.example',
      },
    },
  )
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill('SIGTERM')
      await ended
    }
    rmSync(dataDir, { recursive: true, force: true })
  })
  const [port] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the process did not start (${code})`)
    }),
  ])
  const url = `http://127.0.0.1:${port}`
  while (!(await fetch(`${url}/health/ready`)).ok) await delay(100)
  return { url, child }
}

function caller({ url }: Started, headers: Record<string, string> = {}) {
  return async <T>(route: Route, params: Record<string, string> = {}, body?: unknown): Promise<T> => {
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const isForm = body instanceof FormData
    const response = await fetch(`${url}/api${path}`, {
      method: route.method,
      headers,
      ...(body === undefined
        ? {}
        : isForm
          ? { body }
          : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    const reply = await response.json()
    expect(response.status, `${route.method} ${route.path}: ${JSON.stringify(reply).slice(0, 300)}`).toBe(200)
    return reply as T
  }
}

/** Waits until no mail is left to deliver. */
async function delivered({ pool }: TestDatabase): Promise<void> {
  const left = "select from message_task where status in ('QUEUED', 'CLAIMED') and due_at <= now()"
  while ((await pool.query(left)).rowCount !== 0) await delay(50)
}

async function mailsOf({ url }: Started, count: number): Promise<DevMail[]> {
  for (;;) {
    const mails = (await (await fetch(`${url}/dev/mails.json`)).json()) as DevMail[]
    if (mails.length >= count) return mails
    await delay(100)
  }
}

/** An event in sixty days, created by one process and confirmed through the other. */
async function createEvent(one: Started, other: Started) {
  const day = new Date(Date.now() + 60 * 86_400_000).toISOString().slice(0, 10)
  const body = dinnerBody()
  body.basicDetails.date = day
  body.options.meals = body.options.meals.map((meal) => ({ ...meal, time: day + meal.time.slice(10) }))
  const { runningDinner } = await caller(one)<{ runningDinner: DinnerReply }>(wizardRoutes.create, {}, body)
  const params = { adminId: runningDinner.adminId }
  const [created] = await mailsOf(other, 1)
  const acknowledgeToken = /\/admin\/[^/]+\/([^/\s]+)\/acknowledge/.exec(created?.text ?? '')?.[1] ?? ''
  await caller(other)(dinnerRoutes.acknowledge, { ...params, acknowledgeToken })
  return { params, mailed: created?.text }
}

test('runs a whole event over HTTP with calls alternating between two processes on one external database', async () => {
  const database = await testDatabase()
  const [one, other] = await Promise.all([startProcess(database.url), startProcess(database.url)])
  const [callOne, callOther] = [caller(one), caller(other)]
  const { params, mailed } = await createEvent(one, other)
  expect(mailed).toContain(`https://dinner.example/admin/${params.adminId}`)

  const form = new FormData()
  form.append(
    'file',
    new Blob([readFileSync(join(import.meta.dirname, 'fixtures/anmeldungen-formular.xlsx'))]),
    'anmeldungen-formular.xlsx',
  )
  const preview = await callOne<ImportPreview>(participantRoutes.previewImport, params, form)
  expect([preview.numRows, preview.numImportable]).toEqual([66, 64])
  const rows = preview.rows.map(({ rowNumber, participant }) => ({ rowNumber, participant }))
  const { imported, rejected } = await callOther<{ imported: ParticipantReply[]; rejected: { rowNumber: number }[] }>(
    participantRoutes.import,
    params,
    { rows },
  )
  expect([imported.length, rejected.map((row) => row.rowNumber)]).toEqual([64, [66, 67]])

  const { teams } = await callOne<{ teams: TeamReply[] }>(teamRoutes.arrange, params)
  expect(teams).toHaveLength(30)
  const { defaults } = phrases.de.messages
  await callOther(messageRoutes.participants.send, params, {
    subject: 'An alle',
    message: defaults.PARTICIPANT.message,
    participantSelection: 'ALL',
  })
  await callOne(messageRoutes.teams.send, params, { ...defaults.TEAM, subject: 'Eure Teams', teamSelection: 'ALL' })
  await callOther(messageRoutes.dinnerRoutes.send, params, { ...defaults.DINNER_ROUTE, teamSelection: 'ALL' })

  await delivered(database)
  const mails = await mailsOf(one, 1 + 64 + 60 + 60)
  expect(mails).toHaveLength(185)
  const { participants, participantsWaitingList } = await callOther<{
    participants: ListedParticipant[]
    participantsWaitingList: ListedParticipant[]
  }>(participantRoutes.list, params)
  const addresses = (people: { email: string }[]) => people.map((person) => person.email).sort()
  const recipients = (subject: string) =>
    mails
      .filter((mail) => mail.subject === subject)
      .map((mail) => mail.to)
      .sort()
  expect(recipients('An alle')).toEqual(addresses([...participants, ...participantsWaitingList]))
  expect(recipients('Eure Teams')).toEqual(addresses(participants))
  expect(recipients(defaults.DINNER_ROUTE.subject)).toEqual(addresses(participants))
  for (const mail of mails) expect(mail.text, `${mail.subject} to ${mail.to}`).not.toMatch(/\{\w+\}/)

  const routeMail = mails.find((mail) => mail.subject === defaults.DINNER_ROUTE.subject)
  const [, selfAdminId = '', participantId = '', teamId = ''] =
    /\/self\/([^/]+)\/dinnerroute\/([^/]+)\/([^/\s]+)/.exec(routeMail?.text ?? '') ?? []
  const route = await callOne<DinnerRouteReply>(selfRoutes.dinnerRoute, { selfAdminId, participantId, teamId })
  expect(route.teams.map((stop) => stop.meal.label)).toEqual(['Vorspeise', 'Hauptgang', 'Nachspeise'])
  expect(new Set(route.teams.map((stop) => stop.teamNumber)).size).toBe(3)
  for (const stop of route.teams) expect(routeMail?.text).toContain(stop.hostTeamMember?.lastname)
})

test('a call whose process is killed between commit and reply has one effect when it is repeated with its key (REL-14)', async () => {
  const database = await testDatabase()
  const proxy = await killingProxy(database.url)
  const [dying, other] = await Promise.all([startProcess(proxy.url), startProcess(database.url)])
  const call = caller(other)
  const { params } = await createEvent(other, other)
  await call(participantRoutes.import, params, {
    rows: [1, 2, 3].map((number) => ({ participant: personBody(number) })),
  })

  const message = { subject: 'An alle', message: 'Hallo', participantSelection: 'ALL' }
  const press = (process: Started, headers?: Record<string, string>) =>
    caller(process, headers)<{ id: string }>(messageRoutes.participants.send, params, message)
  const jobs = async () => (await call<{ id: string }[]>(messageRoutes.jobs, params)).map(({ id }) => id)
  const withKey = { 'idempotency-key': 'one-press' }
  const killed = new Promise((done) => dying.child.once('exit', (_code, signal) => done(signal)))
  proxy.onCommitted = { statement: /insert into "stored_reply"/, run: () => void dying.child.kill('SIGKILL') }
  await expect(press(dying, withKey)).rejects.toThrow('fetch failed')
  expect(await killed).toBe('SIGKILL')
  const committed = await jobs()
  expect(committed).toHaveLength(1)

  const replies = [await press(other, withKey), await press(other, withKey)]
  expect(replies.map(({ id }) => id)).toEqual([...committed, ...committed])
  expect(await jobs()).toEqual(committed)
  await mailsOf(other, 1 + 3)
  await press(other)
  expect(await jobs()).toHaveLength(2)
  await delivered(database)
  expect(await mailsOf(other, 1 + 3 + 3)).toHaveLength(7)
})
