import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { createTestApp } from '../../../test/app.ts'
import type { TestDatabase } from '../../../test/database.ts'
import { migrationsFolder, newEmptyDatabase } from '../../../test/given-backup.ts'
import { givenFullEvent } from '../../../test/given-full-event.ts'
import { databaseUrl } from '../../../test/global-setup.ts'
import { connectDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { findBackup } from './backup-file.ts'
import { restoreBackup } from './restore-backup.ts'
import { writeBackup } from './write-backup.ts'

async function givenFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rd-backup-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

const now = new Date('2030-05-01T10:00:00Z')

/** Every table with the number and digest of its rows, and every constraint and trigger; the mark of a restore left out. */
async function contentOf({ pool }: Pick<TestDatabase, 'pool'>): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  )
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select count(*) || ' ' || coalesce(md5(string_agg(row, '|' order by row)), '') as digest
       from (select (to_jsonb(t) - 'is_restored')::text as row from ${name} t) as texts`,
    )
    content[name] = rows[0].digest
  }
  const { rows } = await pool.query(
    `select string_agg(line, E'\\n' order by line) as all from (
       select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as line
       from pg_constraint where connamespace = 'public'::regnamespace
       union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
     ) as lines`,
  )
  return { ...content, constraints: rows[0].all }
}

test('a backup brings every row of every table into an empty database, and new rows get new numbers', async () => {
  const app = await createTestApp()
  await givenFullEvent(app, 'saved', '2030-06-15')
  const before = await contentOf(app.database)
  const filled = Object.values(before).filter((digest) => !digest.startsWith('0 ')).length
  expect(filled).toBeGreaterThan(30)
  const folder = await givenFolder()
  const file = await writeBackup(app.database.url, folder, now)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await readdir(folder)).toEqual(['running-dinner-2030-05-01T10-00-00.000Z.backup'])
  const url = await newEmptyDatabase()
  const restored = await restoreBackup({
    connectionString: url,
    file: await findBackup(folder),
    migrationsFolder,
    replace: false,
  })
  expect(restored.madeAt).toBe(now.toISOString())
  const { pool, close } = connectDatabase(url)
  onTestFinished(close)
  expect(await contentOf({ pool })).toEqual(before)
  expect(await migrate(pool, migrationsFolder)).toEqual([])
  const next = "select max(position) < nextval(pg_get_serial_sequence('activity', 'position')) as ok from activity"
  expect((await pool.query(next)).rows).toEqual([{ ok: true }])
  expect((await pool.query('select is_restored from deletion_counter')).rows).toEqual([{ is_restored: true }])
})

test('a backup is one moment of a database that is in use', async () => {
  const app = await createTestApp()
  const folder = await givenFolder()
  // Two tables that are read one after the other, and changed together in between.
  await app.database.pool.query('create table a_first (v int); create table zz_last (v int)')
  await app.database.pool.query(
    'insert into a_first select 1 from generate_series(1, 50000); insert into zz_last values (1)',
  )
  let isDone = false
  const writing = writeBackup(app.database.url, folder, now).finally(() => {
    isDone = true
  })
  let changes = 0
  while (!isDone) {
    await app.database.pool.query('begin; update zz_last set v = v + 1; insert into a_first values (2); commit')
    changes++
  }
  const content = gunzipSync(await readFile(await writing)).toString()
  const twos = content.split('["a_first",{"v": 2}]').length - 1
  const [, last] = /\["zz_last",\{"v": (\d+)\}\]/.exec(content) ?? []
  expect(Number(last)).toBe(1 + twos)
  expect(changes).toBeGreaterThan(twos)
})

/** A database with one account, and a backup of it. */
async function givenSaved() {
  const url = await newEmptyDatabase()
  const { pool, close } = connectDatabase(url)
  await migrate(pool, migrationsFolder)
  await pool.query("insert into shared_secret (name, value) values ('there before', 'x')")
  await close()
  const folder = await givenFolder()
  const file = await writeBackup(url, folder, now)
  const restore = (path: string, replace = true) =>
    restoreBackup({ connectionString: url, file: path, migrationsFolder, replace })
  const isUnchanged = async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rowCount } = await client.query("select from shared_secret where name = 'there before'")
    const { rows } = await client.query('select is_restored from deletion_counter')
    await client.end()
    return rowCount === 1 && rows[0].is_restored === false
  }
  return { url, folder, file, restore, isUnchanged }
}

test('a damaged, shortened or newer backup is refused and leaves the database as it was', async () => {
  const { folder, file, restore, isUnchanged } = await givenSaved()
  const whole = await readFile(file)
  const lines = gunzipSync(whole).toString().split('\n')
  const [header = '', ...rest] = lines
  const variants = {
    shortened: whole.subarray(0, whole.length - 20),
    'without end': gzipSync(lines.slice(0, -2).join('\n')),
    'without a row': gzipSync([header, ...rest.slice(1)].join('\n')),
    newer: gzipSync([header.replace('0038-', '9038-'), ...rest].join('\n')),
    empty: Buffer.alloc(0),
  }
  for (const [name, content] of Object.entries(variants)) {
    const path = join(folder, name)
    await writeFile(path, content)
    await expect(restore(path), name).rejects.toThrow()
    expect(await isUnchanged(), name).toBe(true)
  }
  await restore(file)
  expect(await isUnchanged()).toBe(false)
})

test('a database that is in use, or is not empty, is not replaced', async () => {
  const { url, file, restore } = await givenSaved()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await expect(restore(file)).rejects.toThrow('1 other connections')
  await client.query(`insert into account (id, email, email_identity, first_name, last_name, username, username_identity,
    password_hash, language_code, created_at, last_login_at) values (gen_random_uuid(), 'a', 'a', 'a', 'a', 'a', 'a', 'a', 'de', now(), now())`)
  await client.end()
  await expect(restore(file, false)).rejects.toThrow('--replace')
  await restore(file)
})

test('the latest backup of a folder is found, and a folder without one is an error', async () => {
  const folder = await givenFolder()
  await expect(findBackup(folder)).rejects.toThrow('no backup')
  for (const name of ['running-dinner-2030-05-02.backup', 'running-dinner-2030-05-01.backup', 'z.unfinished'])
    await writeFile(join(folder, name), '')
  expect(await findBackup(folder)).toBe(join(folder, 'running-dinner-2030-05-02.backup'))
})

test('no unfinished file is left when a backup fails', async () => {
  const folder = await givenFolder()
  const url = databaseUrl(inject('databaseServer'), 'not_there')
  await expect(writeBackup(url, folder, now)).rejects.toThrow('does not exist')
  const empty = await newEmptyDatabase()
  await expect(writeBackup(empty, folder, now)).rejects.toThrow('schema_migration')
  expect(await readdir(folder)).toEqual([])
})
