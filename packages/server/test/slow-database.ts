import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../src/platform/db/database.ts'
import type { OnEnd } from './database.ts'
import { patientDatabase } from './patient-database.ts'

/**
 * A database with a delay after every reply, so that other callers run between a read and its write. `broken` grants every
 * lock.
 */
export function slowDatabase(url: string, onEnd: OnEnd, { broken }: { broken?: 'locks' } = {}): Db {
  const connection = patientDatabase(url, 24)
  let asked = 0
  connection.pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...parts: unknown[]) => Promise<unknown>
    const slowly = async (text: unknown, ...parts: unknown[]) => {
      const isLock = typeof text === 'string' && text.includes('pg_advisory_xact_lock')
      // Same parameters, but shared and never waiting.
      const granted =
        isLock && broken ? text.replaceAll('pg_advisory_xact_lock', 'pg_try_advisory_xact_lock_shared') : text
      const answer = await ask(granted, ...parts)
      // A varying delay, so that two parallel callers never stay in step.
      if (typeof text === 'string' && text.startsWith('select')) await delay((asked++ % 5) + 1)
      return answer
    }
    Object.assign(client, { query: slowly })
  })
  onEnd(() => connection.close())
  return connection.db
}
