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

test('a private folder on the way blocks another account, however open the folder below it is', () => {
  expect(firstBlockedFolder(inner, stranger)).toBe(outer)
})

test('folders that others may pass through but not list block nobody', () => {
  chmodSync(outer, 0o711)
  expect(firstBlockedFolder(inner, stranger)).toBeUndefined()
})

test('the folder itself counts', () => {
  chmodSync(outer, 0o711)
  chmodSync(inner, 0o700)
  expect(firstBlockedFolder(inner, stranger)).toBe(inner)
})

test('the bits of the group decide for its members, those of the owner for the owner', () => {
  chmodSync(outer, 0o701)
  const gid = process.getgid?.() ?? 0
  expect(firstBlockedFolder(outer, { ...stranger, gid })).toBe(outer)
  expect(firstBlockedFolder(outer, { ...stranger, uid: process.getuid?.() ?? 0 })).toBeUndefined()
})

test('the own account needs no check: starting tells', () => {
  expect(firstBlockedFolder(inner, { ...stranger, borrowed: false })).toBeUndefined()
})
