import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { Notifications } from './db/notifications.ts'
import type { Log } from './log.ts'
import type { WorkerPool } from './workers/worker-pool.ts'

/** What every verb may use; built once in `deps.ts`, replaced piece by piece in tests (style card 28). */
export interface Ctx {
  db: Db
  config: Config
  clock: Clock
  log: Log
  workers: WorkerPool
  /** What other processes did. */
  notifications: Notifications
  /** A fresh seed for one arrangement; stored with it, so that the result can be repeated. */
  newSeed(): number
  /** The address links in mails begin with, from configuration only (reliability 2.4 #31). */
  baseUrl(): string
}
