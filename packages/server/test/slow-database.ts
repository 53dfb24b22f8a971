import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '../src/platform/db/database.ts'
import type { OnEnd } from './database.ts'
import { patientDatabase } from './patient-database.ts'

/** A database with a delay after every reply, so that other callers run between a read and its write. */
export function slowDatabase(url: string, onEnd: OnEnd): Db {
  const connection = patientDatabase(url, 24)
  let asked = 0
  connection.pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...parts: unknown[]) => Promise<unknown>
    const slowly = async (text: unknown, ...parts: unknown[]) => {
      const answer = await ask(text, ...parts)
      // A varying delay, so that two parallel callers never stay in step.
      if (typeof text === 'string' && text.startsWith('select')) await delay((asked++ % 5) + 1)
      return answer
    }
    Object.assign(client, { query: slowly })
  })
  onEnd(() => connection.close())
  return connection.db
}
