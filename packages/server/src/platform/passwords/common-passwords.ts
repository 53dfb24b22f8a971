import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverFolder } from '../server-folder.ts'

let known: ReadonlySet<string> | undefined

/** Whether many people use it; given in lower case. The list is read when first needed. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(readFileSync(join(serverFolder(), 'assets/common-passwords.txt'), 'utf8').split('\n'))
  return known.has(password)
}
