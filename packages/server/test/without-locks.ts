import { connectDatabase, type Db } from '../src/platform/db/database.ts'
import type { OnEnd } from './database.ts'

/** A broken connection on which every lock is granted at once. Race tests must fail with it. */
export function withoutLocks(url: string, onEnd: OnEnd): Db {
  const connection = connectDatabase(url, { max: 8 })
  connection.pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...parts: unknown[]) => unknown
    // Same arguments, but shared and never waiting, so the parameters of the statement stay bound.
    const unlocked = (text: unknown, ...parts: unknown[]) =>
      ask(
        typeof text === 'string' ? text.replaceAll('pg_advisory_xact_lock', 'pg_try_advisory_xact_lock_shared') : text,
        ...parts,
      )
    Object.assign(client, { query: unlocked })
  })
  onEnd(() => connection.close())
  return connection.db
}
