import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import { jobsByHand } from '../src/features/jobs.ts'
import { createTestApp, type TestApp } from './app.ts'
import { digestOfEvent } from './database-walk.ts'
import { givenFullEvent } from './given-full-event.ts'
import { workerScript } from './worker-script.ts'

const now = '2030-06-21T00:00:00Z'

/** Deletes in another process; true if it completed. */
async function deleteKilledAt(app: TestApp, dinnerId: string, killAt: number, transaction: string): Promise<boolean> {
  const child = spawn(process.execPath, [await workerScript('retention')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: app.database.url,
      DINNER_ID: dinnerId,
      NOW: now,
      KILL_AT: String(killAt),
      TRANSACTION: transaction,
    },
  })
  const [code, signal] = await new Promise<[number | null, string | null]>((done) =>
    child.once('exit', (...how) => done(how)),
  )
  if (code !== 0 && signal !== 'SIGKILL') throw new Error(`the process ended with ${code ?? signal}`)
  return code === 0
}

/** Kills the deletion at every statement; returns the number of kills and where an event was deleted in part. */
async function killMatrix(transaction: 'real' | 'in pieces') {
  const app = await createTestApp()
  const event = await givenFullEvent(app, 'leaving', '2030-06-15')
  // Nothing of the event is due by itself at this time.
  app.clock.set('2030-06-18T10:00:00Z')
  const other = await givenFullEvent(app, 'staying', '2030-09-15')
  const digests = async (dinnerId: string, mark: string) =>
    digestOfEvent(app.database, dinnerId, {
      sandbox_order: `id = '${mark}-order'`,
      deleted_dinner: `dinner_hash = sha256('${dinnerId}'::text::bytea)`,
    })
  const all = await digests(event.dinner.id, 'leaving')
  const untouched = await digests(other.dinner.id, 'staying')
  const parts: number[] = []
  let kills = 0
  while (parts.length === 0 && !(await deleteKilledAt(app, event.dinner.id, kills + 1, transaction))) {
    kills++
    const left = await digests(event.dinner.id, 'leaving')
    if (JSON.stringify(left) !== JSON.stringify(all)) parts.push(kills)
  }
  app.clock.set(now)
  await jobsByHand(app.ctx).retention()
  const gone = await digests(event.dinner.id, 'leaving')
  expect(await digests(other.dinner.id, 'staying')).toEqual(untouched)
  return { kills, parts, gone }
}

test('leaves the event whole when a deletion is killed at any statement, and the next one completes (REL-13)', async () => {
  const { kills, parts, gone } = await killMatrix('real')
  expect(kills).toBeGreaterThan(6)
  expect(parts).toEqual([])
  const { deleted_dinner: tombstone, ...rest } = gone
  expect(tombstone).toMatch(/^1 /)
  expect(new Set(Object.values(rest))).toEqual(new Set(['0 ']))
})

test('detects a deletion without transaction (shows that the check works)', async () => {
  const { parts } = await killMatrix('in pieces')
  expect(parts).toHaveLength(1)
})
