import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { removeEvent } from '../src/features/accounts/operation/operation.routes.ts'
import { cleanups } from '../src/features/cleanups.ts'
import { createTestApp } from './app.ts'
import { freePort } from './free-port.ts'
import { givenDinner } from './given.ts'
import { givenTombstones } from './given-tombstones.ts'
import { keepEvent } from './keep-event.ts'

test('a process serves and mails nothing before it has deleted again what a restored database brought back (REL-15)', async () => {
  const app = await createTestApp()
  const tombstones = await givenTombstones(app.ctx)
  const { pool } = app.database
  const { dinner } = await givenDinner(app)
  const backup = await keepEvent(app.database, dinner.id)
  const { value } = (await pool.query('select value from deletion_counter')).rows[0]
  await removeEvent(app.ctx, dinner.id, cleanups)
  await backup.restore()
  await pool.query('update deletion_counter set value = $1', [value])
  await pool.query(`insert into message_task (id, kind, language_code, recipient_email, recipient_name, reply_to, subject, content, message_id, due_at, created_at)
    values (gen_random_uuid(), 'ACCOUNT', 'de', 'a@b.example', '', '', '', '', 'm', now(), now())`)
  const holder = await pool.connect()
  onTestFinished(() => holder.release())
  const port = await freePort()
  // A busy machine takes longer to start the process than a transaction may be idle.
  await holder.query(
    'begin; set local idle_in_transaction_session_timeout = 0; select from deletion_counter for update',
  )
  const dataDir = await mkdtemp(join(tmpdir(), 'rd-start-'))
  const child: ChildProcess = spawn(
    process.execPath,
    ['--import', 'tsx', resolve(import.meta.dirname, '../src/main.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        NODE_ENV: 'test',
        PORT: String(port),
        DATA_DIR: dataDir,
        TOMBSTONES_DIR: tombstones.path,
        DATABASE_URL: app.database.url,
      },
    },
  )
  onTestFinished(async () => {
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
    await rm(dataDir, { recursive: true, force: true })
  })
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/health`).then(
      () => true,
      () => false,
    )
  const waits = async () =>
    (await pool.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"))
      .rowCount !== 0
  while (!(await waits())) {
    expect(await answers()).toBe(false)
    await delay(50)
  }
  expect(await answers()).toBe(false)
  expect((await pool.query("select from message_task where status = 'QUEUED'")).rowCount).toBe(1)
  await holder.query('commit')
  while (!(await answers())) await delay(50)
  expect((await pool.query('select from dinner')).rowCount).toBe(0)
  expect((await pool.query('select status, wait_reason from message_task')).rows).toEqual([
    { status: 'PAUSED', wait_reason: 'RESTORED' },
  ])
})
