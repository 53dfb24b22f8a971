import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type ServerFiles, SOCKET_PORT } from './server-files.ts'
import { isForeignPostgres } from './server-processes.ts'

/** The process id in the file that a running server keeps in its cluster and a killed one leaves there. */
export function postmasterId(cluster: string): number | undefined {
  const file = postmasterFile(cluster)
  if (!existsSync(file)) return undefined
  const id = Number.parseInt(readFileSync(file, 'utf8'), 10)
  return id > 0 ? id : undefined
}

function postmasterFile(cluster: string): string {
  return join(cluster, 'postmaster.pid')
}

/**
 * Removes the files of a killed server once all its processes have ended. PostgreSQL does so itself unless the id in the file
 * belongs to another process by now, as is common after a container restart.
 * @throws Error if that process may be a PostgreSQL started on this cluster by hand.
 */
export function removeLeftovers({ cluster, socketFolder }: ServerFiles): void {
  const id = postmasterId(cluster)
  if (id === undefined) return
  if (isForeignPostgres(id)) {
    throw new Error(
      `Process ${id} may be a PostgreSQL running on ${cluster}, but does not answer. Stop it; or, if it belongs to ` +
        `another database, delete ${postmasterFile(cluster)}.`,
    )
  }
  if (isAlive(id)) rmSync(postmasterFile(cluster))
  const socket = join(socketFolder, `.s.PGSQL.${SOCKET_PORT}`)
  for (const file of [socket, `${socket}.lock`]) rmSync(file, { force: true })
}

function isAlive(id: number): boolean {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
