import { type Stats, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ServerAccount } from './server-account.ts'

/** The outermost folder on the way to `folder` (itself included) that the account may not enter, if any. */
export function firstBlockedFolder(folder: string, account: ServerAccount): string | undefined {
  if (!account.borrowed) return undefined
  return wayTo(folder).find((step) => !mayEnter(statSync(step), account))
}

function wayTo(folder: string): string[] {
  const parent = dirname(folder)
  return parent === folder ? [folder] : [...wayTo(parent), folder]
}

function mayEnter(folder: Stats, account: ServerAccount): boolean {
  if (folder.uid === account.uid) return (folder.mode & 0o100) !== 0
  if (folder.gid === account.gid) return (folder.mode & 0o010) !== 0
  return (folder.mode & 0o001) !== 0
}
