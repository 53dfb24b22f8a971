// Everything, on a fresh clone too: installs and builds what is missing, static checks, rules, server against a real
// PostgreSQL, browser journeys. Nothing is skipped. Failed tests are named at the end; the last line counts what ran.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureJourneyBrowser } from './ensure-browser.mjs'
import { ensureReady } from './ensure-ready.mjs'
import { failedJourneys, failedUnits } from './failed-tests.mjs'

await ensureReady()
const chromium = ensureJourneyBrowser()
const reports = mkdtempSync(join(tmpdir(), 'rd-reports-'))
const unitReport = join(reports, 'unit.json')
const packageReport = join(reports, 'package.json')
const journeyReport = join(reports, 'journeys.json')
const bin = (name) => join('node_modules/.bin', name)

const steps = [
  ['static checks', process.execPath, ['scripts/check.mjs'], {}],
  [
    'rules, client and server',
    bin('vitest'),
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
    {},
  ],
  [
    'package',
    bin('vitest'),
    [
      'run',
      '--config=scripts/package/vitest.config.mjs',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${packageReport}`,
    ],
    {},
  ],
  [
    'browser journeys',
    bin('playwright'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: journeyReport },
  ],
]

const failed = []
for (const [name, command, args, environment] of steps) {
  console.log(`\n== ${name}`)
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } })
  if (status !== 0) failed.push(error ? `${name} (${error.message})` : name)
}

const units = countUnits(unitReport)
const packaging = countUnits(packageReport)
const journeys = countJourneys()
const failures = [
  ...[unitReport, packageReport].flatMap((file) => failedUnits(readReport(file))),
  ...failedJourneys(readReport(journeyReport)),
]
rmSync(reports, { recursive: true, force: true })
if (units.passed === 0) failed.push('no unit test ran')
if (packaging.passed === 0) failed.push('no test of the package ran')
if (journeys.passed === 0) failed.push('no browser journey ran')
const sum = (kind) => units[kind] + packaging[kind] + journeys[kind]
if (sum('skipped') > 0) failed.push(`${sum('skipped')} tests were skipped`)
for (const { name, message } of failures) console.log(`\nred: ${name}\n${message}`)
if (failed.length > 0) console.log(`\nfailed: ${failed.join(', ')}`)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(failed.length > 0 ? 1 : 0)

function countUnits(file) {
  const report = readReport(file)
  return {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  }
}

function countJourneys() {
  const stats = readReport(journeyReport)?.stats
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
