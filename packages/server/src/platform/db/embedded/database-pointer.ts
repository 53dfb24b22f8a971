import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { LaunchLog } from '../../log.ts'

/** Homes of databases whose data folder the server's account cannot reach. */
const SHARED_FOLDER = '/var/lib/running-dinner'
/** In the data folder: one line, the path of the database's home. */
const POINTER = 'database-folder'
/** In the home: one line, the path of the data folder, which distinguishes a copied data folder from a moved one. */
const OWNER = 'data-folder'

/**
 * The home named in the data folder, or undefined if none is named.
 *
 * @throws Error when the named home is gone, or the data folder is a copy of one that still uses it.
 */
export function followPointer(dataDir: string): string | undefined {
  const pointer = join(dataDir, POINTER)
  const home = readLine(pointer)
  if (home === undefined) return undefined
  if (!existsSync(home)) {
    throw new Error(
      `${pointer} says that the database lies in ${home}, but that folder is gone. ` +
        `Put it back, or delete ${pointer} to begin with an empty database.`,
    )
  }
  const owner = readLine(join(home, OWNER))
  if (owner !== dataDir) {
    if (owner !== undefined && readLine(join(owner, POINTER)) === home && !isSameFolder(owner, dataDir)) {
      throw new Error(
        `${dataDir} was copied from ${owner}, and both name the database in ${home}. ` +
          `Delete ${pointer} to begin with an empty database here.`,
      )
    }
    writeLine(join(home, OWNER), dataDir)
  }
  return home
}

/** Creates a home outside the data folder and names it there. The home is created first, so that a pointer never dangles. */
export function settleElsewhere(dataDir: string, log: LaunchLog, shared = SHARED_FOLDER): string {
  const home = freeHome(join(shared, shortHash(dataDir)), log)
  if (mkdirSync(shared, { recursive: true })) chmodSync(shared, 0o755)
  if (mkdirSync(home, { recursive: true })) chmodSync(home, 0o711)
  writeLine(join(home, OWNER), dataDir)
  writeLine(join(dataDir, POINTER), home)
  return home
}

/** The database of a deleted data folder is neither reused nor deleted. */
function freeHome(first: string, log: LaunchLog): string {
  let home = first
  for (let number = 2; existsSync(join(home, 'cluster')); number++) {
    log.warn(`${home} holds the database of a data folder that no longer exists; delete it if it is not needed.`)
    home = `${first}-${number}`
  }
  return home
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

function isSameFolder(folder: string, otherFolder: string): boolean {
  const [a, b] = [statSync(folder), statSync(otherFolder)]
  return a.dev === b.dev && a.ino === b.ino
}

function readLine(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

function writeLine(file: string, line: string): void {
  writeFileSync(`${file}.new`, `${line}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}
