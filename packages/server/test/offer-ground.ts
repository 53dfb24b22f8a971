import { type ChildProcess, fork } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished } from 'vitest'
import { createApp } from '../src/app.ts'
import type { Ctx } from '../src/platform/ctx.ts'
import { callsOf, createTestApp, type TestApp } from './app.ts'
import { type OfferJob, runOfferJob } from './offer-job.ts'
import { slowDatabase } from './slow-database.ts'
import { silentLog } from './test-log.ts'
import { withoutLocks } from './without-locks.ts'
import { workerScript } from './worker-script.ts'

/**
 * Two processes, or two applications on one database, that answer offers of one event over slow connections. With `meet` every
 * lock is granted, and so many transactions meet at their commit.
 */
export interface Ground<Event> {
  app: TestApp
  event: Event
  slow: Ctx
  call: TestApp['call']
  /** What the other one answered. */
  elsewhere(job: OfferJob): Promise<string>
}

export async function givenGround<Event>(
  given: (app: TestApp) => Promise<Event>,
  { meet, start = inProcess }: { meet?: number; start?: StartElsewhere } = {},
): Promise<Ground<Event>> {
  const app = await createTestApp()
  const event = await given(app)
  const { url } = app.database
  const db = meet ? withoutLocks(url, onTestFinished, { meet }) : slowDatabase(url, onTestFinished)
  const slow = { ...app.ctx, log: silentLog, db }
  const server = await createApp(slow, '/nonexistent')
  onTestFinished(async () => {
    await server.close()
  })
  return { app, event, slow, call: callsOf(server), elsewhere: await start(url, meet) }
}

type Elsewhere = (job: OfferJob) => Promise<string>
export type StartElsewhere = (databaseUrl: string, meet: number | undefined) => Promise<Elsewhere>

const inProcess: StartElsewhere = async (databaseUrl, meet) => {
  const worker: ChildProcess = fork(await workerScript('offer'), {
    execArgv: [],
    env: { ...process.env, DATABASE_URL: databaseUrl, MEET: String(meet ?? '') },
  })
  onTestFinished(() => void worker.kill('SIGKILL'))
  const said = () => new Promise<string>((heard) => void worker.once('message', (message) => heard(String(message))))
  expect(await said()).toBe('ready')
  return (job) => {
    const answer = said()
    worker.send(job)
    return answer
  }
}

/** With connections of its own, and without the seconds that a process takes to start. */
export const inApplication: StartElsewhere = async (databaseUrl) => {
  const db = slowDatabase(databaseUrl, onTestFinished)
  return (job) => runOfferJob(db, job)
}

/** What happens in this process while the other one accepts an offer. */
export type Rivals<Event> = Readonly<Record<string, (ground: Ground<Event>) => Promise<string>>>

interface Races<Event> {
  times: number
  rivals: Rivals<Event>
  /** Each race begins with the event as it was kept, at the time of the job. */
  job: OfferJob
  faultsAfter(ground: Ground<Event>, rival: string): Promise<string[]>
}

export interface Raced {
  name: string
  /** The answers there and here. */
  said: string
  faults: string[]
}

/** Runs the rivals in turn, each a little earlier or later than the acceptance in the other process. */
export async function raceOffers<Event extends { kept: { restore(): Promise<void> } }>(
  ground: Ground<Event>,
  races: Races<Event>,
): Promise<Raced[]> {
  const all = Object.entries(races.rivals)
  const results: Raced[] = []
  for (let number = 0; number < races.times; number++) {
    const [name, rival] = all[number % all.length] ?? ['', async () => '']
    await ground.event.kept.restore()
    ground.app.clock.set(races.job.now)
    const [there, here] = await Promise.all([
      delay((number * 7) % 11).then(() => ground.elsewhere(races.job)),
      delay((number * 5) % 13).then(() => rival(ground)),
    ])
    results.push({ name, said: `${there}, ${here}`, faults: await races.faultsAfter(ground, name) })
  }
  return results
}

export const wrongRaces = (results: readonly Raced[]) =>
  results.flatMap(({ name, said, faults }) => (faults.length > 0 ? [`${name} (${said}): ${faults.join('; ')}`] : []))
