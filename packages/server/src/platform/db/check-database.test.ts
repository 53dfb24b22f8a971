import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { newEmptyDatabase } from '../../../test/given-backup.ts'
import { databaseUrl } from '../../../test/global-setup.ts'
import { checkDatabase, databaseProblems } from './check-database.ts'
import { connectDatabase } from './database.ts'
import { createPubSub, publish } from './pub-sub.ts'

const fit = {
  version: 150_020,
  encoding: 'UTF8',
  mayCreateTables: true,
  isReadOnly: false,
  hasSessions: true,
}

test.each([
  ['15 with all it needs', fit, []],
  ['18', { ...fit, version: 180_004 }, []],
  ['14', { ...fit, version: 140_023 }, ['PostgreSQL is version 14, needed is 15']],
  ['LATIN1', { ...fit, encoding: 'LATIN1' }, ['the encoding is LATIN1']],
  ['SQL_ASCII', { ...fit, encoding: 'SQL_ASCII' }, ['the encoding is SQL_ASCII']],
  ['no right to create tables', { ...fit, mayCreateTables: false }, ['OWNER <role>']],
  ['a standby', { ...fit, isReadOnly: true }, ['read-only']],
  ['a pooler in transaction mode', { ...fit, hasSessions: false }, ['pool_mode = session']],
  ['two faults', { ...fit, encoding: 'LATIN1', isReadOnly: true }, ['LATIN1', 'read-only']],
])('says what is wrong with a database: %s', (_, facts, words) => {
  const problems = databaseProblems(facts)
  expect(problems).toHaveLength(words.length)
  for (const [index, word] of words.entries()) expect(problems[index]).toContain(word)
})

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('databaseServer') })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function newDatabase(options = ''): Promise<{ url: string; name: string }> {
  const name = `rd_${randomUUID().replaceAll('-', '')}`
  await asAdmin(`create database ${name} template template0 ${options}`)
  onTestFinished(() => asAdmin(`drop database if exists ${name} with (force)`))
  return { name, url: databaseUrl(inject('databaseServer'), name) }
}

test('accepts an empty database and leaves no connection behind', async () => {
  const { url, name } = await newDatabase()
  await checkDatabase(url)
  await asAdmin(`drop database ${name}`)
})

test('refuses a database whose encoding lacks letters', async () => {
  const { url } = await newDatabase("encoding 'LATIN1' locale 'C'")
  await expect(checkDatabase(url)).rejects.toThrow("ENCODING 'UTF8'")
})

test('refuses a read-only database and one where the role may create nothing, all in one answer', async () => {
  const { url, name } = await newDatabase()
  const role = `${name}_role`
  await asAdmin(`create role ${role} login; alter role ${role} set default_transaction_read_only = on`)
  onTestFinished(() => asAdmin(`drop role ${role}`))
  const asRole = url.replace('//postgres@', `//${role}@`)
  await expect(checkDatabase(asRole)).rejects.toThrow(/OWNER <role>.*\n.*read-only/)
})

test('texts of dates, intervals and bytes are the same whatever database and role are set to', async () => {
  const url = await newEmptyDatabase()
  const { pool, close } = connectDatabase(url)
  const name = /rd_[0-9a-f]+/.exec(url)?.[0]
  for (const setting of [
    "datestyle = 'German'",
    "intervalstyle = 'sql_standard'",
    "timezone = 'Asia/Kathmandu'",
    "bytea_output = 'escape'",
    "search_path = 'elsewhere'",
    'extra_float_digits = -15',
  ])
    await pool.query(`alter database ${name} set ${setting}`)
  await close()
  const connection = connectDatabase(url)
  onTestFinished(() => connection.close())
  const { rows } = await connection.pool.query(`
    select timestamptz '2030-06-15 18:00:00.123Z' as at, date '2030-06-15' as day, timestamp '2030-06-15 18:00' as local,
      interval '1 day 2 hours' as "for", '\\x00ff'::bytea as bytes, current_schema() as schema, 0.1::float8 as part`)
  expect(rows[0]).toMatchObject({
    at: new Date('2030-06-15T18:00:00.123Z'),
    day: '2030-06-15',
    local: '2030-06-15T18:00',
    for: { days: 1, hours: 2 },
    bytes: Buffer.from([0, 255]),
    schema: 'public',
    part: 0.1,
  })
  const listener = createPubSub(url, () => undefined)
  onTestFinished(() => listener.close())
  await new Promise<void>((heard) => {
    listener.listen('day', (wasHeard) => (wasHeard ? heard() : void publish(connection.db, 'day')))
  })
  const styles = await sql<{ days: number }>`select count(*)::int as days from pg_settings
    where name = 'DateStyle' and setting = 'ISO, YMD' and source = 'session'`.execute(connection.db)
  expect(styles.rows).toEqual([{ days: 1 }])
})
