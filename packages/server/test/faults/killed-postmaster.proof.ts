import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { registrationRoutes } from '@running-dinner/contract'
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

test('loses no acknowledged guest when the postmaster is killed five times, and registers again within ten seconds each (REL-11)', {
  timeout: 300_000,
}, async () => {
  const sink = await smtpSink()
  const server = await startBuiltServer({ DATABASE_URL: '', SMTP_URL: sink.url })
  const { publicId } = await openEvent({ servers: [server, server], sink }, 'organiser@killed.example')
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
  for (let kill = 0; kill < 5; kill++) {
    const before = acknowledged.length
    while (acknowledged.length < before + 10) await delay(10)
    const postmaster = postmasterOf(server.dataDir)
    process.kill(postmaster, 'SIGKILL')
    const killed = performance.now()
    while ([0, postmaster].includes(postmasterOf(server.dataDir))) await delay(10)
    const restarted = performance.now()
    while (!acknowledged.some(({ begun }) => begun > restarted)) await delay(10)
    healed.push(Math.round(performance.now() - killed))
  }
  isOver = true
  await load
  process.stdout.write(`postmaster killed, healed after ${healed.join(', ')} ms, ${acknowledged.length} acknowledged\n`)
  expect(Math.max(...healed)).toBeLessThan(healedMilliseconds)
  const isMailed = ({ email }: { email: string }) => sink.mails.some(({ recipients }) => recipients[0] === email)
  while (!acknowledged.every(isMailed)) await delay(50)
  // Attaches to the database that the server has started.
  const database = await startEmbeddedPostgres({ dataDir: server.dataDir, log: silentLog })
  onTestFinished(() => database.stop())
  const { db, close } = connectDatabase(database.connectionString)
  const people = await db.selectFrom('participant').select('email').execute()
  await close()
  const timesStored = ({ email }: { email: string }) => people.filter((person) => person.email === email).length
  expect(acknowledged.filter((guest) => timesStored(guest) !== 1)).toEqual([])
  // Each caller was told, and the process needed no restart.
  expect([...statuses].sort()).toEqual([200, 503])
  expect(server.ended()).toBeUndefined()
})

/** 0 between the end of one and the start of the next. */
function postmasterOf(dataDir: string): number {
  const file = join(databaseFiles(dataDir).cluster, 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) || 0 : 0
}
