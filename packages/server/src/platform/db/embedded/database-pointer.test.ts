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

test('a data folder without a name for a home elsewhere leads nowhere', () => {
  expect(followPointer(dataDir)).toBeUndefined()
})

test('the data folder names the home that was made for it', () => {
  const home = settle()
  expect(readFileSync(join(dataDir, 'database-folder'), 'utf8')).toBe(`${home}\n`)
  expect(followPointer(dataDir)).toBe(home)
})

test('an interrupted first start is taken up again in the same home', () => {
  expect(settle()).toBe(settle())
  expect(warnings).toEqual([])
})

test('a moved data folder keeps its database, also when another is made at its old place', () => {
  const home = settle()
  const moved = join(place, 'moved')
  renameSync(dataDir, moved)
  expect(followPointer(moved)).toBe(home)
  cpSync(moved, dataDir, { recursive: true })
  expect(() => followPointer(dataDir)).toThrow(`copied from ${moved}`)
})

test('a copied data folder is refused while the original is there', () => {
  settle()
  cpSync(dataDir, join(place, 'copy'), { recursive: true })
  expect(() => followPointer(join(place, 'copy'))).toThrow(`copied from ${dataDir}`)
  expect(followPointer(dataDir)).toBeDefined()
})

test('a home that is gone stops the start instead of beginning with an empty database', () => {
  rmSync(settle(), { recursive: true })
  expect(() => followPointer(dataDir)).toThrow('is gone')
})

test('a new data folder at the place of a deleted one begins empty, and the old database stays', () => {
  const old = settle()
  mkdirSync(join(old, 'cluster'))
  rmSync(dataDir, { recursive: true })
  mkdirSync(dataDir)
  const fresh = settle()
  expect(fresh).not.toBe(old)
  expect(followPointer(dataDir)).toBe(fresh)
  expect(warnings).toEqual([expect.stringContaining(old)])
})
