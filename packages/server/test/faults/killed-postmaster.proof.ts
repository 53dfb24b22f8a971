import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { registrationRoutes } from '@running-dinner/contract'
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { connectDatabase } from '../../src/platform/db/database.ts'
import { databaseFiles } from '../../src/platform/db/embedded/database-files.ts'
import { startEmbeddedPostgres } from '../../src/platform/db/embedded/start-embedded-postgres.ts'
import { registrationBody } from '../given-registration.ts'
import { smtpSink } from '../smtp-sink.ts'
import { silentLog } from '../test-log.ts'
import { startBuiltServer } from './built-server.ts'
import { callServer, openEvent } from './organised-event.ts'

const healedMilliseconds = 10_000

interface Outcome {
  /** From each kill until a guest registers who was not waiting before, in milliseconds. */
  healed: number[]
  acknowledged: number
  lost: string[]
  storedTwice: string[]
  statuses: number[]
}

/** Kills all processes of the database again and again while three guests at a time register. */
async function killDatabase(kills: number, durability: 'real' | 'asynchronous commit'): Promise<Outcome> {
  const sink = await smtpSink()
  const server = await startBuiltServer({ DATABASE_URL: '', SMTP_URL: sink.url })
  const { publicId } = await openEvent({ servers: [server, server], sink }, 'organiser@killed.example')
  if (durability !== 'real') await commitAsynchronously(server.dataDir)
  const acknowledged: { email: string; begun: number }[] = []
  const statuses = new Set<number>()
  let [number, isOver] = [0, false]
  const register = async () => {
    while (!isOver) {
      const email = `guest${++number}@killed.example`
      const body = registrationBody(number, { email })
      const begun = performance.now()
      const { status } = await callServer(server, registrationRoutes.register, { params: { publicId }, body })
      statuses.add(status)
      if (status === 200) acknowledged.push({ email, begun })
      else await delay(50)
    }
  }
  const load = Promise.all([register(), register(), register()])
  const healed: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const before = acknowledged.length
    while (acknowledged.length < before + 10) await delay(10)
    const postmaster = postmasterOf(server.dataDir)
    for (const pid of [postmaster, ...childrenOf(postmaster)]) killIfAlive(pid)
    const killed = performance.now()
    while ([0, postmaster].includes(postmasterOf(server.dataDir))) await delay(10)
    const restarted = performance.now()
    while (!acknowledged.some(({ begun }) => begun > restarted)) await delay(10)
    healed.push(Math.round(performance.now() - killed))
  }
  isOver = true
  await load
  // Attaches to the database that the server has started.
  const database = await startEmbeddedPostgres({ dataDir: server.dataDir, log: silentLog })
  onTestFinished(() => database.stop())
  const { db, close } = connectDatabase(database.connectionString)
  const people = await db.selectFrom('participant').select('email').execute()
  await close()
  const timesStored = (email: string) => people.filter((person) => person.email === email).length
  const emails = acknowledged.map(({ email }) => email)
  const lost = emails.filter((email) => timesStored(email) === 0)
  const isMailed = (email: string) => sink.mails.some(({ recipients }) => recipients[0] === email)
  while (!emails.every((email) => lost.includes(email) || isMailed(email))) await delay(50)
  // The process needed no restart.
  expect(server.ended()).toBeUndefined()
  process.stdout.write(
    `database killed (${durability}): healed after ${healed.join(', ')} ms, ${emails.length} acknowledged, ${lost.length} lost\n`,
  )
  const storedTwice = emails.filter((email) => timesStored(email) > 1)
  return { healed, acknowledged: emails.length, lost, storedTwice, statuses: [...statuses].sort() }
}

test('loses no acknowledged guest when all processes of the database are killed ten times, and registers again within ten seconds each (REL-11)', {
  timeout: 300_000,
}, async () => {
  const { healed, lost, storedTwice, statuses } = await killDatabase(10, 'real')
  expect([lost, storedTwice]).toEqual([[], []])
  expect(Math.max(...healed)).toBeLessThan(healedMilliseconds)
  // Each caller was told.
  expect(statuses).toEqual([200, 503])
})

test('the check of killed databases finds lost guests where a commit does not wait for the disk', {
  timeout: 300_000,
}, async () => {
  expect((await killDatabase(3, 'asynchronous commit')).lost).not.toEqual([])
})

/** As PostgreSQL allows it: a commit is answered before it is written, here up to ten seconds before. */
async function commitAsynchronously(dataDir: string): Promise<void> {
  const superuser = new Client({ user: 'postgres', database: 'postgres', host: databaseFiles(dataDir).socketFolder })
  await superuser.connect()
  await superuser.query('checkpoint')
  await superuser.query("alter system set wal_writer_delay = '10s'")
  await superuser.query('alter system set synchronous_commit = off')
  await superuser.query('select pg_reload_conf()')
  await superuser.end()
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  try {
    // The name in parentheses may hold blanks.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}

/** 0 between the end of one and the start of the next. */
function postmasterOf(dataDir: string): number {
  const file = join(databaseFiles(dataDir).cluster, 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) || 0 : 0
}
