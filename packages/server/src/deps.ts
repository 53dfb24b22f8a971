import { randomInt } from 'node:crypto'
import { systemClock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Ctx } from './platform/ctx.ts'
import { checkDatabase } from './platform/db/check-database.ts'
import { connectDatabase, type DatabaseConnection } from './platform/db/database.ts'
import { startEmbeddedPostgres } from './platform/db/embedded/start-embedded-postgres.ts'
import { createPubSub } from './platform/db/pub-sub.ts'
import { createLog, type Log } from './platform/log.ts'
import { createMetrics, observeProcess } from './platform/metrics/metrics.ts'
import { openTombstones } from './platform/tombstones/tombstone-folder.ts'
import { createTombstoneKeeper, keepTombstones } from './platform/tombstones/tombstone-keeper.ts'
import { createWorkerPool } from './platform/workers/worker-pool.ts'
import { laneOf } from './worker-tasks.ts'

export interface Deps {
  ctx: Ctx
  connection: DatabaseConnection
  databaseUrl: string
  /** Resolves when the embedded database ended and could not be started again. */
  databaseLost: Promise<void>
  /** The URL is known once the server listens; it is used only when PUBLIC_BASE_URL is not set. */
  setBaseUrl(url: string): void
  close(): Promise<void>
}

/** Builds the object graph of one process: database, workers, pub/sub and the context of the use cases. */
export async function createDeps(config: Config, log: Log = createLog()): Promise<Deps> {
  let lose: () => void = () => undefined
  const databaseLost = new Promise<void>((resolve) => {
    lose = resolve
  })
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, log, onLost: () => lose() })
      : undefined
  const databaseUrl = config.databaseUrl ?? embedded?.connectionString ?? ''
  // The embedded one is known to be right.
  if (embedded === undefined) await checkDatabase(databaseUrl)
  const onError = (error: unknown) => log.warn('a database connection broke', { error })
  const connection = connectDatabase(databaseUrl, { onError })
  const pubSub = createPubSub(databaseUrl, onError)
  const folder = await openTombstones(config.tombstonesDir, systemClock)
  keepTombstones(connection.db, createTombstoneKeeper(connection.db, { folder, log, clock: systemClock }))
  const workers = createWorkerPool(laneOf)
  const metrics = createMetrics(connection.pool)
  if (config.metricsToken !== undefined) observeProcess(metrics)
  let baseUrl = config.publicBaseUrl ?? ''
  const ctx: Ctx = {
    db: connection.db,
    config,
    clock: systemClock,
    log,
    metrics,
    workers,
    pubSub,
    newSeed: () => randomInt(2 ** 31),
    baseUrl: () => baseUrl,
  }
  return {
    ctx,
    connection,
    databaseUrl,
    databaseLost,
    setBaseUrl: (url) => {
      baseUrl = config.publicBaseUrl ?? url
    },
    close: async () => {
      await workers.close()
      await pubSub.close()
      await connection.close()
      await embedded?.stop()
    },
  }
}
