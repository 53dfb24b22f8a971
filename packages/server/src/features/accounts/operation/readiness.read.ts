import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { type Notifications, notify } from '../../../platform/db/notifications.ts'

/** Rejects when the database does not answer. */
export async function askDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Rejects when the database has no table of jobs. */
export async function askJobQueue(db: Db): Promise<void> {
  await sql`select 1 from job limit 1`.execute(db)
}

/** Rejects unless a notification from the pool comes back on the connection that listens. */
export async function askNotifications(db: Db, notifications: Notifications, signal: AbortSignal): Promise<void> {
  const topic = `ready:${randomUUID()}`
  let stop: (() => void) | undefined
  const heard = new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    const ring = () => void notify(db, topic).catch(reject)
    // Called unheard when the connection was just opened: the first notification may have come before it listened.
    stop = notifications.listen(topic, (wasHeard) => (wasHeard ? resolve() : ring()))
    ring()
  })
  await heard.finally(() => stop?.())
}
