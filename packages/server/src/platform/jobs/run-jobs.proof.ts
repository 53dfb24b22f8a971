import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { type MutingProxy, mutingProxy } from '../../../test/muting-proxy.ts'
import { connectDatabase } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { enqueue, type JobName } from './enqueue.ts'
import { type JobTasks, runJobs } from './run-jobs.ts'

/** Jobs that only count their runs. */
async function givenJobs(changes: Partial<JobTasks> = {}, connect?: (database: TestDatabase) => Promise<pg.Pool>) {
  const database = await testDatabase()
  const pool = (await connect?.(database)) ?? database.pool
  const runs: JobName[] = []
  const warnings: string[] = []
  const log = { info: () => undefined, warn: (message: string) => void warnings.push(message), error: () => undefined }
  const counting = (name: JobName) => async () => void runs.push(name)
  const tasks: JobTasks = {
    'deliver-mails': counting('deliver-mails'),
    'look-up-addresses': counting('look-up-addresses'),
    'search-plans': counting('search-plans'),
    'settle-payments': counting('settle-payments'),
    reminders: counting('reminders'),
    retention: counting('retention'),
    ...changes,
  }
  const start = async () => {
    const jobs = await runJobs({ log }, pool, tasks)
    onTestFinished(() => jobs.stop())
    return jobs
  }
  const times = (name: JobName) => runs.filter((run) => run === name).length
  const until = async (condition: () => boolean) => {
    while (!condition()) await setTimeout(10)
  }
  const add = () => inTransaction(database.db, (tx) => enqueue(tx, 'deliver-mails'))
  const waiting = async () => {
    const { rows } = await sql<{ name: string }>`select task_identifier as name from graphile_worker.jobs`.execute(
      database.db,
    )
    return rows.map(({ name }) => name)
  }
  /** Counts how often a job is enqueued from now on, other than by the turn of a minute, which may happen during a test. */
  const enqueued = async () => {
    await sql`create table enqueued (name text, by_the_minute boolean)`.execute(database.db)
    await sql`create function note_enqueued() returns trigger language plpgsql as $$
      begin
        insert into public.enqueued select identifier, coalesce(new.payload::jsonb ? '_cron', false) from graphile_worker._private_tasks where id = new.task_id;
        return null;
      end $$`.execute(database.db)
    await sql`create trigger note_enqueued after insert or update of revision on graphile_worker._private_jobs
      for each row execute function note_enqueued()`.execute(database.db)
    return async (name: JobName) => {
      const { rows } = await sql`select from enqueued where name = ${name} and not by_the_minute`.execute(database.db)
      return rows.length
    }
  }
  return { database, start, add, times, until, waiting, enqueued, warnings }
}

test('runs every job once at the start, and again when a transaction that enqueued it commits', async () => {
  const { database, start, add, times, until, enqueued } = await givenJobs()
  const enqueuedTimes = await enqueued()
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
  expect([await enqueuedTimes('look-up-addresses'), await enqueuedTimes('deliver-mails')]).toEqual([1, 2])
})

test('keeps one waiting job when it is enqueued several times', async () => {
  const { start, add, times, until, waiting } = await givenJobs()
  for (const _ of [1, 2, 3]) await add()
  expect(await waiting()).toEqual(['deliver-mails'])
  await start()
  await until(() => times('deliver-mails') > 0 && times('look-up-addresses') > 0)
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

test('stores no error text of a failed job, as it may name people, and tries it again', async () => {
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
  let isDropped = false
  const { database, start, add, times, until } = await givenJobs({
    // The job that is added last, so that the start itself is not interrupted.
    retention: async () => {
      if (isDropped) return
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
        .execute(database.db)
        .catch(() => undefined)
      isDropped = true
    },
  })
  await start()
  await until(() => times('deliver-mails') > 0 && isDropped)
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

/** A queue that gave up once, and waits in the middle of being started again. */
async function givenHeldStart() {
  const given = await givenJobs()
  const { database, start, until, warnings } = given
  const jobs = await start()
  await until(() => given.times('retention') > 0)
  const other = new pg.Client({ connectionString: database.url })
  await other.connect()
  onTestFinished(() => other.end())
  // As a newer release announces that it changed the tables; it also asks the process to end.
  onTestFinished(() => {
    process.exitCode = undefined
  })
  await other.query(`notify "worker:migrate", '{"breaking":true}'`)
  await until(() => warnings.includes('the job queue stopped and is started again'))
  // What enqueues a job waits for this lock.
  await other.query('begin')
  await other.query('lock table graphile_worker._private_jobs in exclusive mode')
  const isStarting = async () => {
    // A transaction sees the activity of its first look.
    await other.query('select pg_stat_clear_snapshot()')
    const { rows } = await other.query<{ pid: number }>(
      "select pid from pg_stat_activity where wait_event_type = 'Lock' and query like '%add_job%'",
    )
    return rows.length > 0
  }
  while (!(await isStarting())) await setTimeout(10)
  const dropOthers = () =>
    other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  return { ...given, jobs, dropOthers, letGo: () => other.query('rollback') }
}

test('keeps no connection when it is stopped while it is started again', async () => {
  const { database, jobs, letGo } = await givenHeldStart()
  const stopped = jobs.stop()
  await letGo()
  await stopped
  expect(database.pool.totalCount).toBe(database.pool.idleCount)
})

test('keeps no connection of an attempt to start that failed', async () => {
  const { database, jobs, dropOthers, letGo, times, until } = await givenHeldStart()
  const before = times('deliver-mails')
  await dropOthers()
  await letGo()
  await until(() => times('deliver-mails') > before)
  await jobs.stop()
  expect(database.pool.totalCount).toBe(database.pool.idleCount)
})

test('asks running jobs to end when it is stopped, and waits for them', async () => {
  const order: string[] = []
  const { start, until } = await givenJobs({
    'deliver-mails': async (signal) => {
      order.push('begun')
      while (signal?.aborted !== true) await setTimeout(5)
      // Longer than it takes to stop without waiting.
      await setTimeout(50)
      order.push('ended')
    },
  })
  const jobs = await start()
  await until(() => order.length > 0)
  await jobs.stop()
  order.push('stopped')
  expect(order).toEqual(['begun', 'ended', 'stopped'])
})

test('runs jobs again after all its connections fell silent, during a job and while it listened', async () => {
  const proxies: MutingProxy[] = []
  const connect = async (database: TestDatabase) => {
    const proxy = await mutingProxy(database.url, onTestFinished)
    proxies.push(proxy)
    const { pool, close } = connectDatabase(proxy.url, { statementMilliseconds: 500 })
    onTestFinished(close)
    return pool
  }
  let isHeld = false
  let go: () => void = () => undefined
  const { start, add, times, until } = await givenJobs(
    {
      retention: async () => {
        isHeld = true
        await new Promise<void>((resolve) => (go = resolve))
      },
    },
    connect,
  )
  const jobs = await start()
  await until(() => times('deliver-mails') > 0 && isHeld)
  for (const proxy of proxies) proxy.mute()
  const muted = performance.now()
  go()
  const before = times('deliver-mails')
  await add()
  await until(() => times('deliver-mails') > before)
  expect(jobs.silentMilliseconds()).toBeLessThan(performance.now() - muted)
})
