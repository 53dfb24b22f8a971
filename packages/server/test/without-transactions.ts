import type { Pool } from 'pg'

/** A broken connection: what should be stored together or not at all is stored as it comes. */
export function withoutTransactions(pool: Pool): void {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...parts: unknown[]) => unknown
    const atOnce = (text: unknown, ...parts: unknown[]) =>
      ask(['begin', 'commit', 'rollback'].includes(String(text)) ? 'select 1' : text, ...parts)
    Object.assign(client, { query: atOnce })
  })
}
