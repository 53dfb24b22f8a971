import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

let clone

/** A clone in small: one package that a run needs and one for development, one to build, and these scripts. */
beforeEach(() => {
  clone = fs.mkdtempSync(join(tmpdir(), 'clone-'))
  fs.cpSync(import.meta.dirname, join(clone, 'scripts'), { recursive: true })
  // The product's own start script: how it is started decides which process a signal reaches.
  const { start } = JSON.parse(fs.readFileSync(join(import.meta.dirname, '..', 'package.json'), 'utf8')).scripts
  const scripts = { build: 'node build.mjs', start }
  write('package.json', JSON.stringify({ type: 'module', scripts, ...wanted }))
  write('package-lock.json', lockFile())
  for (const name of ['builder', 'tool']) writeArchive(name)
  write('build.mjs', buildScript)
  write('packages/server/src/main.js', serverScript)
  write('packages/web/src/page.js', 'the page')
  write('tsconfig.base.json', '{}')
})
afterEach(() => fs.rmSync(clone, { recursive: true }))

const buildScript = `
import { appendFileSync, cpSync } from 'node:fs'
appendFileSync('builds.log', 'built under ' + process.env.NODE_ENV + '\\n')
for (const name of ['server', 'web']) cpSync('packages/' + name + '/src', 'packages/' + name + '/dist', { recursive: true })`

/** A step that has begun and goes on when it is told to. */
const slowStart = `
import { existsSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
writeFileSync('building', '')
while (!existsSync('go-on')) await sleep(20)
`

const serverScript = `
import { writeFileSync } from 'node:fs'
process.on('SIGTERM', () => {
  writeFileSync(import.meta.dirname + '/stopped', '')
  process.exit(7)
})
console.log('serving', JSON.stringify(process.argv.slice(2)), process.env.NODE_ENV)
setInterval(() => undefined, 1000)`

const wanted = { dependencies: { builder: 'file:builder.tgz' }, devDependencies: { tool: 'file:tool.tgz' } }

/** Unlike a folder, an archive is copied when it is installed. */
function writeArchive(name) {
  write('package/package.json', JSON.stringify({ name, version: '1.0.0' }))
  execFileSync('tar', ['-czf', `${name}.tgz`, 'package'], { cwd: clone })
}

