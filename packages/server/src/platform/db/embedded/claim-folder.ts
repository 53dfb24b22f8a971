import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import type { ServerAccount } from './server-account.ts'

/**
 * Makes `folder` private to the account, unless it is already.
 * @returns false if impossible: a file system without owners, or a folder of another account in its place.
 */
export function claimFolder(folder: string, account: ServerAccount): boolean {
  if (!makeFolder(folder) && !isOurs(folder)) return isPrivate(folder, account)
  try {
    chmodSync(folder, 0o700)
    if (account.borrowed) chownSync(folder, account.uid, account.gid)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EPERM' && code !== 'EINVAL' && code !== 'ENOTSUP') throw error
  }
  return isPrivate(folder, account)
}

function makeFolder(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Created by an earlier start that was killed before it changed the owner. */
function isOurs(folder: string): boolean {
  const found = lstatSync(folder)
  return found.isDirectory() && found.uid === process.getuid?.()
}

function isPrivate(folder: string, account: ServerAccount): boolean {
  const found = lstatSync(folder)
  return found.isDirectory() && found.uid === account.uid && (found.mode & 0o777) === 0o700
}
