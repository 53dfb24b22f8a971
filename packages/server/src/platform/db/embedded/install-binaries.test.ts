import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installBinaries } from './install-binaries.ts'
import { postgresPackage } from './postgres-package.ts'

let home: string
beforeEach(() => {
  home = fs.mkdtempSync(join(tmpdir(), 'binaries-'))
})
afterEach(() => fs.rmSync(home, { recursive: true }))

/** A package as npm leaves it without install scripts, unpacked under a restrictive umask. */
function barePackage(version: string) {
  const folder = join(home, 'package')
  fs.cpSync(join(postgresPackage().folder, 'native'), join(folder, 'native'), {
    recursive: true,
    filter: (source) => !fs.lstatSync(source).isSymbolicLink() && !/\/(share|postgresql|pkgconfig)$/.test(source),
  })
  for (const name of ['bin/initdb', 'lib/libpq.so.5.18']) fs.chmodSync(join(folder, 'native', name), 0o700)
  return { folder, version, major: 18 }
}

test('restores links and modes of binaries that were installed without scripts under a restrictive umask', () => {
  const binaries = installBinaries(barePackage('18.4.0'), home)
  expect(fs.statSync(join(binaries, 'bin', 'initdb')).mode & 0o777).toBe(0o755)
  const shown = execFileSync(join(binaries, 'bin', 'initdb'), ['--version'], { encoding: 'utf8' })
  expect(shown).toContain('PostgreSQL) 18')
})

test('installs once per version, restarts an interrupted installation, and removes other versions', () => {
  const source = barePackage('18.5.0')
  fs.mkdirSync(join(home, 'postgres-18.4.0'))
  fs.mkdirSync(join(home, 'postgres-18.5.0.new'))
  const binaries = installBinaries(source, home)
  const made = fs.statSync(binaries).ino
  expect(fs.readdirSync(home).sort()).toEqual(['package', 'postgres-18.5.0'])
  expect(installBinaries(source, home)).toBe(binaries)
  expect(fs.statSync(binaries).ino).toBe(made)
})
