import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { seededRandom } from '@running-dinner/domain/random'
import type pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../src/platform/db/migrate.ts'
import { testDatabase } from './database.ts'
import { fillTables, tablesOf } from './fill-tables.ts'
import { migrationsFolder } from './given-backup.ts'

const seed = Number(process.env.SEED ?? 1)
const files = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql'))
  .sort()
/** The first migration has nothing to keep. */
const broken = process.env.EVERY === '1' ? files.slice(1) : files.slice(-3)

/** Before a statement of the migration, while it is noted as applied, or while it is committed. */
type Break = number | 'noting' | 'committing'

/** Statements of a migration; quotes, dollar quotes and comments may contain semicolons. */
function statementsOf(name: string): string[] {
  const text = readFileSync(join(migrationsFolder, name), 'utf8')
  const parts = text.match(/\$(\w*)\$[\s\S]*?\$\1\$|'(?:[^']|'')*'|--[^\n]*|;|[^;$'-]+|[\s\S]/g) ?? []
  const statements = ['']
  for (const part of parts)
    if (part === ';') statements.push('')
    else statements[statements.length - 1] += part.startsWith('--') ? '' : part
  return statements.map((statement) => statement.trim()).filter((statement) => statement !== '')
}

/** The migrations up to this one, which ends its connection before the statement `brokenAt`. */
function folderUntil(last: string, brokenAt?: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'rd-migrations-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const name of files.slice(0, files.indexOf(last) + 1)) {
    const statements = statementsOf(name)
    if (name === last && brokenAt !== undefined)
      statements.splice(brokenAt, 0, 'select pg_terminate_backend(pg_backend_pid())')
    writeFileSync(join(folder, name), statements.join(';\n'))
  }
  return folder
}

/** Migrates with a connection that ends there. */
async function migrateBroken(pool: pg.Pool, name: string, at: Break): Promise<string[]> {
  if (typeof at === 'number') return migrate(pool, folderUntil(name, at))
  const trigger = {
    noting: 'create trigger broken before insert',
    committing: 'create constraint trigger broken after insert',
  }[at]
  const whenever = at === 'committing' ? 'deferrable initially deferred' : ''
  await pool.query(`create schema rd_broken;
    create function rd_broken.broken() returns trigger language plpgsql
      as 'begin perform pg_terminate_backend(pg_backend_pid()); return new; end';
    ${trigger} on schema_migration ${whenever} for each row execute function rd_broken.broken()`)
  return migrate(pool, folderUntil(name)).finally(() => pool.query('drop schema rd_broken cascade'))
}

/** Columns, constraints, indexes, triggers and functions as text. */
async function schemaOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ line: string }>(`
    select concat_ws(' ', 'column', table_name, column_name, data_type, is_nullable, column_default, is_generated, generation_expression) as line
      from information_schema.columns where table_schema = 'public'
    union all select concat_ws(' ', 'constraint', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(t.oid) from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where c.relnamespace = 'public'::regnamespace and not t.tgisinternal
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    order by 1`)
  return rows.map(({ line }) => line)
}

/** All rows as text, and which migrations count as applied. */
async function contentOf(pool: pg.Pool): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {}
  for (const table of [...(await tablesOf(pool)), 'schema_migration']) {
    const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${table} t order by 1`)
    content[table] = rows.map(({ row }) => row)
  }
  return content
}

// With EVERY=1 every migration, on a database that is filled before each of them.
test(`a connection that breaks at any statement of a migration changes nothing, and the next start completes it (SEED=${seed})`, {
  timeout: 1_200_000,
}, async () => {
  const random = seededRandom(seed)
  const { pool } = await testDatabase()
  const undisturbed = await schemaOf(pool)
  await pool.query('drop schema public cascade; create schema public')
  await migrate(pool, folderUntil(files[files.indexOf(broken[0] ?? '') - 1] ?? ''))
  const lost: string[] = []
  let breaks = 0
  for (const name of broken) {
    await fillTables(pool, random)
    const before = { schema: await schemaOf(pool), content: await contentOf(pool) }
    const breaksOfMigration: Break[] = [...statementsOf(name).keys(), statementsOf(name).length, 'noting', 'committing']
    for (const at of breaksOfMigration) {
      await expect(migrateBroken(pool, name, at), `${name} at ${at}`).rejects.toThrow(/terminat/)
      expect({ schema: await schemaOf(pool), content: await contentOf(pool) }, `${name} at ${at}`).toEqual(before)
      breaks++
    }
    // Two processes start again together: one of them migrates.
    const done = await Promise.all([migrate(pool, folderUntil(name)), migrate(pool, folderUntil(name))])
    expect(done.flat()).toEqual([name])
    const after = await contentOf(pool)
    for (const [table, rows] of Object.entries(before.content))
      if ((after[table]?.length ?? 0) < rows.length) lost.push(`${name}: ${table}`)
  }
  expect(breaks).toBeGreaterThan(3 * broken.length)
  expect(lost).toEqual([])
  expect(await schemaOf(pool)).toEqual(undisturbed)
})
