import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'

/** Waits until this many sessions of the database wait for a lock. */
export async function lockAwaited(pool: pg.Pool, sessions = 1): Promise<void> {
  for (;;) {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
    if ((rowCount ?? 0) >= sessions) return
    await delay(5)
  }
}
