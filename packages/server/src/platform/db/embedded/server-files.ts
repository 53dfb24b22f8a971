import { join } from 'node:path'
import { claimFolder } from './claim-folder.ts'
import type { DatabaseHome } from './database-home.ts'
import { shortHash } from './database-pointer.ts'

/** All paths of one database. */
export interface ServerFiles extends DatabaseHome {
  socketFolder: string
  settings: string
  log: string
}

/** PostgreSQL names its socket by port; no port is opened. */
export const SOCKET_PORT = 5432

export function serverFiles(home: DatabaseHome): ServerFiles {
  return {
    ...home,
    socketFolder: socketFolder(home),
    settings: join(home.folder, 'postgresql.conf'),
    log: join(home.folder, 'postgres.log'),
  }
}

/**
 * The private folder of the socket: in the home, or a short one in /tmp if that path is too long for a socket (107 bytes on
 * Linux, 103 on macOS) or needs quoting. Its owner is checked, because in /tmp any account could offer a false server.
 */
function socketFolder({ folder, account }: DatabaseHome): string {
  const inside = join(folder, 'socket')
  const fits = inside.length + `/.s.PGSQL.${SOCKET_PORT}`.length <= 103 && /^[\w/.@+-]+$/.test(inside)
  const chosen = fits ? inside : `/tmp/running-dinner-${shortHash(folder)}`
  if (claimFolder(chosen, account)) return chosen
  throw new Error(`${chosen} must be a folder that only account ${account.uid} can use; delete it and start again.`)
}
