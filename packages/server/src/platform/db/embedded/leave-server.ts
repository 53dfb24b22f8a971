import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import type { LaunchLog } from '../../log.ts'
import type { UsedServer } from './attach-or-start.ts'
import { postmasterId } from './postmaster-file.ts'
import { knock } from './server-connection.ts'
import type { ServerFiles } from './server-files.ts'
import { serverName, serverProcesses } from './server-processes.ts'

/** Closed connections stay visible for a moment. */
const CLOSING_MS = 1000
/** A fast shutdown writes at most the 32 MB of shared buffers. */
const SHUTDOWN_MS = 30_000

/**
 * Releases this process's use of the server. The last process to leave ends it, even if another started it: otherwise a server
 * left behind by a killed process would run forever. Call with the start lock held.
 */
export async function leaveServer(server: UsedServer, log: LaunchLog): Promise<void> {
  server.ending = true
  const others = await otherClients(server)
  if (others === undefined) return
  if (others > 0) return log.info(`PostgreSQL keeps running for ${others} other connection(s)`)
  await shutDown(server.files, log)
}

/** The number of connections besides this process's, which is closed; undefined if the server has ended. */
async function otherClients({ files, presence }: UsedServer): Promise<number | undefined> {
  // Counted on a new connection: the kept one is lost if the server recovered from a crash meanwhile.
  await presence.end().catch(() => undefined)
  const client = await knock(files.socketFolder)
  if (client === 'absent' || client === 'busy') return undefined
  let others = await countOthers(client)
  for (const giveUp = Date.now() + CLOSING_MS; others > 0 && Date.now() < giveUp; await sleep(50)) {
    others = await countOthers(client)
  }
  await client.end()
  return others
}

async function countOthers(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return rows[0]?.count ?? 0
}

async function shutDown({ cluster, socketFolder, folder }: ServerFiles, log: LaunchLog): Promise<void> {
  const name = serverName(cluster)
  const id = postmasterId(cluster)
  // The file is written by the server's account and this process may be root: signal only a process of this server.
  if (id === undefined || !serverProcesses(name).includes(id)) return
  // Fast shutdown: ends connections and transactions, then writes everything out.
  process.kill(id, 'SIGINT')
  for (const giveUp = Date.now() + SHUTDOWN_MS; Date.now() < giveUp; await sleep(20)) {
    if (serverProcesses(name).length > 0) continue
    if (!socketFolder.startsWith(folder)) rmSync(socketFolder, { recursive: true, force: true })
    return log.info('PostgreSQL has stopped')
  }
  log.warn(`PostgreSQL (process ${id}) is still writing; it ends by itself`)
}