function lockFile() {
  const packages = {
    '': wanted,
    'node_modules/builder': { version: '1.0.0', resolved: 'file:builder.tgz' },
    'node_modules/tool': { version: '1.0.0', resolved: 'file:tool.tgz', dev: true },
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
  for (const name of ['builder', 'tool']) write(`node_modules/${name}/package.json`, JSON.stringify({ name }))
}

function installed() {
  return ['builder', 'tool'].filter((name) => fs.existsSync(join(clone, 'node_modules', name, 'package.json')))
}

function read(path) {
  return fs.readFileSync(join(clone, path), 'utf8')
}

/** Detached, so that a test can kill the script with all it started. */
function startScript(command = [], env = {}) {
  const options = { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true }
  return spawn('sh', [join(clone, 'scripts', 'ensure-ready.sh'), ...command], options)
}

async function makeReady(env = {}, command = []) {
  const child = startScript(command, env)
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { output, errors, code }
}

test('a fresh clone gets what a run and its build need, in production too, and only once', async () => {
  const first = await makeReady({ NODE_ENV: 'production' })
  expect(first).toMatchObject({ code: 0, output: 'Installing packages ...\nBuilding ...\n' })
  expect(installed()).toEqual(['builder'])
  expect(await makeReady({ NODE_ENV: 'development' })).toMatchObject({ code: 0, output: '' })
  expect(read('builds.log')).toBe('built under production\n')
})

test.each([
  ['a changed source', () => write('packages/web/src/page.js', 'another page')],
  ['a new source', () => write('packages/web/src/other.js', 'another page')],
  ['a removed source', () => fs.rmSync(join(clone, 'packages/web/src/page.js'))],
  ['a source with the times of long ago', () => writeOld('packages/web/src/page.js')],
  ['output removed by hand', () => fs.rmSync(join(clone, 'packages/web/dist'), { recursive: true })],
])('%s is built, once', async (_name, change) => {
  installByHand()
  await makeReady()
  change()
  expect((await makeReady()).output).toBe('Building ...\n')
  expect((await makeReady()).output).toBe('')
})

function writeOld(path) {
  write(path, 'a page of an archive')
  fs.utimesSync(join(clone, path), 1, 1)
}

test('a changed test is not built', async () => {
  write('packages/web/src/page.test.ts', 'a test')
  installByHand()
  await makeReady()
  write('packages/web/src/page.test.ts', 'another test')
  expect((await makeReady()).output).toBe('')
})

test('packages installed by hand are kept until the lock file changes; then all is installed and built', async () => {
  installByHand()
  expect((await makeReady()).output).toBe('Building ...\n')
  write('package-lock.json', lockFile())
  expect((await makeReady()).output).toBe('Installing packages ...\nBuilding ...\n')
  expect((await makeReady()).output).toBe('')
})

test('tests add the development packages, once, and keep the files that a running server may load', async () => {
  await makeReady()
  const { ino } = fs.statSync(join(clone, 'node_modules/builder/package.json'))
  expect((await makeReady({}, ['--test'])).output).toBe('Installing packages ...\n')
  expect(installed()).toEqual(['builder', 'tool'])
  expect(fs.statSync(join(clone, 'node_modules/builder/package.json')).ino).toBe(ino)
  for (const command of [['--test'], ['--tools'], []]) expect((await makeReady({}, command)).output).toBe('')
  expect(read('package-lock.json')).toBe(lockFile())
})

test('tests install everything in a fresh clone, in production too', async () => {
  const { output } = await makeReady({ NODE_ENV: 'production' }, ['--test'])
  expect(output).toBe('Installing packages ...\nBuilding ...\n')
  expect(installed()).toEqual(['builder', 'tool'])
})

test('checks install everything and build nothing', async () => {
  expect((await makeReady({}, ['--tools', 'echo', 'checked'])).output).toBe('Installing packages ...\nchecked\n')
  expect(installed()).toEqual(['builder', 'tool'])
})

test.each(['--test', '--tools', undefined])(
  'development packages stay when the lock file changes (%s)',
  async (mode) => {
    installByHand()
    await makeReady()
    write('package-lock.json', lockFile())
    expect((await makeReady({}, mode ? [mode] : [])).output).toMatch(/^Installing packages/)
    expect(installed()).toEqual(['builder', 'tool'])
  },
)

test('an installation by hand without development packages is enough for a run', async () => {
  write('node_modules/.package-lock.json', '{ "packages": {} }')
  expect((await makeReady()).output).toBe('Building ...\n')
})

test('of two starts in a fresh clone one installs and builds, and the other says that it waits', async () => {
  write('build.mjs', `${slowStart}${buildScript}`)
  const first = startScript()
  const output = text(first.stdout)
  await vi.waitUntil(() => fs.existsSync(join(clone, 'building')), { timeout: 60_000 })
  const second = startScript()
  const [line] = await once(second.stdout, 'data')
  expect(String(line)).toMatch(/^Waiting for process \d+/)
  write('go-on', '')
  expect(await once(second, 'exit')).toEqual([0, null])
  expect(await output).toBe('Installing packages ...\nBuilding ...\n')
  expect(read('builds.log')).toBe('built under production\n')
})

test('starts at the same time install and build once', async () => {
  const all = await Promise.all([makeReady(), makeReady(), makeReady()])
  expect(all.map(({ code }) => code)).toEqual([0, 0, 0])
  expect(read('builds.log')).toBe('built under production\n')
})

test.each(['installation', 'build'])('a killed %s is repaired by the next start', async (step) => {
  if (step === 'build') installByHand()
  write(step === 'build' ? 'build.mjs' : 'scripts/npm', `${step === 'build' ? '' : '#!/usr/bin/env node'}${slowStart}`)
  fs.chmodSync(join(clone, step === 'build' ? 'build.mjs' : 'scripts/npm'), 0o755)
  const killed = startScript([], { PATH: `${join(clone, 'scripts')}:${process.env.PATH}` })
  await vi.waitUntil(() => fs.existsSync(join(clone, 'building')), { timeout: 60_000 })
  process.kill(-killed.pid, 'SIGKILL')
  await once(killed, 'close')
  fs.rmSync(join(clone, 'scripts/npm'), { force: true })
  write('build.mjs', buildScript)
  expect(await makeReady()).toMatchObject({ code: 0, errors: '' })
  expect((await makeReady()).output).toBe('')
})

test('a dead holder that its parent took no note of is none', async () => {
  installByHand()
  const parent = spawn('sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 1000'], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void parent.kill())
  const pid = String((await once(parent.stdout, 'data'))[0]).trim()
  await vi.waitUntil(() => /^State:\s+Z/m.test(fs.readFileSync(`/proc/${pid}/status`, 'utf8')))
  fs.mkdirSync(join(clone, '.cache/ready', pid), { recursive: true })
  expect((await makeReady()).output).toBe('Building ...\n')
})

test('what a killed start left at work is waited for', async () => {
  installByHand()
  write('build.mjs', `${slowStart}${buildScript}`)
  const killed = startScript()
  await vi.waitUntil(() => fs.existsSync(join(clone, 'building')), { timeout: 60_000 })
  killed.kill('SIGKILL')
  const next = startScript()
  const [line] = await once(next.stdout, 'data')
  expect(String(line)).toMatch(/^Waiting for process \d+/)
  write('go-on', '')
  expect(await once(next, 'exit')).toEqual([0, null])
})

test('a failed build is reported, ends with an error and is retried', async () => {
  installByHand()
  write('build.mjs', "console.error('no such module'); process.exit(3)")
  const failed = await makeReady()
  expect(failed.code).toBe(1)
  expect(failed.errors).toMatch(/no such module.*"npm run build" failed/s)
  write('build.mjs', buildScript)
  expect(await makeReady()).toMatchObject({ code: 0, output: 'Building ...\n' })
})

test('the server gets the arguments, the environment and the signals of npm start, and npm start its exit code', async () => {
  installByHand()
  await makeReady()
  const start = startScript(['node', 'packages/server/dist/main.js', '--role', 'web'], { NODE_ENV: 'staging' })
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
