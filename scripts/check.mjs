// Runs every static check, as many at a time as there are cores (at most two). Prints all failures at the end.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

// One checker each: several in one compiler repeat work, and the other core has a check of its own.
// The native compiler checks six times as fast; Knip and dependency-cruiser still need the API of TypeScript 6 beside it.
const compiler = 'node_modules/typescript-native/bin/tsc'
const typed = [
  'domain',
  'planner',
  'planner/bench',
  'contract',
  'phrases',
  'public-pages',
  'server',
  'web',
  'web/worker',
].map((name) => `packages/${name}`)
const checks = [
  ...[...typed, 'e2e'].map((path) => [`types ${path}`, process.execPath, [compiler, '-p', path, '--checkers', '1']]),
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['boundaries', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages']],
  [
    'cycles of features',
    'depcruise',
    ['--config', '.dependency-cruiser-folders.cjs', 'packages/server', 'packages/web'],
  ],
  ['wire', process.execPath, ['scripts/check-wire.mjs']],
  ['supply', process.execPath, ['scripts/check-supply.mjs']],
  ['defences', process.execPath, ['scripts/check-defences.mjs']],
  ['links in docs', 'remark', ['.', '--quiet', '--frail']],
  ['unused code', 'knip', []],
]

const failed = []
const waiting = [...checks]
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work))
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`)
  process.exit(1)
}

async function work() {
  for (let check = waiting.shift(); check; check = waiting.shift()) {
    const [name, command, args] = check
    const started = performance.now()
    const { status, output } = await outputOf(command, args)
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    const isOk = status === 0 && !cruisedNothing(name, output)
    console.log(`${isOk ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
    if (isOk) continue
    failed.push(name)
    console.log(output)
  }
}

/** Never rejects: what could not be started has no status and says why. */
function outputOf(command, args) {
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, FORCE_COLOR: '0' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  return new Promise((resolve) => {
    child.on('error', ({ message }) => resolve({ status: undefined, output: message }))
    child.on('close', (status) => resolve({ status, output }))
  })
}

/** With an unknown compiler dependency-cruiser finds no files and is content: that would be a false green. */
function cruisedNothing(name, output) {
  return ['boundaries', 'cycles of features'].includes(name) && !(Number(/\((\d+) modules/.exec(output)?.[1]) > 100)
}
