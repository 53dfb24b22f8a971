import type { Pool } from 'pg'

/** A broken connection without transactions: every statement is stored at once. */
export function withoutTransactions(pool: Pool): void {
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...parts: unknown[]) => unknown
    const atOnce = (text: unknown, ...parts: unknown[]) =>
      ask(/^(begin|commit|rollback|savepoint|release)\b/.test(String(text)) ? 'select 1' : text, ...parts)
    Object.assign(client, { query: atOnce })
  })
}
