import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { testDatabase } from '../../../test/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { enqueue, type JobName } from './enqueue.ts'
import { type JobTasks, runJobs } from './run-jobs.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Jobs that only count their runs. */
async function givenJobs(changes: Partial<JobTasks> = {}) {
  const database = await testDatabase()
  const runs: JobName[] = []
  const counting = (name: JobName) => async () => void runs.push(name)
  const tasks: JobTasks = {
    'deliver-mails': counting('deliver-mails'),
    'look-up-addresses': counting('look-up-addresses'),
    'search-plans': counting('search-plans'),
    'settle-payments': counting('settle-payments'),
    retention: counting('retention'),
    ...changes,
  }
  const start = async () => {
    const jobs = await runJobs({ log: silent }, database.pool, tasks)
    onTestFinished(() => jobs.stop())
    return jobs
  }
  const times = (name: JobName) => runs.filter((run) => run === name).length
  const until = async (condition: () => boolean) => {
    while (!condition()) await setTimeout(10)
  }
  const add = () => inTransaction(database.db, (tx) => enqueue(tx, 'deliver-mails'))
  const begin = minuteNow()
  /** How many minutes have turned: every job also runs each minute, which may happen during a test. */
  const turns = () => minuteNow() - begin
  return { database, start, add, times, until, turns }
}

const minuteNow = () => Math.floor(Date.now() / 60_000)

test('runs every job once at the start, and again when a transaction that enqueued it commits', async () => {
  const { database, start, add, times, until, turns } = await givenJobs()
  await start()
  await until(() => times('deliver-mails') > 0 && times('look-up-addresses') > 0)
  const before = times('deliver-mails')
  const undone = inTransaction(database.db, async (tx) => {
    await enqueue(tx, 'look-up-addresses')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await add()
  await until(() => times('deliver-mails') > before)
  expect(times('look-up-addresses')).toBeLessThanOrEqual(1 + turns())
  expect(times('deliver-mails')).toBeLessThanOrEqual(2 + turns())
})

test('keeps one waiting job when it is enqueued several times', async () => {
  const { database, start, add, times, until, turns } = await givenJobs()
  for (const _ of [1, 2, 3]) await add()
  const { rows } = await sql`select from graphile_worker.jobs`.execute(database.db)
  expect(rows).toHaveLength(1)
  await start()
  await until(() => times('deliver-mails') > 0 && times('look-up-addresses') > 0)
  // The start enqueues it once more, perhaps when the waiting one runs already.
  expect(times('deliver-mails')).toBeLessThanOrEqual(2 + turns())
})

test('runs a job again although a killed process left one of its name locked', async () => {
  const { database, start, add, times, until } = await givenJobs()
  await add()
  await sql`update graphile_worker._private_jobs set locked_at = now(), locked_by = 'killed'`.execute(database.db)
  await start()
  await until(() => times('deliver-mails') > 0)
  const before = times('deliver-mails')
  await add()
  await until(() => times('deliver-mails') > before)
})

// Waits for the second attempt of a real job: 4 s alone.
test('stores no error text of a failed job, as it may name people, and tries it again', {
  timeout: 120_000,
}, async () => {
  let attempts = 0
  const { database, start, until } = await givenJobs({
    'deliver-mails': async () => {
      attempts++
      throw new Error('guest@guests.example was refused')
    },
  })
  await start()
  await until(() => attempts > 0)
  const lastError = async () => {
    const { rows } = await sql<{ lastError: string | null }>`
      select last_error from graphile_worker._private_jobs where last_error is not null`.execute(database.db)
    return rows[0]?.lastError
  }
  while ((await lastError()) === undefined) await setTimeout(10)
  expect(await lastError()).toBe('deliver-mails failed')
  await until(() => attempts > 1)
})

test('runs jobs again after the database dropped all connections', async () => {
  let dropped = false
  const { database, start, add, times, until } = await givenJobs({
    // The job that is added last, so that the start itself is not interrupted.
    retention: async () => {
      if (dropped) return
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
        .execute(database.db)
        .catch(() => undefined)
      dropped = true
    },
  })
  await start()
  await until(() => times('deliver-mails') > 0 && dropped)
  const before = times('deliver-mails')
  // The pool may still hold a connection that was dropped.
  while (
    !(await add().then(
      () => true,
      () => false,
    ))
  )
    await setTimeout(10)
  await until(() => times('deliver-mails') > before)
})

test('asks running jobs to end when it is stopped, and waits for them', async () => {
  let ended = false
  let begun = false
  const { start, until } = await givenJobs({
    'deliver-mails': async (signal) => {
      begun = true
      while (signal?.aborted !== true) await setTimeout(5)
      await setTimeout(50)
      ended = true
    },
  })
  const jobs = await start()
  await until(() => begun)
  await jobs.stop()
  expect(ended).toBe(true)
})
