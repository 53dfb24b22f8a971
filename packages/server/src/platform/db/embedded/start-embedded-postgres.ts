import { mkdirSync, realpathSync } from 'node:fs'
import type { LaunchLog } from '../../log.ts'
import { attachOrStart } from './attach-or-start.ts'
import { keepServer } from './keep-server.ts'
import { leaveServer } from './leave-server.ts'
import { appConnectionString } from './server-connection.ts'
import { startLock } from './start-lock.ts'

export interface EmbeddedPostgresOptions {
  /** Data folder of this installation; created if missing. */
  dataDir: string
  log: LaunchLog
  /** Called when the server ended and could not be started again. */
  onLost?: () => void
  /** Before each attempt to start it again, in milliseconds. */
  pauses?: readonly number[]
}

/** Half a minute: a full disk or memory may be free again. */
const usualPauses = [0, 1_000, 2_000, 4_000, 8_000, 16_000]

export interface EmbeddedPostgres {
  /** For `pg`: the database `running_dinner`, over a private unix socket, as a role without superuser rights. */
  connectionString: string
  /** Ends the server unless other clients are connected. Close your own pool first. */
  stop(): Promise<void>
}

/**
 * Makes the embedded PostgreSQL of `dataDir` available: attaches to a running server, or starts one, creating the database
 * first if needed. A server that ends unexpectedly is started again.
 * @throws Error with instructions: other major version, unreachable folder, no binaries for this platform.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, log, onLost = () => undefined, pauses = usualPauses } = options
  // With root, other accounts may enter the folder but not list it, because the database inside belongs to another account.
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
  const folder = realpathSync(dataDir)
  const withLock = startLock(folder)
  const restart = () => withLock(() => attachOrStart(folder, log))
  const server = keepServer(await restart(), { restart, pauses, onLost, log })
  let stopped: Promise<void> | undefined
  return {
    connectionString: appConnectionString(server.current().files.socketFolder),
    stop: () => {
      server.letGo()
      stopped ??= withLock(() => leaveServer(server.current(), log))
      return stopped
    },
  }
}
