import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { tablesSaying } from '../../../test/database-walk.ts'
import { mutingProxy } from '../../../test/muting-proxy.ts'
import { testLog } from '../../../test/test-log.ts'
import { connectDatabase, type Db } from '../db/database.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { createPubSub, type PubSub } from '../db/pub-sub.ts'
import { enqueue, enqueueAt, type JobName } from './enqueue.ts'
import { type JobTasks, runJobs } from './run-jobs.ts'

const unheard: PubSub = { listen: () => () => undefined, close: async () => undefined }

function heard({ url }: Pick<TestDatabase, 'url'>, milliseconds?: number): PubSub {
  const pubSub = createPubSub(url, () => undefined, milliseconds)
  onTestFinished(() => pubSub.close())
  return pubSub
}

/** Jobs that only count their runs. */
async function givenJobs(changes: Partial<JobTasks> = {}) {
  const database = await testDatabase()
  const runs: JobName[] = []
  const { log, lines: logged } = testLog()
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
  const names = Object.keys(tasks) as JobName[]
  const start = async ({ db = database.db, pubSub = unheard }: { db?: Db; pubSub?: PubSub } = {}) => {
    const jobs = await runJobs({ log, db, pubSub }, tasks)
    onTestFinished(() => jobs.stop())
    return jobs
  }
  const times = (name: JobName) => runs.filter((run) => run === name).length
  const until = async (condition: () => boolean | Promise<boolean>) => {
    while (!(await condition())) await setTimeout(10)
  }
  const add = () => inTransaction(database.db, (tx) => enqueue(tx, 'deliver-mails'))
  /** Sets when each job is due next, and who runs it. */
  const setRows = (dueAt: string, claimedBy: number | null = null) =>
    sql`insert into job (id, due_at, claimed_by, claimed_until)
      select unnest(${names}::text[]), ${dueAt}::timestamptz, ${claimedBy}::int, now() + interval '1 hour'
      on conflict (id) do update set due_at = excluded.due_at`.execute(database.db)
  const rows = () => database.db.selectFrom('job').selectAll().orderBy('id').execute()
  const isCalm = async () => {
    const { rows: found } = await sql`select from job where due_at <= now() or claimed_by is not null`.execute(
      database.db,
    )
    return found.length === 0
  }
  return { database, names, runs, start, add, times, until, setRows, rows, isCalm, logged }
}

test('runs every job when it starts for the first time', async () => {
  const { start, names, runs, until } = await givenJobs()
  await start()
  await until(() => names.every((name) => runs.includes(name)))
})

