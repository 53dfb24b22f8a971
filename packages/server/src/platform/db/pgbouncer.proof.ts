import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../test/free-port.ts'
import { migrationsFolder, newEmptyDatabase } from '../../../test/given-backup.ts'
import { checkDatabase } from './check-database.ts'
import { connectDatabase } from './database.ts'
import { migrate } from './migrate.ts'
import { createPubSub, publish } from './pub-sub.ts'

const program = process.env.PGBOUNCER_PROGRAM ?? '/usr/sbin/pgbouncer'
const isThere = existsSync(program)
const title = isThere ? '' : ' (SKIPPED: needs Debian package pgbouncer)'

/** PgBouncer in the foreground with its own defaults, as the account that may use the socket of the database. */
async function startedPgBouncer(mode: string): Promise<string> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: await newEmptyDatabase() })
  const folder = mkdtempSync(join(tmpdir(), 'rd-pgbouncer-'))
  const { uid, gid } = host.startsWith('/') ? statSync(host) : { uid: 65_534, gid: 65_534 }
  const account = process.getuid?.() === 0 ? { uid, gid } : {}
  const listenPort = await freePort()
  const secret = typeof password === 'string' ? ` password=${password}` : ''
  const configuration = join(folder, 'pgbouncer.ini')
  writeFileSync(
    configuration,
    `[databases]
dinner = host=${host} port=${port} user=${user} dbname=${database}${secret}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
logfile = ${folder}/log
`,
  )
  chmodSync(folder, 0o755)
  if (process.getuid?.() === 0) chownSync(folder, uid, gid)
  const bouncer = spawn(program, [configuration], { ...account, stdio: 'ignore' })
  onTestFinished(async () => {
    if (bouncer.exitCode === null && bouncer.kill('SIGINT')) await once(bouncer, 'exit')
    rmSync(folder, { recursive: true, force: true })
  })
  while (!existsSync(`${folder}/log`) || !readFileSync(`${folder}/log`, 'utf8').includes('process up')) {
    if (bouncer.exitCode !== null) throw new Error(readFileSync(`${folder}/log`, 'utf8'))
    await delay(20)
  }
  return `postgresql://anyone@127.0.0.1:${listenPort}/dinner`
}

test.skipIf(!isThere)(`PgBouncer in session mode works as it comes, with both time-outs${title}`, async () => {
  const url = await startedPgBouncer('session')
  await checkDatabase(url)
  const { db, pool, close } = connectDatabase(url)
  onTestFinished(close)
  expect((await migrate(pool, migrationsFolder)).length).toBeGreaterThan(0)
  const { rows } = await pool.query(
    `select setting from pg_settings
     where name in ('statement_timeout', 'idle_in_transaction_session_timeout') order by name`,
  )
  expect(rows).toEqual([{ setting: '30000' }, { setting: '7000' }])
  const pubSub = createPubSub(url, () => undefined)
  onTestFinished(() => pubSub.close())
  await new Promise<void>((heard) => {
    pubSub.listen('plan:1', (wasHeard) => (wasHeard ? heard() : void publish(db, 'plan:1')))
  })
})

test.skipIf(!isThere).each(['transaction', 'statement'])(`PgBouncer in %s mode is refused${title}`, async (mode) => {
  await expect(checkDatabase(await startedPgBouncer(mode))).rejects.toThrow('pool_mode = session')
})
