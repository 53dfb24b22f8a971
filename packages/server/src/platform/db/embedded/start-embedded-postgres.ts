import { mkdirSync, realpathSync } from 'node:fs'
import type { LaunchLog } from '../../log.ts'
import { attachOrStart } from './attach-or-start.ts'
import { leaveServer } from './leave-server.ts'
import { appConnectionString } from './server-connection.ts'
import { startLock } from './start-lock.ts'

export interface EmbeddedPostgresOptions {
  /** Data folder of this installation; created if missing. */
  dataDir: string
  log: LaunchLog
}

export interface EmbeddedPostgres {
  /** For `pg`: the database `running_dinner`, over a private unix socket, as a role without superuser rights. */
  connectionString: string
  /** Ends the server unless other clients are connected. Close your own pool first. */
  stop(): Promise<void>
}

/**
 * Makes the embedded PostgreSQL of `dataDir` available: attaches to a running server, or starts one, creating the database
 * first if needed.
 * @throws Error with instructions: other major version, unreachable folder, no binaries for this platform.
 */
export async function startEmbeddedPostgres({ dataDir, log }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  // With root, other accounts may enter the folder but not list it, because the database inside belongs to another account.
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const folder = realpathSync(dataDir)
  const withLock = startLock(folder)
  const server = await withLock(() => attachOrStart(folder, log))
  let stopped: Promise<void> | undefined
  return {
    connectionString: appConnectionString(server.files.socketFolder),
    stop: () => {
      stopped ??= withLock(() => leaveServer(server, log))
      return stopped
    },
  }
}
