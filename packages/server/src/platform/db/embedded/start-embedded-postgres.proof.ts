import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messagesOf, silentLog, testLog } from '../../../../test/test-log.ts'
import { asAccount, databaseFiles, installBinaries } from './database-files.ts'
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start-embedded-postgres.ts'

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

/** The process id in the file that a running server keeps in its cluster and a killed one leaves there; else 0. */
function postmasterId(): number {
  const file = join(cluster(), 'postmaster.pid')
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : 0
}

/** A killed process that nobody waits for stays in the table of processes, without a command. */
function isRunning(id = postmasterId()): boolean {
  return (
    id !== 0 && spawnSync('ps', ['-o', 'stat=', '-p', String(id)], { encoding: 'utf8' }).stdout.match(/^[^Z]/) !== null
  )
}

async function killServer(): Promise<void> {
  const id = postmasterId()
  if (!isRunning(id)) return
  process.kill(id, 'SIGKILL')
  while (isRunning(id)) await sleep(10)
}

function start(options: Partial<EmbeddedPostgresOptions> = {}) {
  return startEmbeddedPostgres({ dataDir, log: silentLog, ...options })
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
  // A server that is killed meanwhile rejects the statement too.
  client.on('error', () => undefined)
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

  test('refuses a data folder that cannot be written with the way out', async () => {
    const blocked = join(clone, 'blocked')
    if (isRoot) writeFileSync(blocked, '')
    else mkdirSync(blocked, { mode: 0o500 })
    await expect(start({ dataDir: blocked })).rejects.toThrow(
      /DATA_DIR is .*blocked, where account \d+ cannot write .*chown/,
    )
  })

  test('says that it waits for the lock of a killed start, and takes it', async () => {
    mkdirSync(join(dataDir, 'database.lock'), { recursive: true })
    chmodSync(dataDir, 0o711)
    const { log, lines } = testLog()
    const { stop } = await start({ log })
    expect(messagesOf(lines, 'info')[0]).toContain('Waiting for another process')
    await stop()
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
    expect(isRunning()).toBe(false)
    rmdirSync(socketFolder)
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
    expect(isRunning()).toBe(false)
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

  test('begins a new log once the old one is long', async () => {
    const log = join(homeOf(dataDir), 'postgres.log')
    writeFileSync(log, 'x'.repeat(1_000_001))
    await (await start()).stop()
    expect(statSync(`${log}.old`).size).toBe(1_000_001)
    expect(readFileSync(log, 'utf8')).toContain('ready to accept connections')
  })

  test('serves a second process on the same server, which the last one to leave ends', async () => {
    const first = await startInProcess()
    const id = postmasterId()
    const second = await start()
    await ask(first.connectionString, 'create table made_by_first as select 7 as value')
    expect(await ask(second.connectionString, 'select value from made_by_first')).toBe(7)
    await first.stop()
    expect(postmasterId()).toBe(id)
    expect(await ask(second.connectionString, 'select value from made_by_first')).toBe(7)
    await second.stop()
    expect(isRunning()).toBe(false)
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
    expect(isRunning()).toBe(false)
  })

  test('recovers after a kill -9 of the server, even if its process id was reused', async () => {
    const { process: starter, connectionString } = await startInProcess()
    await ask(connectionString, 'create table kept_by_recovery as select 7 as value')
    // It would start the server again itself.
    starter.kill('SIGKILL')
    await killServer()
    // A process of the same account, which PostgreSQL itself would mistake for its predecessor.
    const stranger = spawn('sleep', ['60'], asAccount(databaseFiles(dataDir).account))
    starters.push(stranger)
    const socketLock = join(homeOf(dataDir), 'socket', '.s.PGSQL.5432.lock')
    for (const leftover of [join(cluster(), 'postmaster.pid'), socketLock])
      writeFileSync(leftover, readFileSync(leftover, 'utf8').replace(/^\d+/, String(stranger.pid)))
    const next = await start()
    expect(await ask(next.connectionString, 'select value from kept_by_recovery')).toBe(7)
    await next.stop()
  })

  test('starts the server again whenever its postmaster is killed under load, and keeps what was committed (REL-11)', async () => {
    const { connectionString, stop } = await start()
    await ask(connectionString, 'create table kept_by_restart (value int)')
    let [acknowledged, isOver] = [0, false]
    const insert = async () => {
      while (!isOver)
        await ask(connectionString, 'insert into kept_by_restart values (1)').then(
          () => acknowledged++,
          () => sleep(20),
        )
    }
    const load = Promise.all([insert(), insert(), insert()])
    for (let kill = 0; kill < 5; kill++) {
      const before = acknowledged
      while (acknowledged < before + 10) await sleep(20)
      process.kill(postmasterId(), 'SIGKILL')
    }
    const before = acknowledged
    while (acknowledged < before + 10) await sleep(20)
    isOver = true
    await load
    // What was not acknowledged may be there as well.
    expect(await ask(connectionString, 'select count(*)::int from kept_by_restart')).toBeGreaterThanOrEqual(
      acknowledged,
    )
    await stop()
    expect(isRunning()).toBe(false)
  })

  test('reports a server that ended and cannot be started again, and attempts nothing after a stop', async () => {
    const { log, lines } = testLog()
    let isLost = false
    const onLost = () => {
      isLost = true
    }
    const { stop } = await start({ log, pauseMs: 10, onLost })
    writeFileSync(join(cluster(), 'PG_VERSION'), '17\n')
    process.kill(postmasterId(), 'SIGKILL')
    while (!isLost) await sleep(20)
    expect(messagesOf(lines, 'warn').filter((warning) => warning.includes('could not be started again'))).toHaveLength(
      6,
    )
    writeFileSync(join(cluster(), 'PG_VERSION'), '18\n')
    await stop()
    const next = await start()
    await next.stop()
    await sleep(100)
    expect(isRunning()).toBe(false)
  })

  test('refuses to fight a server started on the data by hand', async () => {
    const binaries = await installBinaries(homeOf(dataDir))
    const settings = ['-c', 'listen_addresses=', '-c', 'port=5433', '-k', join(homeOf(dataDir), 'socket')]
    const options = asAccount(databaseFiles(dataDir).account)
    const byHand = spawn(join(binaries, 'postgres'), ['-D', cluster(), ...settings], options)
    starters.push(byHand)
    while (!existsSync(join(homeOf(dataDir), 'socket', '.s.PGSQL.5433'))) await sleep(10)
    await expect(start()).rejects.toThrow(/is .*cluster in use\?.*is still in use/s)
    expect(isRunning(byHand.pid)).toBe(true)
    expect(postmasterId()).toBe(byHand.pid)
    byHand.kill('SIGINT')
    await once(byHand, 'exit')
    await (await start()).stop()
  })

  test('refuses a database of another major version with instructions and leaves it untouched', async () => {
    writeFileSync(join(cluster(), 'PG_VERSION'), '17\n')
    await expect(start()).rejects.toThrow(/PostgreSQL 17.*PostgreSQL 18.*backup/s)
    expect(isRunning()).toBe(false)
    expect(readFileSync(join(cluster(), 'PG_VERSION'), 'utf8')).toBe('17\n')
    writeFileSync(join(cluster(), 'PG_VERSION'), '18\n')
  })
})
