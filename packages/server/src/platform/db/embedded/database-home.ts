import { chmodSync, existsSync, mkdirSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchLog } from '../../log.ts'
import { claimFolder } from './claim-folder.ts'
import { followPointer, settleElsewhere } from './database-pointer.ts'
import { firstBlockedFolder } from './first-blocked-folder.ts'
import { type ServerAccount, serverAccount } from './server-account.ts'

/** The folder with cluster, binaries, socket and log of one database, and the account that runs it. */
export interface DatabaseHome {
  folder: string
  cluster: string
  account: ServerAccount
}

/**
 * Finds or chooses the home: inside the data folder if the server's account can reach it, else under `/var/lib/running-dinner`
 * (usually because the repository was cloned into root's own folder), with a file in the data folder that names it.
 * @param dataDir real path
 */
export function databaseHome(dataDir: string, log: LaunchLog): DatabaseHome {
  const named = followPointer(dataDir)
  const home = named ? homeIn(named) : (usableInside(dataDir) ?? homeIn(settleElsewhere(dataDir, log)))
  const blocked = firstBlockedFolder(home.folder, home.account)
  if (blocked) throw new Error(unreachable(home, blocked))
  return home
}

/** The home inside the data folder, if a database exists or can exist there. */
function usableInside(dataDir: string): DatabaseHome | undefined {
  const home = homeIn(join(dataDir, 'postgres'))
  if (existsSync(home.cluster)) return home
  return !firstBlockedFolder(dataDir, home.account) && makeHome(home) ? home : undefined
}

function homeIn(folder: string): DatabaseHome {
  const cluster = join(folder, 'cluster')
  return { folder, cluster, account: serverAccount(cluster) }
}

/**
 * The home belongs to this process's account, only cluster and socket inside to the server's account: root writes log, settings
 * and binaries here and must not follow links planted by a compromised server.
 * @returns false if the file system cannot give a folder to the account
 */
function makeHome({ folder, account }: DatabaseHome): boolean {
  const isNew = mkdirSync(folder, { recursive: true }) !== undefined
  if (isNew) chmodSync(folder, account.borrowed ? 0o711 : 0o700)
  const trial = join(folder, 'trial')
  const works = claimFolder(trial, account)
  rmdirSync(trial)
  if (isNew && !works) rmdirSync(folder)
  return works
}

function unreachable({ cluster, account }: DatabaseHome, blocked: string): string {
  return (
    `PostgreSQL does not run as root but as account ${account.uid}, which cannot use ${blocked} on the way to ${cluster}. ` +
    'Allow entering it (chmod o+x), or set DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL 15 or newer.'
  )
}
