import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/database.ts'
import type { PubSub } from './db/pub-sub.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { WorkerPool } from './workers/worker-pool.ts'

/** What every use case may use. Built once in `deps.ts`; tests replace single members. */
export interface Ctx {
  db: Db
  config: Config
  clock: Clock
  log: Log
  metrics: Metrics
  workers: WorkerPool
  /** Messages between processes. */
  pubSub: PubSub
  /** A fresh random seed; it is stored with its arrangement, so that the result can be reproduced. */
  newSeed(): number
  /** Set while a job runs by hand as of another time. Mails it queues are due by the real one, or no worker would send them. */
  byHand?: { realNow: Date; queuedMails: number }
  /** The base of links in mails. It never comes from a request's Host header, which a caller could forge. */
  baseUrl(): string
}
