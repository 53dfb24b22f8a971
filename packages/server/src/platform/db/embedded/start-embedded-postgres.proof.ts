import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { installBinaries } from './install-binaries.ts'
import { postgresPackage } from './postgres-package.ts'
import { postmasterId } from './postmaster-file.ts'
import { childOptions, serverAccount } from './server-account.ts'
import { serverName, serverProcesses } from './server-processes.ts'
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start-embedded-postgres.ts'

const silent = { info: () => undefined, warn: () => undefined }
const isRoot = process.getuid?.() === 0
/** Stands for a clone of the repository; the data folder is the one the product would use in it. */
let clone: string
let dataDir: string
let starters: ChildProcess[]
let clients: Client[]

function makeClone(): void {
  clone = mkdtempSync(join(tmpdir(), 'clone-'))
  chmodSync(clone, 0o755)
  dataDir = join(clone, 'data')
}

async function removeClone(): Promise<void> {
  await killServer()
  const home = homeOf(dataDir)
  rmSync(home, { recursive: true, force: true })
  rmSync(clone, { recursive: true })
  if (home.startsWith('/var/lib') && existsSync(dirname(home))) removeIfEmpty(dirname(home))
}

beforeEach(() => {
  starters = []
  clients = []
})

afterEach(async () => {
  await Promise.all(clients.map((client) => client.end()))
  for (const starter of starters) starter.kill('SIGKILL')
  await killServer()
})

function removeIfEmpty(folder: string): void {
  try {
    rmdirSync(folder)
  } catch {
    // It contains databases of other tests.
  }
}

function homeOf(folder: string): string {
  const pointer = join(folder, 'database-folder')
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : join(folder, 'postgres')
}

function cluster(): string {
  return join(homeOf(dataDir), 'cluster')
}

/** All processes of the server under test; empty if it is not running. */
function serverIds(): number[] {
  return existsSync(cluster()) ? serverProcesses(serverName(cluster())) : []
}

async function killServer(): Promise<void> {
  for (const id of serverIds()) process.kill(id, 'SIGKILL')
  while (serverIds().length > 0) await sleep(10)
}

function start(options: Partial<EmbeddedPostgresOptions> = {}) {
  return startEmbeddedPostgres({ dataDir, log: silent, ...options })
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  clients.push(client)
  return client
}

/** Runs one statement on its own connection and returns the first column of the first row. */
async function ask(connectionString: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<Record<string, unknown>>(sql)
  await client.end()
  return Object.values(rows[0] ?? {})[0]
}

