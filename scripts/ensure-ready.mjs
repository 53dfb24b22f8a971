// Makes a clone runnable: installs packages and builds where needed, and does nothing in a moment where not.
import { spawn } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { constants } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isBuilt, sourcesHash, stampBuild } from './build-stamp.mjs'
import { isInstalled } from './is-installed.mjs'
import { refuseOldNode } from './refuse-old-node.mjs'
import { withLock } from './with-lock.mjs'

const clone = fileURLToPath(new URL('..', import.meta.url))

/**
 * Ends the process with what to do when Node is too old or a step fails. Safe to call from several processes at once.
 *
 * @param {{ root?: string }} options the folder of the clone
 */
export async function ensureReady({ root = clone } = {}) {
  refuseOldNode()
  if (isReady(root)) return
  await withLock(root, async () => {
    if (!isInstalled(root)) await install(root)
    if (!isBuilt(root)) await build(root)
  })
}

function isReady(root) {
  return isInstalled(root) && isBuilt(root)
}

async function install(root) {
  console.log('Installing packages ...')
  // Installs development packages as well, which build the product, also under NODE_ENV=production. None of the
  // packages needs its install script.
  const kinds = ['--include=dev', '--include=optional']
  await npm(root, ['ci', ...kinds, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], process.env)
}

async function build(root) {
  console.log('Building ...')
  const sources = sourcesHash(root)
  // The builder would follow NODE_ENV, and the stamp could not tell the results apart.
  await npm(root, ['run', 'build', '--silent'], { ...process.env, NODE_ENV: 'production' })
  stampBuild(root, sources)
}

/** Runs npm, showing errors only, and stops it when this process is stopped. */
async function npm(root, args, env) {
  const [command, ...before] = npmCommand()
  const child = spawn(command, [...before, ...args], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  let stoppedBy
  const forward = (signal) => {
    stoppedBy = signal
    child.kill(signal)
  }
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, forward)
  const failure = await new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code, signal) => resolve(code === 0 ? undefined : (signal ?? `exit code ${code}`)))
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, forward)
  // By shell custom: 128 and the signal's number.
  if (stoppedBy) process.exit(128 + constants.signals[stoppedBy])
  if (failure === undefined) return
  console.error(`"npm ${args.slice(0, 2).join(' ')}" failed: ${failure}`)
  process.exit(1)
}

/** The npm that started this process, if there is one: PATH may have none, or another one. */
function npmCommand() {
  const started = process.env.npm_execpath
  return started && basename(started) === 'npm-cli.js' ? [process.execPath, started] : ['npm']
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await ensureReady()
