import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { LaunchLog } from '../../log.ts'
import { createCluster } from './create-cluster.ts'
import { databaseHome } from './database-home.ts'
import { installBinaries } from './install-binaries.ts'
import { type PostgresPackage, postgresPackage } from './postgres-package.ts'
import { removeLeftovers } from './postmaster-file.ts'
import { prepareDatabase } from './prepare-database.ts'
import { runServer } from './run-server.ts'
import { knock } from './server-connection.ts'
import { type ServerFiles, serverFiles } from './server-files.ts'
import { serverName, serverProcesses } from './server-processes.ts'

/** A server may be recovering from a crash, or writing its last pages before it ends. */
const PATIENCE_MS = 60_000

export interface UsedServer {
  files: ServerFiles
  /** Kept open while this process uses the server, so that other processes see it even when the application's pool is empty. */
  presence: Client
  /** Set before this process ends the server on purpose. */
  ending: boolean
}

/** Call with the start lock held. */
export async function attachOrStart(dataDir: string, log: LaunchLog): Promise<UsedServer> {
  const began = Date.now()
  const binaries = postgresPackage()
  const files = serverFiles(databaseHome(dataDir, log))
  refuseOtherMajor(files.cluster, binaries)
  const running = existsSync(files.cluster) ? await runningServer(files) : undefined
  const server = running ? { files, presence: running, ending: false } : await start(files, binaries, log)
  await prepareDatabase(server.presence)
  log.info(`${running ? 'Attached to' : 'Started'} PostgreSQL in ${files.folder} (${Date.now() - began} ms)`)
  return server
}

function refuseOtherMajor(cluster: string, { major }: PostgresPackage): void {
  const file = join(cluster, 'PG_VERSION')
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : String(major)
  if (found === String(major)) return
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${found}, this release brings PostgreSQL ${major}. ` +
      'Save it with pg_dump under the earlier release, then start this one with an empty DATA_DIR and restore it there; ' +
      'or serve it from a PostgreSQL of your own and set DATABASE_URL.',
  )
}

/** Connects to the cluster's server; undefined once all its processes have ended. */
async function runningServer(files: ServerFiles): Promise<Client | undefined> {
  const name = serverName(files.cluster)
  for (const giveUp = Date.now() + PATIENCE_MS; Date.now() < giveUp; await sleep(50)) {
    const answer = await knock(files.socketFolder)
    if (answer !== 'absent' && answer !== 'busy') return answer
    if (answer === 'absent' && serverProcesses(name).length === 0) return undefined
  }
  const ids = serverProcesses(name).join(', ')
  throw new Error(`PostgreSQL (process ${ids}) runs on ${files.cluster} but does not answer; end it and start again.`)
}

async function start(files: ServerFiles, source: PostgresPackage, log: LaunchLog): Promise<UsedServer> {
  const binaries = installBinaries(source, files.folder)
  if (existsSync(files.cluster)) removeLeftovers(files)
  else await createCluster(files, binaries)
  const { process, client } = await runServer(files, binaries)
  const server = { files, presence: client, ending: false }
  process.once('exit', (code, signal) => {
    if (!server.ending) log.warn(`PostgreSQL ended unexpectedly (${signal ?? code}); its log is ${files.log}`)
  })
  return server
}
