import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pRetry from 'p-retry'
import { Client } from 'pg'
import { lock } from 'proper-lockfile'
import type { LaunchLog } from '../../log.ts'
import { asAccount, type DatabaseFiles, databaseFiles, ensureCluster, installBinaries, run } from './database-files.ts'

/** Database and role of the application. */
const appName = 'running_dinner'
/** PostgreSQL names its socket by port; no port is opened. */
const port = 5432
/** Recovery after a crash replays at most the 256 MB of log that the settings allow. */
const readyWithinMs = 120_000
/** The children of a killed server end after their statements, which take at most 7 s. */
const freedWithinMs = 10_000
/** Of earlier runs, in bytes: enough to see why the last start failed. */
const keptLog = 1_000_000
/** With the usual pauses half a minute: a full disk or memory may be free again. */
const retries = 5
/** Shows to other processes that this one uses the server. */
const presenceName = 'running-dinner launcher'

/** What differs from PostgreSQL's defaults. Given at every start, so that a new version's settings reach an old database. */
const settings = [
  ...['listen_addresses=', 'unix_socket_permissions=0700', 'max_connections=60', 'timezone=UTC', 'datestyle=iso,ymd'],
  // There is no replica; the write-ahead log is needed for crash recovery only.
  ...['wal_level=minimal', 'max_wal_senders=0', 'min_wal_size=32MB', 'max_wal_size=256MB'],
  // Small, for a machine of 512 MB: no extra processes for reading files, parallel queries or replication.
  ...['shared_buffers=16MB', 'maintenance_work_mem=32MB', 'huge_pages=off', 'jit=off', 'io_method=sync'],
  ...['max_worker_processes=2', 'max_logical_replication_workers=0', 'max_parallel_workers_per_gather=0'],
  // Storage without moving parts: an index is worth its pages, where the default prefers to read a whole table.
  'random_page_cost=1.1',
  // Personal data must not get into the log. The text of an ERROR can quote values, so errors of statements are left to the
  // application; "log" keeps start, stop, recovery and FATAL.
  ...['log_min_messages=log', 'log_min_error_statement=panic', 'log_error_verbosity=terse', 'log_checkpoints=off'],
]

export type EmbeddedPostgresOptions = { dataDir: string; log: LaunchLog; onLost?: () => void; pauseMs?: number }

/**
 * Makes the embedded PostgreSQL of `dataDir`, which is created if missing, available: attaches to a running server, or starts
 * one, creating the database first if needed. A server that ends unexpectedly is started again, `pauseMs` after the first
 * failed attempt and twice as long after each further one; `onLost` is called when that failed.
 * @returns a URL for `pg`, and `stop`, which ends the server unless other processes use it; close your own pool first
 */
export async function startEmbeddedPostgres({ log, onLost, pauseMs = 1_000, ...options }: EmbeddedPostgresOptions) {
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
    const retry = pRetry(attempt, { retries, minTimeout: pauseMs, signal, unref: true, onFailedAttempt })
    await retry.catch(() => signal.aborted || onLost?.())
  }

  let server = await withLock(dataDir, log, attach)
  const socket = new URLSearchParams({ host: server.files.socketFolder, port: String(port), sslmode: 'disable' })
  return {
    connectionString: `postgresql://${appName}@/${appName}?${socket}`,
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
    fs.mkdirSync(dataDir, { recursive: true, mode: uid === 0 ? 0o711 : 0o700 })
    fs.accessSync(dataDir, fs.constants.W_OK | fs.constants.X_OK)
    return fs.realpathSync(dataDir)
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
  return work().finally(release)
}

