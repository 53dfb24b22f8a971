import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { stripVTControlCharacters } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const passing = "test('adds', () => expect(1 + 1).toBe(2))"
const failing = "test('subtracts', () => expect(3 - 1).toBe(1))"
const failingFirst = `
  import { existsSync, writeFileSync } from 'node:fs'
  test('waits', ({ task }) => {
    const mark = task.file.filepath + '.ran'
    const hasRun = existsSync(mark)
    writeFileSync(mark, '')
    expect(hasRun, 'the first time').toBe(true)
  })`

/** Runs these test files as `npm test` runs its own, and returns the exit code and what was printed. */
function runFiles(...sources) {
  return runFilesWith({}, ...sources)
}

function runFilesWith(options, ...sources) {
  const folder = mkdtempSync(join(tmpdir(), 'rd-test-run-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [index, source] of sources.entries()) writeFileSync(join(folder, `file-${index}.test.js`), source)
  const script = pathToFileURL(join(import.meta.dirname, 'test-run.mjs'))
  const code = `
    const { once, runTests, units } = await import(${JSON.stringify(script)})
    const step = units('some', ['--globals', '--root', ${JSON.stringify(folder)}])
    process.exit(runTests([${options.isOnce ? 'once(step)' : 'step'}], ${JSON.stringify(options)}))`
  const { VITEST: _, ...env } = process.env
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
    env,
  })
  return { status, lines: stripVTControlCharacters(stdout).trimEnd().split('\n') }
}

test('a test that fails twice is red and named with its message', () => {
  const { status, lines } = runFiles(passing, failing)
  expect(status).toBe(1)
  expect(lines.find((line) => line.startsWith('red: '))).toMatch(/file-1\.test\.js › subtracts$/)
  expect(lines).toContain('AssertionError: expected 2 to be 1 // Object.is equality')
  expect(lines.at(-1)).toBe('1 passed, 1 failed')
})

test('a test that fails the first time only is green and listed as unsteady with its first message', () => {
  const { status, lines } = runFiles(passing, failingFirst)
  expect(status).toBe(0)
  const place = lines.findIndex((line) => line.startsWith('unsteady: '))
  expect(lines[place]).toMatch(/file-1\.test\.js › waits$/)
  expect(lines[place + 1]).toMatch(/^AssertionError: the first time/)
  expect(lines.at(-1)).toBe('2 passed, 0 failed')
})

test('four tests that fail the first time only make the run red', () => {
  const { status, lines } = runFiles(passing, ...Array.from({ length: 4 }, () => failingFirst))
  expect(status).toBe(1)
  expect(lines).toContain('failed: 4 tests are unsteady, at most 3 may be')
  expect(lines.at(-1)).toBe('5 passed, 0 failed')
})

test('a run that fails without a failed test is red, and so is one without tests', () => {
  const unhandled = runFiles(`${passing}\nPromise.reject(new Error('nobody listens'))`)
  expect(unhandled.status).toBe(1)
  expect(unhandled.lines).toContain('failed: some: exit code 1 without a failed test')
  const skipped = runFiles(passing, "test.skip('subtracts', () => undefined)")
  expect(skipped.status).toBe(1)
  expect(skipped.lines).toContain('failed: 1 tests were skipped')
  expect(runFiles().status).toBe(1)
})

test('proofs list what lacks a program and stay green; any other skipped test makes them red', () => {
  const lacking = "test.skip('delivers (SKIPPED: needs Debian package exim4)', () => undefined)"
  const { status, lines } = runFilesWith({ mayLackPrograms: true }, passing, lacking)
  expect(status).toBe(0)
  expect(lines.find((line) => line.startsWith('left out: '))).toMatch(
    /delivers \(SKIPPED: needs Debian package exim4\)$/,
  )
  const other = runFilesWith({ mayLackPrograms: true }, passing, lacking, "test.skip('subtracts', () => undefined)")
  expect(other.status).toBe(1)
  expect(other.lines).toContain('failed: 1 tests were skipped')
  expect(runFiles(passing, lacking).status).toBe(1)
})

test('a file that cannot be loaded the first time is unsteady', () => {
  const { status, lines } = runFiles(
    passing,
    `import { existsSync, writeFileSync } from 'node:fs'
     const mark = import.meta.filename + '.ran'
     const hasRun = existsSync(mark)
     writeFileSync(mark, '')
     if (!hasRun) throw new Error('not yet')
     ${passing}`,
  )
  expect([status, lines.at(-1)]).toEqual([0, '2 passed, 0 failed'])
  expect(lines.filter((line) => line.startsWith('unsteady: '))).toHaveLength(1)
})

test('a run says how long it took, and is red when that is longer than it may be', () => {
  const within = runFilesWith({ mostMinutes: 20 }, passing)
  expect(within.status).toBe(0)
  expect(within.lines.find((line) => line.startsWith('took '))).toMatch(/^took 0\.\d minutes, at most 20$/)
  const late = runFilesWith({ mostMinutes: 0 }, passing)
  expect(late.status).toBe(1)
  expect(late.lines).toContain('failed: took longer than 0 minutes')
})

test('a step that is tried once is red when a test fails the first time only', () => {
  const { status, lines } = runFilesWith({ isOnce: true }, passing, failingFirst)
  expect(status).toBe(1)
  expect(lines.at(-1)).toBe('1 passed, 1 failed')
})
