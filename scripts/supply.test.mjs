import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { supplyProblems } from './supply.mjs'

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const good = { version: '1.0.0', license: 'MIT', integrity: 'sha512-abc' }

/** Problems of one package beside those of this project. */
const problemsOf = (change, path = 'node_modules/some') =>
  supplyProblems({ packages: { ...lock.packages, [path]: { ...good, ...change } } })

test('the packages of this project are agreed to, and one like them (SEC-23)', () => {
  expect(supplyProblems(lock)).toEqual([])
  expect(
    problemsOf({ license: '(MIT OR GPL-3.0-only)', resolved: 'https://registry.npmjs.org/some/-/some-1.0.0.tgz' }),
  ).toEqual([])
})

test.each([
  ['a licence that is not agreed to', { license: 'GPL-3.0-only' }, 'licence GPL-3.0-only'],
  ['one of two licences that both hold', { license: 'MIT AND AGPL-3.0-only' }, 'licence MIT AND AGPL-3.0-only'],
  ['no licence', { license: undefined }, 'licence undefined'],
  ['an unreadable licence', { license: 'SEE LICENSE IN FILE' }, 'licence SEE LICENSE IN FILE'],
  ['an install script', { hasInstallScript: true }, 'install script not listed'],
  ['no digest', { integrity: undefined }, 'not pinned by SHA-512'],
  ['a weak digest', { integrity: 'sha1-abc' }, 'not pinned by SHA-512'],
  [
    'a repository',
    { resolved: 'git+ssh://git@github.com/some/some.git#abc' },
    'from git+ssh://git@github.com/some/some.git#abc',
  ],
  ['another registry', { resolved: 'https://registry.example/some.tgz' }, 'from https://registry.example/some.tgz'],
])('%s is a problem, also deep in the tree', (_, change, problem) => {
  expect(problemsOf(change)).toEqual([`some@1.0.0: ${problem}`])
  expect(problemsOf(change, 'packages/web/node_modules/other/node_modules/some')).toEqual([`some@1.0.0: ${problem}`])
})

test('another version of a package whose licence was read is read again', () => {
  expect(problemsOf({ version: '2.0.1', license: undefined }, 'node_modules/png-js')).toEqual([
    'png-js@2.0.1: licence undefined',
    'png-js@2.0.0: listed in scripts/supply.mjs, but not installed',
  ])
})

test('a listed install script that is gone is removed from the list', () => {
  const { 'node_modules/msw': _, ...packages } = lock.packages
  expect(supplyProblems({ packages })).toEqual(['msw: listed in scripts/supply.mjs, but not installed'])
})