/** Connects as superuser to the running server, or starts one. Call with the lock. */
async function connectOrStart(files: DatabaseFiles, log: LaunchLog): Promise<Client> {
  const began = Date.now()
  await ensureCluster(files)
  const endOfLog = () => fs.readFileSync(files.log, 'utf8').trim().split('\n').slice(-5).join('\n')
  let postgres: ChildProcess | undefined
  for (; Date.now() < began + readyWithinMs; await delay(50)) {
    const connection = await knock(files)
    if (connection instanceof Client) {
      await prepareDatabase(connection)
      log.info(`${postgres ? 'Started' : 'Attached to'} PostgreSQL in ${files.folder} (${Date.now() - began} ms)`)
      return connection
    }
    const isStarting = postgres && postgres.exitCode === null && postgres.signalCode === null
    if (connection === 'busy' || isStarting) continue
    if (postgres && (Date.now() > began + freedWithinMs || !endOfLog().includes('is still in use'))) break
    postgres = await launch(files)
  }
  postgres?.kill('SIGINT')
  throw new Error(`PostgreSQL did not start; is ${files.cluster} in use? The end of its log:\n${endOfLog()}`)
}

/** In a session of its own: Ctrl-C reaches only this process, which ends the server after requests and jobs. */
async function launch({ folder, cluster, socketFolder, log, account }: DatabaseFiles): Promise<ChildProcess> {
  const program = join(await installBinaries(folder), 'postgres')
  const options = [...settings, `unix_socket_directories=${socketFolder}`].flatMap((setting) => ['-c', setting])
  // The id that a killed server left behind may be another program's by now, as is common after a container restart. With
  // this, PostgreSQL looks only whether the shared memory of that server is still in use.
  const lockFile = join(cluster, 'postmaster.pid')
  const leftId = fs.existsSync(lockFile) ? Number.parseInt(fs.readFileSync(lockFile, 'utf8'), 10) : 0
  const asServer = asAccount(account, { PG_GRANDPARENT_PID: String(leftId) })
  if ((fs.statSync(log, { throwIfNoEntry: false })?.size ?? 0) > keptLog) fs.renameSync(log, `${log}.old`)
  const output = fs.openSync(log, 'a', 0o600)
  const stdio: StdioOptions = ['ignore', output, output]
  const postgres = spawn(program, ['-D', cluster, ...options], { ...asServer, stdio, detached: true })
  fs.closeSync(output)
  postgres.unref()
  await once(postgres, 'spawn')
  return postgres
}

/** A connection as superuser; `absent` if no server listens, `busy` if it does not serve yet, or no longer. */
async function knock({ socketFolder }: DatabaseFiles): Promise<Client | 'absent' | 'busy'> {
  const account = { user: 'postgres', database: 'postgres', application_name: presenceName }
  const client = new Client({ ...account, host: socketFolder, port, ssl: false, connectionTimeoutMillis: 5000 })
  // A connection lost later must not end the process; the application's own pool reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    return /ENOENT|ECONNREFUSED/.test(String(error)) ? 'absent' : 'busy'
  }
}

/** The application's role is no superuser (which may run programs); it may create databases, which tests do. */
async function prepareDatabase(client: Client): Promise<void> {
  const roles = await client.query('select from pg_roles where rolname = $1', [appName])
  if (roles.rowCount === 0) await client.query(`create role ${appName} login createdb`)
  const databases = await client.query('select from pg_database where datname = $1', [appName])
  // Copied as files: page by page it would fill the shared buffers with rows of the template.
  if (databases.rowCount === 0) await client.query(`create database ${appName} owner ${appName} strategy file_copy`)
}

/**
 * Releases this process's use of the server. The last process to leave ends it, even if another one started it: otherwise a
 * server left behind by a killed process would run forever. Call with the lock.
 */
async function leaveServer(files: DatabaseFiles, presence: Client, log: LaunchLog): Promise<void> {
  // A closed connection stays visible for a moment; the next to leave must not count this one.
  const isLeft = await presence.query("set application_name = 'left'").catch(() => undefined)
  if (!isLeft) return
  const otherUsers = 'select from pg_stat_activity where application_name = $1'
  const { rowCount } = await presence.query(otherUsers, [presenceName])
  await presence.end()
  if (rowCount !== 0) return log.info(`PostgreSQL keeps running for ${rowCount} other process(es)`)
  const program = join(await installBinaries(files.folder), 'pg_ctl')
  const options = ['stop', '--pgdata', files.cluster, '--mode=fast', '--timeout=30', '--silent']
  const onError = (error: Error) => log.warn(`PostgreSQL has not stopped yet: ${error.message}`)
  await run(program, options, asAccount(files.account)).then(() => log.info('PostgreSQL has stopped'), onError)
}
