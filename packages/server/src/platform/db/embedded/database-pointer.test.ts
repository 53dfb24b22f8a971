import { cpSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { followPointer, settleElsewhere } from './database-pointer.ts'

let place: string
let dataDir: string
let warnings: string[]
const log = { info: () => undefined, warn: (message: string) => warnings.push(message) }

beforeEach(() => {
  place = realpathSync(mkdtempSync(join(tmpdir(), 'pointer-')))
  dataDir = join(place, 'data')
  mkdirSync(dataDir)
  warnings = []
})
afterEach(() => rmSync(place, { recursive: true }))

function settle(): string {
  return settleElsewhere(dataDir, log, join(place, 'shared'))
}

test('finds no home elsewhere without a pointer in the data folder', () => {
  expect(followPointer(dataDir)).toBeUndefined()
})

test('finds the home that was created for the data folder', () => {
  const home = settle()
  expect(readFileSync(join(dataDir, 'database-folder'), 'utf8')).toBe(`${home}\n`)
  expect(followPointer(dataDir)).toBe(home)
})

test('continues an interrupted first start in the same home', () => {
  expect(settle()).toBe(settle())
  expect(warnings).toEqual([])
})

test('keeps the database of a moved data folder, also when another is created at its old place', () => {
  const home = settle()
  const moved = join(place, 'moved')
  renameSync(dataDir, moved)
  expect(followPointer(moved)).toBe(home)
  cpSync(moved, dataDir, { recursive: true })
  expect(() => followPointer(dataDir)).toThrow(`copied from ${moved}`)
})

test('refuses a copied data folder while the original exists', () => {
  settle()
  cpSync(dataDir, join(place, 'copy'), { recursive: true })
  expect(() => followPointer(join(place, 'copy'))).toThrow(`copied from ${dataDir}`)
  expect(followPointer(dataDir)).toBeDefined()
})

test('refuses to start with an empty database when the home is missing', () => {
  rmSync(settle(), { recursive: true })
  expect(() => followPointer(dataDir)).toThrow('is gone')
})

test('starts empty in a new data folder at the place of a deleted one, and keeps the old database', () => {
  const old = settle()
  mkdirSync(join(old, 'cluster'))
  rmSync(dataDir, { recursive: true })
  mkdirSync(dataDir)
  const fresh = settle()
  expect(fresh).not.toBe(old)
  expect(followPointer(dataDir)).toBe(fresh)
  expect(warnings).toEqual([expect.stringContaining(old)])
})
