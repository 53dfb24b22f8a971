import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import pRetry from 'p-retry'
import { lock } from 'proper-lockfile'
import type { LaunchLog } from '../../log.ts'
import { databaseFiles } from './database-files.ts'
import { appConnectionString, connectOrStart, leaveServer } from './postgres-server.ts'

export interface EmbeddedPostgresOptions {
  /** Data folder of this installation; created if missing. */
  dataDir: string
  log: LaunchLog
  /** Called when the server ended and could not be started again. */
  onLost?: () => void
  /** After the first failed attempt to start it again; doubled after each further one. */
  pauseMs?: number
}

/** With the usual pauses half a minute: a full disk or memory may be free again. */
const retries = 5

/**
 * Makes the embedded PostgreSQL of `dataDir` available: attaches to a running server, or starts one, creating the database
 * first if needed. A server that ends unexpectedly is started again.
 * @returns a URL for `pg`, and `stop`, which ends the server unless other processes use it; close your own pool first
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions) {
  const { log, onLost = () => undefined, pauseMs: minTimeout = 1_000 } = options
  const dataDir = makeDataFolder(options.dataDir)
  const stopping = new AbortController()
  const { signal } = stopping

  const attach = async () => {
    const files = databaseFiles(dataDir)
    // Kept open so that other processes see this one even when the application's pool is empty.
    const presence = await connectOrStart(files, log)
    presence.once('end', () => signal.aborted || void restart())
    return { files, presence }
  }
  const restart = async () => {
    log.warn(`PostgreSQL ended unexpectedly; its log is ${server.files.log}`)
    const attempt = async () => {
      server = await withLock(dataDir, log, attach)
    }
    const onFailedAttempt = ({ error }: { error: Error }) =>
      log.warn(`PostgreSQL could not be started again: ${error.message}`)
    const retry = pRetry(attempt, { retries, minTimeout, signal, unref: true, onFailedAttempt })
    await retry.catch(() => signal.aborted || onLost())
  }

  let server = await withLock(dataDir, log, attach)
  return {
    connectionString: appConnectionString(server.files),
    stop: () => {
      stopping.abort()
      return withLock(dataDir, log, () => leaveServer(server.files, server.presence, log))
    },
  }
}

function makeDataFolder(dataDir: string): string {
  const uid = process.getuid?.()
  try {
    // With root, the server's account may enter the folder but not list it.
    mkdirSync(dataDir, { recursive: true, mode: uid === 0 ? 0o711 : 0o700 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const advice = 'Give the folder to this account (chown), or set DATA_DIR to one that belongs to it.'
    throw new Error(`DATA_DIR is ${dataDir}, where account ${uid} cannot write (${code}). ${advice}`, { cause: error })
  }
}

/** Serialises starts and stops of all processes that use one data folder. A killed process loses its lock after 10 s. */
async function withLock<T>(dataDir: string, log: LaunchLog, work: () => Promise<T>): Promise<T> {
  const shouldRetry = ({ error, attemptNumber }: { error: Error; attemptNumber: number }) => {
    if (attemptNumber === 1) log.info(`Waiting for another process that starts or stops the database in ${dataDir}`)
    return 'code' in error && error.code === 'ELOCKED'
  }
  const patience = { retries: 1_800, factor: 1, minTimeout: 100, shouldRetry }
  const release = await pRetry(() => lock(dataDir, { lockfilePath: join(dataDir, 'database.lock') }), patience)
  try {
    return await work()
  } finally {
    await release()
  }
}
