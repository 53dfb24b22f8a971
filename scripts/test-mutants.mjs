// Takes out one defence after another in a copy of the checkout and runs the tests that must notice: docs/rules/defences.md
//   npm run test:mutants [-- --changed] [-- <kind, file or words of a defence> ...]
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { copyCheckout } from './mutants/checkout-copy.mjs'
import { defences } from './mutants/defences.mjs'
import { namedTest, openTestRuns, testsWithoutMatch } from './mutants/test-runs.mjs'

const root = resolve(import.meta.dirname, '..')
const args = process.argv.slice(2)
const words = args.filter((arg) => !arg.startsWith('--'))
const changed = args.includes('--changed') ? changedFiles() : undefined
const kinds = new Set(defences.map(({ kind }) => kind))
const chosen = defences.filter(
  ({ kind, defence, file }) =>
    (changed === undefined || changed.has(file)) &&
    (words.length === 0 ||
      words.some((word) => (kinds.has(word) ? kind === word : file.includes(word) || defence.includes(word)))),
)
if (chosen.length === 0) {
  console.log('no such defence')
  process.exit(changed === undefined ? 1 : 0)
}

const copy = copyCheckout(root)
process.chdir(copy.folder)
// However this process ends.
process.once('exit', copy.remove)
const runs = await openTestRuns(copy.folder)

const unusable = await unusableTests()
const verdicts = await tryAll()
const caught = verdicts.filter(({ verdict }) => verdict === 'caught')
printScore()
await end(chosen.length === caught.length ? 0 : 1)

/** By test, why its result would say nothing: it fails without a mutant, or its title fits no test. */
async function unusableTests() {
  const tests = [...new Set(chosen.flatMap((one) => one.tests))]
  console.log(`${chosen.length} defences; first their tests as they are`)
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
  const verdicts = []
  for (const defence of chosen) {
    const started = performance.now()
    const result = await tryOne(defence)
    verdicts.push({ ...defence, ...result })
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const shown = result.verdict === 'survived' ? 'SURVIVED' : result.verdict
    console.log(`${shown.padEnd(8)} ${defence.kind}: ${defence.defence} (${seconds} s)\n         ${result.why}`)
  }
  return verdicts
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
    return await runs.run(tests)
  } finally {
    writeFileSync(path, source)
    runs.changed(file)
  }
}

function printScore() {
  const counted = [...new Set(verdicts.map(({ kind }) => kind))].map((kind) => {
    const ofKind = verdicts.filter((one) => one.kind === kind)
    return `${kind} ${ofKind.filter(({ verdict }) => verdict === 'caught').length}/${ofKind.length}`
  })
  for (const { kind, defence, file, verdict } of verdicts.filter((one) => one.verdict !== 'caught'))
    console.log(`${verdict}: ${kind}: ${defence} (${file})`)
  console.log(counted.join(', '))
  console.log(`caught ${caught.length} of ${chosen.length}: ${Math.floor((100 * caught.length) / chosen.length)} %`)
}

/** Of this branch against the branch `main`, with what is not committed. */
function changedFiles() {
  const git = (...parts) => execFileSync('git', parts, { cwd: root, encoding: 'utf8' }).trim()
  return new Set(git('diff', '--name-only', git('merge-base', 'main', 'HEAD')).split('\n'))
}

async function end(status) {
  await runs.close()
  process.exit(status)
}
