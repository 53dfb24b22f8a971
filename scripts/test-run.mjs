// Runs steps of tests in turn. What fails in a step runs once more, alone and with one worker: what fails again is red, what
// passes then is listed as unsteady. The last line counts: `N passed, N failed`.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { journeyResults, unitResults } from './test-report.mjs'

/** More make the run red, so that the list stays a list of things to mend. */
const mostUnsteady = 3
/** More failed files are a broken change, not a busy machine. */
const mostRepeated = 12

const bin = (name) => resolve(import.meta.dirname, '../node_modules/.bin', name)

/** A command without tests: its exit code is its result. */
export const check = (name, command, args) => ({ name, command, args: () => args })

/** Vitest with these arguments. */
export const units = (name, args, env = {}) => ({
  name,
  command: bin('vitest'),
  args: (report) => ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  argsAgain: (failed) => ['--maxWorkers=1', '--no-file-parallelism', ...new Set(failed.map(({ file }) => file))],
  env: () => env,
  resultsOf: unitResults,
})

/** Without a second try: a limit that is missed once is missed. */
export const once = ({ argsAgain: _, ...step }) => step

/** Playwright with these arguments. */
export const journeys = (name, args, env = {}) => ({
  name,
  command: bin('playwright'),
  args: () => ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
  argsAgain: () => ['--last-failed', '--workers=1'],
  env: (report) => ({ ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report }),
  resultsOf: journeyResults,
})

/** Written by a test itself into its title, where the program it needs is not installed. */
const lacksProgram = / \(SKIPPED: needs [^)]+\)$/

/**
 * Returns the exit code. A skipped test makes a run red; `mayLackPrograms` lists those that lack a program instead. So does a
 * run that takes longer than `mostMinutes`.
 */
export function runTests(steps, { mayLackPrograms = false, mostMinutes } = {}) {
  const begun = performance.now()
  const reports = mkdtempSync(join(tmpdir(), 'rd-reports-'))
  const results = []
  const unsteady = []
  const broken = []
  for (const [index, step] of steps.entries()) {
    console.log(`\n== ${step.name}`)
    const first = run(step, join(reports, `${index}.json`))
    if (!step.resultsOf) {
      if (first.problem) broken.push(`${step.name}: ${first.problem}`)
      continue
    }
    const failed = failedOf(first.results)
    if (first.problem && failed.length === 0) broken.push(`${step.name}: ${first.problem} without a failed test`)
    if (!first.results.some(({ status }) => status === 'passed')) broken.push(`${step.name}: no test passed`)
    if (failed.length === 0 || !step.argsAgain || new Set(failed.map(({ file }) => file)).size > mostRepeated) {
      results.push(...first.results)
      continue
    }
    console.log(`\n== ${step.name}: what failed, alone`)
    const second = run(step, join(reports, `${index}-again.json`), step.argsAgain(failed))
    const passedAgain = failed.filter((test) => hasPassed(test, second.results))
    if (second.problem && failedOf(second.results).length === 0)
      broken.push(`${step.name}, alone: ${second.problem} without a failed test`)
    unsteady.push(...passedAgain)
    results.push(...merged(first.results, second.results))
  }
  rmSync(reports, { recursive: true, force: true })

  const count = (wanted) => results.filter(({ status }) => status === wanted).length
  const skipped = results.filter(({ status }) => status === 'skipped')
  const leftOut = skipped.filter(({ name }) => mayLackPrograms && lacksProgram.test(name))
  if (skipped.length > leftOut.length) broken.push(`${skipped.length - leftOut.length} tests were skipped`)
  for (const { name } of leftOut) console.log(`\nleft out: ${name}`)
  if (unsteady.length > mostUnsteady)
    broken.push(`${unsteady.length} tests are unsteady, at most ${mostUnsteady} may be`)
  for (const { name, message } of unsteady) console.log(`\nunsteady: ${name}\n${message}`)
  for (const { name, message } of failedOf(results)) console.log(`\nred: ${name}\n${message}`)
  if (mostMinutes !== undefined) {
    const minutes = (performance.now() - begun) / 60_000
    console.log(`\ntook ${minutes.toFixed(1)} minutes, at most ${mostMinutes}`)
    if (minutes > mostMinutes) broken.push(`took longer than ${mostMinutes} minutes`)
  }
  if (broken.length > 0) console.log(`\nfailed: ${broken.join(', ')}`)
  console.log(`${count('passed')} passed, ${count('failed')} failed`)
  return broken.length > 0 || count('failed') > 0 ? 1 : 0
}

function run({ command, args, env = () => ({}), resultsOf = () => [] }, report, more = []) {
  const { status, signal, error } = spawnSync(command, [...args(report), ...more], {
    stdio: 'inherit',
    env: { ...process.env, ...env(report) },
  })
  const problem = status === 0 ? undefined : (error?.message ?? signal ?? `exit code ${status}`)
  return { problem, results: resultsOf(readReport(report)) }
}

const failedOf = (results) => results.filter(({ status }) => status === 'failed')

/** A file that could not be loaded has no test of its own name; it has passed when its tests have. */
function hasPassed({ name, file }, results) {
  const own = results.filter((result) => result.name === name)
  const considered = own.length > 0 ? own : results.filter((result) => result.file === file)
  return considered.length > 0 && considered.every(({ status }) => status === 'passed')
}

/** What ran twice counts as it did the second time. */
function merged(first, second) {
  const names = new Set(second.map(({ name }) => name))
  const files = new Set(second.map(({ file }) => file))
  const isReplaced = ({ name, file, status }) => names.has(name) || (status === 'failed' && files.has(file))
  return [...first.filter((result) => !isReplaced(result)), ...second]
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // A step that ended before its report: it has no results, which is a problem of its own.
    return undefined
  }
}