/** A separate process, in its own process group, that starts the database and uses it until stopped. */
async function startInProcess(): Promise<{ process: ChildProcess; connectionString: string; stop(): Promise<void> }> {
  const code = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start-embedded-postgres.ts'))}
    const log = { info() {}, warn() {} }
    const { connectionString, stop } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log })
    console.log(connectionString)
    process.stdin.once('data', () => stop().then(() => process.exit()))`
  const starter = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: import.meta.dirname,
    detached: true,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  starters.push(starter)
  const connectionString = await new Promise<string>((resolve, reject) => {
    createInterface(starter.stdout).once('line', resolve)
    starter.once('exit', () => reject(new Error('the starter ended before the database was there')))
  })
  const stop = async () => {
    starter.stdin.write('stop\n')
    await once(starter, 'exit')
  }
  return { process: starter, connectionString, stop }
}

describe('a first start', () => {
  beforeEach(makeClone)
  afterEach(removeClone)

  test('works in a clone and a data folder that only their owner can enter', async () => {
    chmodSync(clone, 0o700)
    const first = await start()
    chmodSync(dataDir, 0o700)
    // Only root needs another account for the server, and that account another folder.
    expect(homeOf(dataDir).startsWith('/var/lib/running-dinner/')).toBe(isRoot)
    await ask(first.connectionString, 'create table kept as select 7 as value')
    await first.stop()
    const second = await start()
    expect(await ask(second.connectionString, 'select value from kept')).toBe(7)
    await second.stop()
  })

  test('ends with both of two simultaneous processes on one server, even under a path too long for a socket', async () => {
    dataDir = join(clone, 'Meine Läufe', 'x'.repeat(90))
    const both = await Promise.all([startInProcess(), startInProcess()])
    const born = both.map(({ connectionString }) => ask(connectionString, 'select pg_postmaster_start_time()::text'))
    const [one, other] = await Promise.all(born)
    expect(one).toBe(other)
    const socketFolder = new URLSearchParams(both[0].connectionString.split('?')[1]).get('host') ?? ''
    expect(socketFolder).toMatch(/^\/tmp\//)
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700)
    await Promise.all(both.map(({ stop }) => stop()))
    expect(serverIds()).toEqual([])
    expect(existsSync(socketFolder)).toBe(false)
  })
})

describe('with a database', () => {
  beforeAll(async () => {
    makeClone()
    await (await start()).stop()
  })
  afterAll(removeClone)

  test("is private to the server's account with its socket, and ends on stop", async () => {
    const { connectionString, stop } = await start()
    expect(homeOf(dataDir)).toBe(join(dataDir, 'postgres'))
    for (const name of ['cluster', 'socket']) expect(statSync(join(dataDir, 'postgres', name)).mode & 0o777).toBe(0o700)
    expect(statSync(cluster()).uid === 0).toBe(false)
    expect(await ask(connectionString, 'select current_database()')).toBe('running_dinner')
    await stop()
    expect(serverIds()).toEqual([])
    expect(existsSync(join(cluster(), 'postmaster.pid'))).toBe(false)
  })

  test('is durable, listens on its socket only, sorts text the same on every machine and gives no superuser rights', async () => {
    const { connectionString, stop } = await start()
    const setting = (name: string) => ask(connectionString, `select current_setting('${name}')`)
    expect(await setting('listen_addresses')).toBe('')
    expect([await setting('fsync'), await setting('synchronous_commit')]).toEqual(['on', 'on'])
    expect([await setting('is_superuser'), await setting('server_encoding')]).toEqual(['off', 'UTF8'])
    const locale = 'select datlocprovider::text || datlocale from pg_database where datname = current_database()'
    expect(await ask(connectionString, locale)).toBe('bC.UTF-8')
    await stop()
  })

  test('writes no values of rows and statements to its log', async () => {
    const { connectionString, stop } = await start()
    const client = await connect(connectionString)
    await client.query('create table guest (email text unique)')
    await client.query('insert into guest values ($1)', ['anna@example.org'])
    await expect(client.query('insert into guest values ($1)', ['anna@example.org'])).rejects.toThrow('guest_email_key')
    await expect(client.query('select $1::int', ['anna@example.org'])).rejects.toThrow('anna')
    await expect(client.query("do $$ begin raise warning 'anna'; end $$")).resolves.toBeDefined()
    await client.end()
    clients = []
    await stop()
    const log = readFileSync(join(homeOf(dataDir), 'postgres.log'), 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log).not.toContain('anna')
  })

  test('serves a second process on the same server, which the last one to leave ends', async () => {
    const first = await startInProcess()
    const id = postmasterId(cluster())
    const second = await start()
    await ask(first.connectionString, 'create table made_by_first as select 7 as value')
    expect(await ask(second.connectionString, 'select value from made_by_first')).toBe(7)
    await first.stop()
    expect(postmasterId(cluster())).toBe(id)
    expect(await ask(second.connectionString, 'select value from made_by_first')).toBe(7)
    await second.stop()
    expect(serverIds()).toEqual([])
  })

  test('keeps the server running for any client', async () => {
    const first = await start()
    const client = await connect(first.connectionString)
    await first.stop()
    expect((await client.query('select 1 as value')).rows).toEqual([{ value: 1 }])
    await client.end()
    clients = []
    await (await start()).stop()
    expect(serverIds()).toEqual([])
  })

  test('attaches to the server that survived a kill -9 of its starter and process group', async () => {
    const killed = await startInProcess()
    await ask(killed.connectionString, 'create table kept_by_orphan as select 7 as value')
    const born = await ask(killed.connectionString, 'select pg_postmaster_start_time()::text')
    process.kill(-(killed.process.pid ?? Number.NaN), 'SIGKILL')
    await once(killed.process, 'exit')
    const { connectionString, stop } = await start()
    expect(await ask(connectionString, 'select pg_postmaster_start_time()::text')).toBe(born)
    expect(await ask(connectionString, 'select value from kept_by_orphan')).toBe(7)
    await stop()
    expect(serverIds()).toEqual([])
  })

  test('recovers after a kill -9 of the server, even if its process id was reused', async () => {
    const { process: starter, connectionString } = await startInProcess()
    await ask(connectionString, 'create table kept_by_recovery as select 7 as value')
    // It would start the server again itself.
    starter.kill('SIGKILL')
    await killServer()
    const leftover = join(cluster(), 'postmaster.pid')
    // A process of the same account, which PostgreSQL itself would mistake for its predecessor.
    const stranger = spawn('sleep', ['60'], childOptions(serverAccount(cluster())))
    starters.push(stranger)
    writeFileSync(leftover, readFileSync(leftover, 'utf8').replace(/^\d+/, String(stranger.pid)))
    const next = await start()
    expect(await ask(next.connectionString, 'select value from kept_by_recovery')).toBe(7)
    await next.stop()
  })

  test('starts the server again whenever its postmaster is killed, and keeps what was committed', async () => {
    const { connectionString, stop } = await start()
    await ask(connectionString, 'create table kept_by_restart (value int)')
    for (const value of [1, 2]) {
      await ask(connectionString, `insert into kept_by_restart values (${value})`)
      process.kill(postmasterId(cluster()) ?? Number.NaN, 'SIGKILL')
      while (
        !(await ask(connectionString, 'select 1').then(
          () => true,
          () => false,
        ))
      )
        await sleep(20)
      expect(await ask(connectionString, 'select sum(value)::int from kept_by_restart')).toBe((value * (value + 1)) / 2)
    }
    await stop()
    expect(serverIds()).toEqual([])
  })

  test('reports a server that ended and cannot be started again, and attempts nothing after a stop', async () => {
    const warnings: string[] = []
    const log = { info: () => undefined, warn: (message: string) => void warnings.push(message) }
    const pauses = [0, 10, 10]
    let isLost = false
    const onLost = () => {
      isLost = true
    }
    const { stop } = await start({ log, pauses, onLost })
    writeFileSync(join(cluster(), 'PG_VERSION'), '17\n')
    process.kill(postmasterId(cluster()) ?? Number.NaN, 'SIGKILL')
    while (!isLost) await sleep(20)
    expect(warnings.filter((warning) => warning.includes('could not be started again'))).toHaveLength(pauses.length)
    writeFileSync(join(cluster(), 'PG_VERSION'), '18\n')
    await stop()
    const next = await start({ pauses: [0] })
    await next.stop()
    await sleep(100)
    expect(serverIds()).toEqual([])
  })

  test('refuses to fight a server started on the data by hand', async () => {
    const binaries = installBinaries(postgresPackage(), homeOf(dataDir))
    const settings = ['-c', 'listen_addresses=', '-c', 'port=5433', '-k', join(homeOf(dataDir), 'socket')]
    const options = childOptions(serverAccount(cluster()))
    const byHand = spawn(join(binaries, 'bin', 'postgres'), ['-D', cluster(), ...settings], options)
    starters.push(byHand)
    while (!existsSync(join(homeOf(dataDir), 'socket', '.s.PGSQL.5433'))) await sleep(10)
    await expect(start()).rejects.toThrow(`Process ${byHand.pid}`)
    byHand.kill('SIGINT')
    await once(byHand, 'exit')
    await (await start()).stop()
  })

  test('refuses a database of another major version with instructions and leaves it untouched', async () => {
    writeFileSync(join(cluster(), 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(/PostgreSQL 17.*PostgreSQL 18.*pg_dump/s)
    expect(serverIds()).toEqual([])
    expect(readFileSync(join(cluster(), 'PG_VERSION'), 'utf8')).toBe('17\n')
    writeFileSync(join(cluster(), 'PG_VERSION'), '18\n')
  })
})
