import { setTimeout as delay } from 'node:timers/promises'
import type { ClientBase, Pool } from 'pg'
import type { Db } from '../src/platform/db/database.ts'
import type { OnEnd } from './database.ts'
import { patientDatabase } from './patient-database.ts'

interface Meeting {
  /** Transactions that take the same lock and wait at their commit for each other. */
  meet: number
}

/** Longer than any transaction takes to reach its commit; a meeting that does not come about ends after it. */
const longestWait = 4_000

/** Arbitrary first halves of two-part keys: no lock of the product has them. */
const atCommit = 70_001
const hasMet = 70_002

/**
 * A broken connection on which every lock is granted at once. Race tests must fail with it. Nobody commits before as many
 * transactions as `meet` have done all they can do before a commit, so that none has read what another one wrote.
 */
export function withoutLocks(url: string, onEnd: OnEnd, { meet }: Meeting = { meet: 1 }): Db {
  const connection = patientDatabase(url, Math.max(8, meet))
  connection.pool.on('connect', (client) => {
    const ask = client.query.bind(client) as ClientBase['query'] & ((...parts: unknown[]) => unknown)
    const unlocked = async (text: unknown, ...parts: unknown[]) => {
      if (text === 'commit') await othersAreReady(ask, meet)
      // Same arguments, but shared and never waiting, so the parameters of the statement stay bound.
      const granted =
        typeof text === 'string' ? text.replaceAll('pg_advisory_xact_lock', 'pg_try_advisory_xact_lock_shared') : text
      return ask(granted, ...parts)
    }
    Object.assign(client, { query: unlocked })
  })
  onEnd(() => connection.close())
  return connection.db
}

/** Those who hold the same lock, and whether they are at their commit, or wait for a row that another one changed. */
const parties = `
  select distinct other.pid, other.virtualtransaction, exists (
    select from pg_locks mark where mark.pid = other.pid
      and (not mark.granted or mark.locktype = 'advisory' and mark.objsubid = 2 and mark.classid = ${atCommit})
  ) as is_ready
  from pg_locks own join pg_locks other using (locktype, database, classid, objid, objsubid, mode)
  where own.pid = pg_backend_pid() and locktype = 'advisory' and objsubid = 1 and mode = 'ShareLock' and other.granted`
const met = `
  select from pg_locks own join pg_locks mark on mark.locktype = 'advisory' and mark.classid = ${hasMet} and mark.objsubid = 2
    and mark.objid::bigint = hashtext(own.virtualtransaction)::bigint & 4294967295
  where own.pid = pg_backend_pid() and own.locktype = 'virtualxid'`

async function othersAreReady(ask: ClientBase['query'], meet: number): Promise<void> {
  const end = performance.now() + longestWait
  await ask(`select pg_advisory_xact_lock_shared(${atCommit}, 0)`)
  while (performance.now() < end) {
    const { rows } = await ask<{ waits: boolean; ready: number }>(
      `select count(*) > 0 and not exists (${met}) as waits, count(*) filter (where is_ready)::int as ready from (${parties}) party`,
    )
    if (!rows[0]?.waits) return
    if (rows[0].ready >= meet) {
      // Kept beyond the commit: the others see that they have met, although this one has gone.
      await ask(`select pg_advisory_lock_shared(${hasMet}, hashtext(virtualtransaction)) from (${parties}) party`)
      return
    }
    await delay(5)
  }
}

/** Resolves when a transaction waits at its commit for another one. */
export async function waitsAtCommit(pool: Pool): Promise<void> {
  const waiting = `select from pg_locks where locktype = 'advisory' and objsubid = 2 and classid = ${atCommit}
    and database = (select oid from pg_database where datname = current_database())`
  const end = performance.now() + longestWait
  while ((await pool.query(waiting)).rowCount === 0) {
    if (performance.now() > end) throw new Error('no transaction waits at its commit')
    await delay(5)
  }
}
