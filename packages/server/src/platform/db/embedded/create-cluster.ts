import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { claimFolder } from './claim-folder.ts'
import { childOptions } from './server-account.ts'
import { SUPERUSER } from './server-connection.ts'
import type { ServerFiles } from './server-files.ts'

const UNFINISHED = 'cluster.new-'

/**
 * Creates an empty database cluster. It gets its final name only when complete, so that an interrupted first start leaves
 * nothing that looks like data.
 */
export async function createCluster({ folder, cluster, account }: ServerFiles, binaries: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    if (name.startsWith(UNFINISHED)) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 })
  }
  // A new name each time: an initdb orphaned by a kill may still be writing to the old one.
  const unfinished = join(folder, `${UNFINISHED}${randomUUID()}`)
  claimFolder(unfinished, account)
  try {
    await promisify(execFile)(join(binaries, 'bin', 'initdb'), initArguments(unfinished), childOptions(account))
  } catch (error) {
    const reason = (error as { stderr?: string }).stderr?.trim() || String(error)
    throw new Error(`The database could not be created in ${folder}: ${reason}`, { cause: error })
  }
  renameSync(unfinished, cluster)
  syncFolder(folder)
}

function initArguments(folder: string): string[] {
  return [
    ...['--pgdata', folder, '--username', SUPERUSER, '--no-instructions'],
    // One sync of the file system instead of a thousand of single files saves seconds on a slow disk.
    ...(process.platform === 'linux' ? ['--sync-method=syncfs'] : []),
    // Only the server's account and root can enter the socket's folder, so no password is needed.
    ...['--auth-local=trust', '--auth-host=reject'],
    // Built-in collation instead of the machine's: indexes must not depend on the version of its C library.
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ]
}

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
