import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { defences } from './mutants/defences.mjs'
import { defencesOfShard, storedVerdicts } from './mutants/part-of-run.mjs'
import { patterns } from './mutants/patterns.mjs'
import { staleDefences } from './mutants/stale-defences.mjs'
import { testsWithoutMatch, verdictOf } from './mutants/test-runs.mjs'
import { unlistedDefences } from './mutants/unlisted-defences.mjs'

const entry = {
  kind: 'limits',
  defence: 'a',
  file: 'a.ts',
  from: 'max: 5',
  to: 'max: 6',
  tests: ['a.test.ts > says so'],
}
const read = (texts) => (file) => ({ 'a.test.ts': '', ...texts })[file]

describe('the list of defences', () => {
  test('is fine while each text is in its file once', () => {
    expect(staleDefences([entry], read({ 'a.ts': '{ max: 5 }' }))).toEqual([])
  })

  test.each([
    ['its text is gone', entry, { 'a.ts': 'max: 7' }, 'limits: a: found 0 times in a.ts: max: 5'],
    ['its text is there twice', entry, { 'a.ts': 'max: 5, max: 5' }, 'limits: a: found 2 times in a.ts: max: 5'],
    ['its file is gone', entry, {}, 'limits: a: no file a.ts'],
    ['it changes nothing', { ...entry, to: 'max: 5' }, { 'a.ts': 'max: 5' }, 'limits: a: changes nothing'],
    ['it has no tests', { ...entry, tests: [] }, { 'a.ts': 'max: 5' }, 'limits: a: has no tests'],
    ['its test is gone', { ...entry, tests: ['b.test.ts'] }, { 'a.ts': 'max: 5' }, 'limits: a: no test file b.test.ts'],
  ])('is wrong where %s', (_, given, texts, problem) => {
    expect(staleDefences([given], read(texts))).toEqual([problem])
  })

  test('names each defence once', () => {
    expect(staleDefences([entry, entry], read({ 'a.ts': 'max: 5' }))).toEqual(['limits: a: is named twice'])
  })
})

describe('a line that looks like a defence', () => {
  const pattern = { kind: 'limit', isIn: (file) => file === 'a.ts', line: /max: \d/ }
  const problemsOf = (text, given = {}) =>
    unlistedDefences({ files: new Map([['a.ts', text]]), defences: [], patterns: [pattern], exceptions: [], ...given })

  test('needs an entry (META-1)', () => {
    expect(problemsOf('x\n  max: 5')).toEqual(['a.ts:2: a limit without a mutant: max: 5'])
    expect(problemsOf('x\n  max: 5', { defences: [entry] })).toEqual([])
    expect(problemsOf('x\nmax: 5\nmax: 7', { defences: [{ ...entry, from: '\nmax: 5\n' }] })).toEqual([
      'a.ts:3: a limit without a mutant: max: 7',
    ])
  })

  test('or a reason, which goes when its line goes', () => {
    const exceptions = [{ file: 'a.ts', line: 'max: 5', why: 'it is none' }]
    expect(problemsOf('max: 5', { exceptions })).toEqual([])
    expect(problemsOf('min: 5', { exceptions })).toEqual(['a.ts: an exception that fits no line: max: 5'])
  })

  const http = 'packages/server/src/platform/http'
  test.each([
    ['packages/server/src/new.ts', "  void reply.header('x-frame-options', 'DENY')"],
    ['packages/server/src/new.ts', "  void reply.headers({ 'cache-control': 'no-store' })"],
    [`${http}/strict-headers.ts`, "    permissionsPolicy: { camera: 'none' },"],
    [`${http}/pages.ts`, `    "worker-src 'self'",`],
    ['packages/server/src/new.ts', "await sql`set local statement_timeout = '9s'`.execute(tx)"],
    ['packages/server/src/new.ts', 'fetch(url, { signal: AbortSignal.timeout(5_000) })'],
    ['packages/server/src/new.ts', '  requestTimeout: 15_000,'],
    [`${http}/error-reply.ts`, "  '53400',"],
    ['packages/domain/src/limits.ts', '  nickname: 40,'],
    [`${http}/request-bodies.ts`, '  picture: 9_000_000,'],
    ['packages/server/src/features/rate-limits.ts', "  row('new', ['GET /new'], byNetwork, 'calls', [10, hour]),"],
    ['packages/server/src/features/rate-limits.ts', '    [10, 15 * minute],'],
    ['packages/domain/src/events/retention.ts', '  letters: 3 * 24 * hour,'],
    ['packages/server/src/features/cleanups.ts', '  letterCleanup,'],
    ['packages/domain/src/messages/sending/mail-delivery.ts', '  toOneDomain: 60,'],
    ['packages/server/src/new.ts', 'escapeHtml(name)'],
    ['packages/server/src/new.ts', 'if (!isSameSecret(given, expected)) throw notFound()'],
    ['packages/server/src/new.ts', 'crypto.timingSafeEqual(a, b)'],
    ['packages/server/src/new.ts', 'randomBytes(18)'],
    ['packages/server/src/features/new/authorized-guest.ts', '    if (!found) throw notFound()'],
    ['packages/server/src/features/new/new.routes.ts', '    openHandler(newRoutes.list, async () => []),'],
    ['packages/server/src/new.ts', '    app.removeAllContentTypeParsers()'],
  ])('is seen in %s: %s', (file, line) => {
    const given = { files: new Map([[file, line]]), defences: [], patterns, exceptions: [] }
    expect(unlistedDefences(given)).toHaveLength(1)
  })

  test('every pattern sees a line of the product, so that none is out of date', () => {
    const seen = patterns.filter(({ isIn, line }) =>
      defences.some(
        ({ file, from }) =>
          isIn(file) &&
          from.split('\n').some((part) => line.test(part) || line.test(`  ${part}`) || line.test(`    ${part}`)),
      ),
    )
    const without = patterns.filter((pattern) => !seen.includes(pattern)).map(({ kind }) => kind)
    expect(without).toEqual(['call without a right'])
  })
})

