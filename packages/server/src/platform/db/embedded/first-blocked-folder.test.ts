import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { firstBlockedFolder } from './first-blocked-folder.ts'

const stranger = { uid: 65533, gid: 65533, borrowed: true }
let outer: string
let inner: string

beforeEach(() => {
  outer = realpathSync(mkdtempSync(join(tmpdir(), 'blocked-')))
  inner = join(outer, 'inner')
  mkdirSync(inner)
  chmodSync(inner, 0o755)
})
afterEach(() => rmSync(outer, { recursive: true }))

test('returns a private folder on the way, even if the folder below it is open', () => {
  expect(firstBlockedFolder(inner, stranger)).toBe(outer)
})

test('returns nothing for folders that others may enter but not list', () => {
  chmodSync(outer, 0o711)
  expect(firstBlockedFolder(inner, stranger)).toBeUndefined()
})

test('checks the folder itself too', () => {
  chmodSync(outer, 0o711)
  chmodSync(inner, 0o700)
  expect(firstBlockedFolder(inner, stranger)).toBe(inner)
})

test("uses the group's bits for its members and the owner's bits for the owner", () => {
  chmodSync(outer, 0o701)
  const gid = process.getgid?.() ?? 0
  expect(firstBlockedFolder(outer, { ...stranger, gid })).toBe(outer)
  expect(firstBlockedFolder(outer, { ...stranger, uid: process.getuid?.() ?? 0 })).toBeUndefined()
})

test("checks nothing for the process's own account", () => {
  expect(firstBlockedFolder(inner, { ...stranger, borrowed: false })).toBeUndefined()
})
