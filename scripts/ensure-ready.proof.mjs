import { spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'

let clone

/** A clone in small: one package to install, one to build, and these scripts. */
beforeEach(() => {
  clone = fs.mkdtempSync(join(tmpdir(), 'clone-'))
  fs.cpSync(import.meta.dirname, join(clone, 'scripts'), { recursive: true })
  const devDependencies = { tool: 'file:tool' }
  // The product's own start script: how it is started decides which process a signal reaches.
  const { start } = JSON.parse(fs.readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')).scripts
  const scripts = { build: 'node build.mjs', start }
  write('package.json', JSON.stringify({ type: 'module', scripts, devDependencies }))
  write('package-lock.json', lockFile())
  write('tool/package.json', JSON.stringify({ name: 'tool', version: '1.0.0' }))
  write('build.mjs', BUILD)
  write('packages/server/src/main.js', SERVER)
  write('packages/web/src/page.js', 'the page')
})
afterEach(() => fs.rmSync(clone, { recursive: true }))

const BUILD = `
import { appendFileSync, cpSync } from 'node:fs'
appendFileSync('builds.log', 'built under ' + process.env.NODE_ENV + '\\n')
for (const name of ['server', 'web']) cpSync('packages/' + name + '/src', 'packages/' + name + '/dist', { recursive: true })`

const SERVER = `
import { writeFileSync } from 'node:fs'
process.on('SIGTERM', () => {
  writeFileSync(import.meta.dirname + '/stopped', '')
  process.exit(7)
})
console.log('serving', JSON.stringify(process.argv.slice(2)), process.env.NODE_ENV)
setInterval(() => undefined, 1000)`

function lockFile() {
  const packages = {
    '': { devDependencies: { tool: 'file:tool' } },
    'node_modules/tool': { resolved: 'tool', link: true },
    tool: { version: '1.0.0', dev: true },
  }
  return JSON.stringify({ name: 'clone', lockfileVersion: 3, requires: true, packages })
}

function write(path, content) {
  fs.mkdirSync(join(clone, path, '..'), { recursive: true })
  fs.writeFileSync(join(clone, path), content)
}

/** What `npm ci` by hand leaves. */
function installByHand() {
  write('node_modules/.package-lock.json', lockFile())
  fs.symlinkSync('../tool', join(clone, 'node_modules/tool'))
}

function read(path) {
  return fs.readFileSync(join(clone, path), 'utf8')
}

async function makeReady(env = {}) {
  const options = { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] }
  const child = spawn(process.execPath, [join(clone, 'scripts', 'ensure-ready.mjs')], options)
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { output, errors, code }
}

test('a fresh clone is installed and built, in production with what the build needs too, and only once', async () => {
  const first = await makeReady({ NODE_ENV: 'production' })
  expect(first).toMatchObject({ code: 0, output: 'Installing packages ...\nBuilding ...\n' })
  expect(fs.existsSync(join(clone, 'node_modules/tool/package.json'))).toBe(true)
  expect(await makeReady({ NODE_ENV: 'development' })).toMatchObject({ code: 0, output: '' })
  expect(read('builds.log')).toBe('built under production\n')
})

test('changed sources and damaged output are built again, changed tests are not', async () => {
  installByHand()
  await makeReady()
  write('packages/web/src/page.test.ts', 'a test')
  expect((await makeReady()).output).toBe('')
  write('packages/web/src/page.js', 'another page')
  expect((await makeReady()).output).toBe('Building ...\n')
  expect(read('packages/web/dist/page.js')).toBe('another page')
  fs.rmSync(join(clone, 'packages/web/dist/page.js'))
  expect((await makeReady()).output).toBe('Building ...\n')
})

test('packages installed by hand are kept, and missing ones are installed', async () => {
  installByHand()
  expect((await makeReady()).output).toBe('Building ...\n')
  fs.rmSync(join(clone, 'node_modules/tool'))
  expect((await makeReady()).output).toBe('Installing packages ...\n')
})

test('starts at the same time build once', async () => {
  installByHand()
  const both = await Promise.all([makeReady(), makeReady()])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(read('builds.log')).toBe('built under production\n')
})

test('a failed build is reported, ends with an error and is retried', async () => {
  installByHand()
  write('build.mjs', "console.error('no such module'); process.exit(3)")
  const failed = await makeReady()
  expect(failed.code).toBe(1)
  expect(failed.errors).toMatch(/no such module.*"npm run build" failed/s)
  write('build.mjs', BUILD)
  expect(await makeReady()).toMatchObject({ code: 0, output: 'Building ...\n' })
})

test('the server gets the arguments, the environment and the signals of npm start, and npm start its exit code', async () => {
  installByHand()
  await makeReady()
  const options = { env: { ...process.env, NODE_ENV: 'staging' }, stdio: ['ignore', 'pipe', 'inherit'] }
  const start = spawn(process.execPath, [join(clone, 'scripts', 'start.mjs'), '--role', 'web'], options)
  const [line] = await once(start.stdout, 'data')
  expect(line.toString()).toBe('serving ["--role","web"] staging\n')
  start.kill('SIGTERM')
  expect(await once(start, 'exit')).toEqual([7, null])
})

const npm = ['npm', ['start', '--silent']]
const shell = ['sh', ['-c', 'npm start --silent & trap "kill $!" TERM; wait; wait']]
const timeout = ['timeout', ['--signal=TERM', '60', 'npm', 'start', '--silent']]
test.each([
  ['npm start', npm, (pid) => process.kill(pid, 'SIGTERM')],
  ['a shell that runs npm start and hands signals on', shell, (pid) => process.kill(pid, 'SIGTERM')],
  ['timeout npm start', timeout, (pid) => process.kill(pid, 'SIGTERM')],
  ['the process group of npm start', npm, (pid) => process.kill(-pid, 'SIGTERM')],
])('SIGTERM to %s stops the server in order', async (_name, [command, args], stop) => {
  installByHand()
  await makeReady()
  const start = spawn(command, args, { cwd: clone, detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    expect(String((await once(start.stdout, 'data'))[0])).toContain('serving')
    stop(start.pid)
    // The pipe stays open for as long as any process of the start lives.
    await once(start.stdout, 'close')
    expect(fs.existsSync(join(clone, 'packages/server/dist/stopped'))).toBe(true)
  } finally {
    if (isAlive(-start.pid)) process.kill(-start.pid, 'SIGKILL')
  }
})

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