test('runs a job at once when a transaction that enqueued it commits, and not when it is undone', async () => {
  const { database, start, setRows, add, times, until, runs } = await givenJobs()
  await setRows('infinity')
  const pubSub = heard(database)
  await start({ pubSub })
  // All are called when the connection listens.
  await until(() => times('retention') > 0 && times('deliver-mails') > 0 && times('look-up-addresses') > 0)
  await setRows('infinity')
  runs.length = 0
  const undone = inTransaction(database.db, async (tx) => {
    await enqueue(tx, 'look-up-addresses')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  await add()
  await until(() => times('deliver-mails') > 0)
  expect(runs).toEqual(['deliver-mails'])
})

test('tells a job that runs that it was woken, so that it looks again', async () => {
  let goOn: () => void = () => undefined
  const begun: string[] = []
  const { database, start, setRows, add, until } = await givenJobs({
    'deliver-mails': async (_signal, called) => {
      if (begun.length > 0) return
      begun.push('begun')
      await new Promise<void>((resolve) => (goOn = resolve))
      await called?.()
      begun.push('called')
    },
  })
  await setRows('infinity')
  await start({ pubSub: heard(database) })
  await until(() => begun.length === 1)
  goOn()
  await add()
  await until(() => begun.includes('called'))
  expect(begun).toEqual(['begun', 'called'])
})

test('runs once at the next start what was due while no process ran, and nothing that is due later', async () => {
  const { database, start, setRows, until, isCalm, runs } = await givenJobs()
  await setRows('infinity')
  await sql`update job set due_at = now() - interval '3 hours' where id = 'retention'`.execute(database.db)
  await start()
  await until(isCalm)
  expect(runs).toEqual(['retention'])
})

test('runs each job once each time it is due, in one of two processes', async () => {
  const { database, start, setRows, until, isCalm, runs } = await givenJobs()
  await setRows('infinity')
  await Promise.all([start(), start()])
  const rounds = ['retention', 'reminders', 'retention', 'reminders', 'retention']
  for (const id of rounds) {
    await sql`update job set due_at = now() where id = ${id}`.execute(database.db)
    await until(isCalm)
    await setRows('infinity')
  }
  expect(runs).toEqual(rounds)
})

test('is due again at the next time of the job', async () => {
  const { database, start, setRows, until, isCalm } = await givenJobs()
  await setRows('now')
  await start()
  await until(isCalm)
  const { rows } = await sql<{ id: string; inTime: boolean; atTime: boolean }>`
    select id, due_at between now() and now() + interval '10 minutes 1 second' as in_time,
      extract(epoch from date_trunc('second', due_at + interval '500 milliseconds'))::int % case id when 'retention' then 600 when 'deliver-mails' then 30 else 60 end = 0 as at_time
    from job`.execute(database.db)
  expect(rows.filter(({ inTime, atTime }) => !inTime || !atTime)).toEqual([])
})

test('runs a job at the time it was enqueued for', async () => {
  const { database, start, setRows, times, until, runs } = await givenJobs()
  await setRows('infinity')
  await start()
  await enqueueAt(database.db, 'search-plans', new Date())
  await enqueueAt(database.db, 'reminders', new Date(Date.now() + 3_600_000))
  await until(() => times('search-plans') > 0)
  expect(runs).toEqual(['search-plans'])
})

test('runs a job again although a killed process was running it', async () => {
  const { start, setRows, until, names, runs } = await givenJobs()
  await setRows('infinity', 7)
  await start()
  await until(() => names.every((name) => runs.includes(name)))
})

test('stores the end of a job again that the database refused, so that the job is due at its next time', async () => {
  const { database, start, setRows, isCalm, until, times, logged } = await givenJobs()
  await setRows('infinity')
  await sql`update job set due_at = now() where id = 'retention'`.execute(database.db)
  await database.pool.query(`
    create sequence ends;
    create function lose_first_end() returns trigger language plpgsql as $$
    begin
      if old.claimed_by is not null and new.claimed_by is null then
        if nextval('ends') = 1 then raise 'lost'; end if;
      end if;
      return new;
    end $$;
    create trigger losing before update on job for each row execute function lose_first_end()`)
  await start()
  await until(() => logged.length > 0)
  await until(isCalm)
  expect(times('retention')).toBe(1)
  const message = 'the end of a job is stored again'
  expect(logged).toEqual([{ level: 'warn', message, job: 'retention', error: expect.any(Error) }])
})

test('logs a job that fails by its name, keeps nothing of the error, and tries it again before its next time', async () => {
  let attempts = 0
  const { database, start, setRows, until, rows, isCalm, logged } = await givenJobs({
    retention: async () => {
      if (++attempts < 3) throw new Error('guest@guests.example was refused')
    },
  })
  await setRows('infinity')
  await sql`update job set due_at = now() where id = 'retention'`.execute(database.db)
  await start()
  const failures = async () => (await rows()).find(({ id }) => id === 'retention')?.failures
  await until(async () => (await failures()) === 1)
  expect(await tablesSaying(database, 'guests.example')).toEqual([])
  expect(logged).toEqual([{ level: 'error', message: 'job failed', job: 'retention', error: expect.any(Error) }])
  await until(() => attempts === 3)
  await until(isCalm)
  expect(await failures()).toBe(0)
})

test('tries a job again that failed when it was woken', async () => {
  let attempts = 0
  const { database, start, setRows, add, until } = await givenJobs({
    'deliver-mails': async () => {
      if (++attempts === 2) throw new Error('the database was away')
    },
  })
  await setRows('infinity')
  await start({ pubSub: heard(database) })
  await until(() => attempts === 1)
  await setRows('infinity')
  await add()
  await until(() => attempts === 3)
})

test('runs jobs again after the database dropped all connections', async () => {
  const { database, start, add, times, until } = await givenJobs()
  await start({ pubSub: heard(database) })
  await until(() => times('deliver-mails') > 0)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`
    .execute(database.db)
    .catch(() => undefined)
  const before = times('deliver-mails')
  // The pool may still hold a connection that was dropped.
  await until(() =>
    add().then(
      () => true,
      () => false,
    ),
  )
  await until(() => times('deliver-mails') > before)
})

test('asks running jobs to end when it is stopped, waits for them and keeps no connection', async () => {
  const order: string[] = []
  const { database, start, until } = await givenJobs({
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
  expect(database.pool.totalCount).toBe(database.pool.idleCount)
})

test('stores since when a process runs a job', async () => {
  let goOn: () => void = () => undefined
  const { database, start, setRows, until, rows, isCalm } = await givenJobs({
    retention: () => new Promise<void>((resolve) => (goOn = resolve)),
  })
  await setRows('infinity')
  const { rows: began } = await sql<{ at: Date }>`
    update job set due_at = now() where id = 'retention' returning now() as at`.execute(database.db)
  await start()
  const claimed = async () => (await rows()).find(({ claimedBy }) => claimedBy !== null)
  await until(async () => (await claimed()) !== undefined)
  const first = await claimed()
  expect(first?.claimedAt?.getTime()).toBeGreaterThan(began[0]?.at.getTime() ?? Number.NaN)
  // The lease is renewed, and the run is as old as it is.
  await until(async () => (await claimed())?.claimedUntil?.getTime() !== first?.claimedUntil?.getTime())
  expect((await claimed())?.claimedAt).toEqual(first?.claimedAt)
  goOn()
  await until(isCalm)
})

test('gives signs of life while a job runs', async () => {
  let isHeld = false
  let go: () => void = () => undefined
  const { start, until } = await givenJobs({
    retention: async () => {
      isHeld = true
      await new Promise<void>((resolve) => (go = resolve))
    },
  })
  const jobs = await start()
  await until(() => isHeld)
  for (let sign = 0; sign < 2; sign++) {
    let silence = jobs.silentMilliseconds()
    await until(() => {
      const before = silence
      silence = jobs.silentMilliseconds()
      return silence < before
    })
  }
  go()
})

test('runs jobs again after all its connections fell silent, during a job and while it listened', async () => {
  let isHeld = false
  let go: () => void = () => undefined
  const { database, start, add, times, until, isCalm } = await givenJobs({
    retention: async () => {
      if (isHeld) return
      isHeld = true
      await new Promise<void>((resolve) => (go = resolve))
    },
  })
  const proxy = await mutingProxy(database.url, onTestFinished)
  const { db, close } = connectDatabase(proxy.url, { statementMilliseconds: 500 })
  onTestFinished(close)
  const jobs = await start({ db, pubSub: heard(proxy, 500) })
  await until(() => times('deliver-mails') > 0 && isHeld)
  proxy.mute()
  const muted = performance.now()
  go()
  const [delivered, reminded] = [times('deliver-mails'), times('reminders')]
  await add()
  await sql`update job set due_at = now() where id = 'reminders'`.execute(database.db)
  await until(() => times('deliver-mails') > delivered && times('reminders') > reminded)
  expect(jobs.silentMilliseconds()).toBeLessThan(performance.now() - muted)
  await until(isCalm)
})

test('leaves the claims of others alone for ten seconds after the database was away, so that their owners store results first', async () => {
  const { database, start, add, times, until, rows, isCalm } = await givenJobs()
  await start({ pubSub: heard(database) })
  await until(async () => times('deliver-mails') > 0 && (await isCalm()))
  const delivered = times('deliver-mails')
  const lost = performance.now()
  await database.pool.query(`
    update job set claimed_by = 7, claimed_until = now() + interval '1 hour', due_at = 'infinity' where id = 'retention';
    select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`)
  // Woken again and again, so that it is heard as soon as something listens.
  while (times('deliver-mails') === delivered) {
    await add().catch(() => undefined)
    await setTimeout(50)
  }
  expect(performance.now() - lost).toBeGreaterThan(10_000)
  await until(async () => (await rows()).every(({ claimedBy }) => claimedBy !== 7))
  expect(performance.now() - lost).toBeGreaterThan(10_000)
})
