import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverFolder } from '../server-folder.ts'

let commonPasswords: ReadonlySet<string> | undefined

/** Expects lower case. The list is read on first use. */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(readFileSync(join(serverFolder(), 'assets/common-passwords.txt'), 'utf8').split('\n'))
  return commonPasswords.has(password)
}
