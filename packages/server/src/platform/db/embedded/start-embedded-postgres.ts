import { mkdirSync, realpathSync } from 'node:fs'
import { attachOrStart } from './attach-or-start.ts'
import type { LaunchLog } from './launch-log.ts'
import { leaveServer } from './leave-server.ts'
import { appConnectionString } from './server-connection.ts'
import { startLock } from './start-lock.ts'

export interface EmbeddedPostgresOptions {
  /** Folder of this installation's data; made when missing. */
  dataDir: string
  log: LaunchLog
}

export interface EmbeddedPostgres {
  /** For `pg`: the database `running_dinner`, over a private unix socket, as a role without superuser rights. */
  connectionString: string
  /** Ends the server if nobody else is connected, else leaves it to them. Close your own pool first. */
  stop(): Promise<void>
}

/**
 * Makes the embedded PostgreSQL of `dataDir` available: attaches to a running server, else starts one, else creates the
 * database first (decisions D "start").
 *
 * @throws Error whose message says what to do: other major version, unreachable folder, no binaries for this platform.
 */
export async function startEmbeddedPostgres({ dataDir, log }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  // Others may pass through a folder of root, because the database below it belongs to another account; not list it.
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
