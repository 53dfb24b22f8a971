import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../src/platform/db/database.ts'
import type { OnEnd } from './database.ts'
import { patientDatabase } from './patient-database.ts'

/**
 * A database that takes a while after every answer, so that others come between what somebody reads and what they write. `broken`: whoever asks for a
 * lock gets it, whoever else has it.
 */
export function slowDatabase(url: string, onEnd: OnEnd, { broken }: { broken?: 'locks' } = {}): Db {
  const connection = patientDatabase(url, 24)
  let asked = 0
  connection.pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...parts: unknown[]) => Promise<unknown>
    const slowly = async (text: unknown, ...parts: unknown[]) => {
      const isLock = typeof text === 'string' && text.includes('pg_advisory_xact_lock')
      const answer = await ask(isLock && broken ? 'select $1::text' : text, ...parts)
      // Never the same for two that run side by side.
      if (typeof text === 'string' && text.startsWith('select')) await delay((asked++ % 5) + 1)
      return answer
    }
    Object.assign(client, { query: slowly })
  })
  onEnd(() => connection.close())
  return connection.db
}
