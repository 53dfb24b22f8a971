import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../../../test/database.ts'
import { createJobs, jobTable } from '../../../test/jobs.ts'
import { workerScript } from '../../../test/worker-script.ts'
import { claimedRows } from './claimed-rows.ts'
import { asWorker } from './worker-presence.ts'

/** A table with `count` rows that wait. */
async function givenJobs(count: number) {
  const database = await testDatabase()
  await createJobs(database.db, count)
  const states = async () => {
    const { rows } = await sql<{ state: string }>`select state from test_job order by id::int`.execute(database.db)
    return rows.map(({ state }) => state)
  }
  const endLeases = () => sql`update test_job set claimed_until = now() - interval '1 second'`.execute(database.db)
  return { database, db: database.db, states, endLeases }
}

/** Another process that claims one row and keeps it. */
async function startedHolder({ url }: TestDatabase): Promise<ChildProcess> {
  const holder = fork(await workerScript('job'), { execArgv: [], env: { ...process.env, DATABASE_URL: url } })
  onTestFinished(() => void holder.kill('SIGKILL'))
  await once(holder, 'message')
  return holder
}

test('two workers that claim at once get different rows, and all rows that there are', async () => {
  const { db } = await givenJobs(60)
  await asWorker(db, (one) =>
    asWorker(db, async (other) => {
      const [first, second] = [claimedRows(one, jobTable), claimedRows(other, jobTable)]
      const claims = await Promise.all(Array.from({ length: 20 }, (_, at) => (at % 2 ? first : second).claim(3)))
      const ids = claims.flat()
      expect(ids).toHaveLength(60)
      expect(new Set(ids).size).toBe(60)
    }),
  )
})

test('a claim does not wait for a row that another transaction has locked', async () => {
  const { db } = await givenJobs(2)
  await db.transaction().execute(async (tx) => {
    await sql`select id from test_job where id = '1' for update`.execute(tx)
    await asWorker(db, async (worker) => expect(await claimedRows(worker, jobTable).claim(2)).toEqual(['2']))
  })
})

test('a row is claimed in its order, up to the limit, and only while it waits', async () => {
  const { db, states } = await givenJobs(3)
  await asWorker(db, async (worker) => {
    const rows = claimedRows(worker, jobTable)
    expect(await rows.claim(2)).toEqual(['1', '2'])
    expect(await rows.claim(2)).toEqual(['3'])
    expect(await rows.claim(2)).toEqual([])
  })
  expect(await states()).toEqual(['CLAIMED', 'CLAIMED', 'CLAIMED'])
})

test('a sweep leaves the claims of a living worker alone', async () => {
  const { database, db, states } = await givenJobs(2)
  await startedHolder(database)
  await asWorker(db, async (worker) => {
    const rows = claimedRows(worker, jobTable)
    await rows.claim(1)
    expect(await rows.sweep()).toEqual([])
  })
  expect(await states()).toEqual(['CLAIMED', 'CLAIMED'])
})

test('the claims of a killed process are free at once, long before their lease ends', async () => {
  const { database, db, states } = await givenJobs(1)
  const holder = await startedHolder(database)
  const gone = once(holder, 'exit')
  holder.kill('SIGKILL')
  await gone
  await asWorker(db, async (worker) => {
    const rows = claimedRows(worker, jobTable)
    while ((await states())[0] === 'CLAIMED') await rows.sweep()
    expect(await rows.claim(1)).toEqual(['1'])
  })
})

test('the claims of a worker that ended in order are free at once', async () => {
  const { db } = await givenJobs(2)
  await asWorker(db, (worker) => claimedRows(worker, jobTable).claim(2))
  await asWorker(db, async (worker) => {
    expect((await claimedRows(worker, jobTable).sweep()).toSorted()).toEqual(['1', '2'])
  })
})

test('a process that hangs loses its claims when the lease ends, and cannot store its result afterwards', async () => {
  const { database, db, states, endLeases } = await givenJobs(1)
  const holder = await startedHolder(database)
  holder.kill('SIGSTOP')
  await asWorker(db, async (worker) => {
    const rows = claimedRows(worker, jobTable)
    expect(await rows.sweep()).toEqual([])
    await endLeases()
    expect(await rows.sweep()).toEqual(['1'])
    expect(await rows.claim(1)).toEqual(['1'])
  })
  holder.kill('SIGCONT')
  const [stored] = await Promise.all([once(holder, 'message'), holder.send('store')])
  expect(stored[0]).toBe(0)
  expect(await states()).toEqual(['CLAIMED'])
})

test('a renewed lease starts again from now', async () => {
  const { db, endLeases } = await givenJobs(1)
  await asWorker(db, (one) =>
    asWorker(db, async (other) => {
      const [holder, sweeper] = [claimedRows(one, jobTable), claimedRows(other, jobTable)]
      await holder.claim(1)
      await endLeases()
      await holder.renew()
      expect(await sweeper.sweep()).toEqual([])
    }),
  )
})

test('renewing and releasing concern only the own claims', async () => {
  const { db, states, endLeases } = await givenJobs(3)
  await asWorker(db, (one) =>
    asWorker(db, async (other) => {
      const [holder, sweeper] = [claimedRows(one, jobTable), claimedRows(other, jobTable)]
      await holder.claim(2)
      await sweeper.claim(1)
      expect(await sweeper.release()).toEqual(['3'])
      expect(await holder.release('2')).toEqual(['2'])
      expect(await states()).toEqual(['CLAIMED', 'WAITING', 'WAITING'])
      await endLeases()
      await sweeper.renew()
      expect(await sweeper.sweep()).toEqual(['1'])
    }),
  )
})

test('a worker whose connection breaks counts as dead, and what it claimed is free', async () => {
  const { db } = await givenJobs(1)
  const broken = asWorker(db, async (worker) => {
    await claimedRows(worker, jobTable).claim(1)
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(worker.connection)
  })
  await expect(broken).rejects.toThrow()
  await asWorker(db, async (worker) => {
    const rows = claimedRows(worker, jobTable)
    let freed: string[] = []
    while (freed.length === 0) freed = await rows.sweep()
    expect(freed).toEqual(['1'])
  })
})
