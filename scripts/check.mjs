// Every static check, one after the other; all of them run, then the result is told.
import { spawnSync } from 'node:child_process'

const typed = ['domain', 'contract', 'phrases', 'server', 'web'].map((name) => ['types', `packages/${name}`])
const checks = [
  ...typed.map(([what, path]) => [`${what} ${path}`, 'tsc', ['-p', path]]),
  ['types e2e', 'tsc', ['-p', 'e2e']],
  ['types scripts/planner', 'tsc', ['-p', 'scripts/planner']],
  ['format and lint', 'biome', ['check', '--error-on-warnings', '.']],
  ['boundaries', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'packages']],
  ['structure', process.execPath, ['scripts/check-structure.mjs']],
  ['unused code', 'knip', []],
]

const failed = []
for (const [name, command, args] of checks) {
  const started = performance.now()
  const run = spawnSync(command, args, {
    encoding: 'utf8',
    env: { ...process.env, PATH: `node_modules/.bin:${process.env.PATH}`, FORCE_COLOR: '0' },
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const output = `${run.stdout ?? ''}${run.stderr ?? ''}${run.error ? run.error.message : ''}`
  const isOk = run.status === 0 && !cruisedNothing(name, output)
  console.log(`${isOk ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`)
  if (!isOk) {
    failed.push(name)
    console.log(output)
  }
}
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`)
  process.exit(1)
}

/** With an unknown compiler the boundary check finds no files and is content: that would be a false green. */
function cruisedNothing(name, output) {
  return name === 'boundaries' && !(Number(/\((\d+) modules/.exec(output)?.[1]) > 100)
}
