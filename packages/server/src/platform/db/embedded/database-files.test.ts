import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databaseFiles, installBinaries } from './database-files.ts'

let place: string
let dataDir: string
let elsewhere: string

beforeEach(() => {
  place = fs.realpathSync(fs.mkdtempSync(join(tmpdir(), 'database-')))
  dataDir = join(place, 'data')
  elsewhere = join(place, 'elsewhere')
  for (const folder of [dataDir, elsewhere]) fs.mkdirSync(folder)
})
afterEach(() => fs.rmSync(place, { recursive: true }))

/** As earlier versions left it. */
function pointElsewhere(): void {
  fs.writeFileSync(join(dataDir, 'database-folder'), `${elsewhere}\n`)
  fs.writeFileSync(join(elsewhere, 'data-folder'), `${dataDir}\n`)
}

test('finds a database elsewhere that the data folder names, also after the data folder was moved', () => {
  pointElsewhere()
  expect(databaseFiles(dataDir).cluster).toBe(join(elsewhere, 'cluster'))
  const moved = join(place, 'moved')
  fs.renameSync(dataDir, moved)
  expect(databaseFiles(moved).cluster).toBe(join(elsewhere, 'cluster'))
  fs.cpSync(moved, dataDir, { recursive: true })
  expect(() => databaseFiles(dataDir)).toThrow(`copied from ${moved}`)
})

test('refuses a copied data folder while the original exists', () => {
  pointElsewhere()
  fs.cpSync(dataDir, join(place, 'copy'), { recursive: true })
  expect(() => databaseFiles(join(place, 'copy'))).toThrow(`copied from ${dataDir}`)
  expect(databaseFiles(dataDir).folder).toBe(elsewhere)
})

test('refuses to start with an empty database when the named folder is gone', () => {
  pointElsewhere()
  fs.rmSync(elsewhere, { recursive: true })
  expect(() => databaseFiles(dataDir)).toThrow('is gone')
})

test('refuses a folder of the socket that others may use, as on a file system without owners', () => {
  const socket = join(dataDir, 'postgres', 'socket')
  fs.mkdirSync(socket, { recursive: true })
  fs.chmodSync(socket, 0o755)
  fs.chmodSync(place, 0o711)
  expect(() => databaseFiles(dataDir)).toThrow(`${socket} must be a folder that only account`)
})

test('installs programs that run and others may read, once per version, and removes what is interrupted or old', async () => {
  for (const name of ['postgres-1.0.0', 'postgres-18.0.0.new']) fs.mkdirSync(join(place, name))
  const umask = process.umask(0o077)
  const programs = await installBinaries(place).finally(() => process.umask(umask))
  expect(fs.readdirSync(place).filter((name) => name.startsWith('postgres-'))).toHaveLength(1)
  expect(fs.statSync(join(programs, 'initdb')).mode & 0o777).toBe(0o755)
  expect(execFileSync(join(programs, 'initdb'), ['--version'], { encoding: 'utf8' })).toContain('PostgreSQL) 18')
  const made = fs.statSync(programs).ino
  expect(await installBinaries(place)).toBe(programs)
  expect(fs.statSync(programs).ino).toBe(made)
})