describe('the verdict on a mutant', () => {
  const passed = { name: 'a', state: 'passed', errors: [] }
  const failed = (name, message) => ({ name: 'a', state: 'failed', errors: [{ name, message }] })

  test.each([
    ['a test fails', [passed, failed('AssertionError', 'expected 1 to be 2')], [], 'caught'],
    ['a test takes too long', [failed('Error', 'Test timed out in 20000ms.')], [], 'caught'],
    ['all tests pass', [passed], [], 'survived'],
    ['a file cannot be compiled', [], [{ name: 'RolldownError', message: 'Unexpected token' }], 'broken'],
    ['a module is not found', [], [{ name: 'Error', message: "Cannot find module './a.ts'" }], 'broken'],
    ['a name is not defined', [failed('ReferenceError', 'limit is not defined')], [], 'broken'],
    ['a module is not found while a test runs', [failed('Error', "Cannot find module './a.ts'")], [], 'broken'],
    ['a hook fails before any test', [], [{ name: 'Error', message: 'no database' }], 'broken'],
    ['no test runs', [{ name: 'a', state: 'skipped', errors: [] }], [], 'broken'],
  ])('where %s', (_, tests, outside, verdict) => {
    expect(verdictOf({ tests, outside }).verdict).toBe(verdict)
  })
})

test('titles with which no test of their file begins are named, and a file without a title is not', () => {
  const names = [
    { file: 'a.test.ts', name: 'links says so' },
    { file: 'b.test.ts', name: 'counts' },
  ]
  const tests = ['a.test.ts > links says', 'a.test.ts > says so', 'a.test.ts > counts', 'c.test.ts']
  expect(testsWithoutMatch(tests, names)).toEqual(['a.test.ts > says so', 'a.test.ts > counts'])
})

describe('a run in parts', () => {
  test('shards hold each defence once, and those with the same tests beside each other', () => {
    const shards = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => defencesOfShard(defences, `${number}/8`))
    const all = shards.flat()
    expect(new Set(all).size).toBe(defences.length)
    expect(all).toHaveLength(defences.length)
    const tests = all.map((defence) => defence.tests.join())
    expect(tests.filter((name, at) => name !== tests[at - 1])).toHaveLength(new Set(tests).size)
    const sizes = shards.map(({ length }) => length)
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1)
  })

  test.each(['0/8', '9/8', '1', '1/x', ''])('refuses the shard "%s"', (shard) => {
    expect(() => defencesOfShard(defences, shard)).toThrow('no shard')
  })

  test('tries again what was not caught, what another commit caught and what a killed run wrote by half', () => {
    const folder = mkdtempSync(join(tmpdir(), 'rd-verdicts-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const path = join(folder, 'results')
    expect(storedVerdicts(path, 'c1').isCaught(entry)).toBe(false)
    storedVerdicts(path, 'c1').add({ ...entry, verdict: 'survived' })
    expect(storedVerdicts(path, 'c1').isCaught(entry)).toBe(false)
    storedVerdicts(path, 'c1').add({ ...entry, verdict: 'caught' })
    appendFileSync(path, '{"commit":"c1","fi')
    expect(storedVerdicts(path, 'c1').isCaught(entry)).toBe(true)
    expect(storedVerdicts(path, 'c2').isCaught(entry)).toBe(false)
    expect(storedVerdicts(path, 'c1').isCaught({ ...entry, defence: 'b' })).toBe(false)
  })
})
