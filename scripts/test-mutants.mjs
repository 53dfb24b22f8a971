// Takes out one defence after another in a copy of the checkout and runs the tests that must notice: docs/rules/defences.md
//   npm run test:mutants [-- --changed] [-- --shard 2/8] [-- --results <file>] [-- <kind, file or words of a defence> ...]
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { copyCheckout } from './mutants/checkout-copy.mjs'
import { defences } from './mutants/defences.mjs'
import { defencesOfShard, storedVerdicts } from './mutants/part-of-run.mjs'
import { namedTest, openTestRuns, testsWithoutMatch } from './mutants/test-runs.mjs'

const root = resolve(import.meta.dirname, '..')
const { values: options, positionals: words } = parseArgs({
  options: { changed: { type: 'boolean' }, shard: { type: 'string' }, results: { type: 'string' } },
  allowPositionals: true,
})
const changed = options.changed ? changedFiles() : undefined
const kinds = new Set(defences.map(({ kind }) => kind))
const named = defences.filter(
  ({ kind, defence, file }) =>
    (changed === undefined || changed.has(file)) &&
    (words.length === 0 ||
      words.some((word) => (kinds.has(word) ? kind === word : file.includes(word) || defence.includes(word)))),
)
const chosen = options.shard === undefined ? named : defencesOfShard(named, options.shard)
if (chosen.length === 0) {
  console.log('no such defence')
  process.exit(changed === undefined ? 1 : 0)
}

const stored = options.results === undefined ? undefined : openResults(options.results)
const verdicts = chosen
  .filter((defence) => stored?.isCaught(defence))
  .map((defence) => ({ ...defence, verdict: 'caught' }))
const untried = chosen.filter((defence) => !stored?.isCaught(defence))
if (untried.length === 0) process.exit(printScore())

const copy = copyCheckout(root)
process.chdir(copy.folder)
process.once('exit', copy.remove)
// These end a process without the event `exit`.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
/** What endless loops take, which no limit of a test ends. */
const longestMilliseconds = 15 * 60_000
let runs = await openTestRuns(copy.folder)

const unusable = await unusableTests()
await tryAll()
const status = printScore()
await runs.close()
process.exit(status)

/** By test, why its result would say nothing: it fails without a mutant, or its title fits no test. */
async function unusableTests() {
  const tests = [...new Set(untried.flatMap((one) => one.tests))]
  console.log(`${untried.length} of ${chosen.length} defences to try; first their tests as they are`)
  const { verdict, names } = await runs.run([...new Set(tests.map((test) => namedTest(test).file))])
  const found = new Map()
  const note = (test, why) => {
    found.set(test, why)
    console.log(`${why}: ${test}`)
  }
  if (verdict === 'survived') {
    for (const test of testsWithoutMatch(tests, names)) note(test, 'no test has this name')
    return found
  }
  for (const test of tests) {
    const own = await runs.run([test])
    if (own.verdict === 'survived') continue
    note(test, `red without a mutant (${own.why})`)
  }
  return found
}

async function tryAll() {
  for (const defence of untried) {
    const started = performance.now()
    const result = await tryOne(defence)
    const seconds = Number(((performance.now() - started) / 1000).toFixed(1))
    verdicts.push({ ...defence, ...result })
    stored?.add({ ...defence, ...result, seconds })
    const shown = result.verdict === 'survived' ? 'SURVIVED' : result.verdict
    console.log(`${shown.padEnd(8)} ${defence.kind}: ${defence.defence} (${seconds} s)\n         ${result.why}`)
  }
}

async function tryOne({ file, from, to, tests }) {
  const useless = tests.find((test) => unusable.has(test))
  if (useless) return { verdict: 'broken', why: `${unusable.get(useless)}: ${useless}` }
  const path = join(copy.folder, file)
  const source = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    source.replace(from, () => to),
  )
  runs.changed(file)
  try {
    return (
      (await Promise.race([runs.run(tests), delay(longestMilliseconds, undefined, { ref: false })])) ?? (await hung())
    )
  } finally {
    writeFileSync(path, source)
    runs.changed(file)
  }
}

/** Not caught: whatever hangs, no test has said so. */
async function hung() {
  await Promise.race([runs.close(), delay(20_000)])
  runs = await openTestRuns(copy.folder)
  return { verdict: 'hung', why: `no result in ${longestMilliseconds / 60_000} minutes` }
}

/** Returns the exit status. */
function printScore() {
  const caught = verdicts.filter(({ verdict }) => verdict === 'caught')
  const counted = [...new Set(verdicts.map(({ kind }) => kind))].map((kind) => {
    const ofKind = verdicts.filter((one) => one.kind === kind)
    return `${kind} ${ofKind.filter(({ verdict }) => verdict === 'caught').length}/${ofKind.length}`
  })
  for (const { kind, defence, file, verdict } of verdicts.filter((one) => one.verdict !== 'caught'))
    console.log(`${verdict}: ${kind}: ${defence} (${file})`)
  console.log(counted.join(', '))
  console.log(`caught ${caught.length} of ${chosen.length}: ${Math.floor((100 * caught.length) / chosen.length)} %`)
  return caught.length === chosen.length ? 0 : 1
}

/** Of this branch against the branch `main`, with what is not committed. */
function changedFiles() {
  const git = (...parts) => execFileSync('git', parts, { cwd: root, encoding: 'utf8' }).trim()
  return new Set(git('diff', '--name-only', git('merge-base', 'main', 'HEAD')).split('\n'))
}

/** They are of a commit: what is changed beside it could not be gone on with. */
function openResults(path) {
  const commit = execFileSync('git', ['describe', '--always', '--dirty', '--abbrev=40'], { cwd: root })
    .toString()
    .trim()
  if (!commit.endsWith('-dirty')) return storedVerdicts(resolve(path), commit)
  console.log('commit first: results are kept by commit')
  process.exit(1)
}
