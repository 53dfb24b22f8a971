import type pg from 'pg'
import { SessionClient } from '../src/platform/db/session-client.ts'

const record = 'rd_test.schema_change'

/** For the template, after its migrations: marks a database whose schema a test changes. */
export const recordSchemaChanges = `
  create schema rd_test;
  create table ${record} (tag text);
  create function rd_test.record() returns event_trigger language plpgsql as
    $$ begin insert into ${record} values (tg_tag); end $$;
  create event trigger rd_test_record on ddl_command_end execute function rd_test.record()`

/** The statements that bring every table and sequence back to what they contain now. */
export async function statementsToEmpty(client: pg.Client): Promise<string> {
  const names = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const deleted: string[] = []
  const inserted: string[] = []
  for (const { name } of names.rows) {
    const { rows } = await client.query<{ rows: string | null }>(
      `select quote_literal(jsonb_agg(to_jsonb(t))) as rows from ${name} t`,
    )
    deleted.push(`delete from ${name}`)
    const kept = rows[0]?.rows
    if (kept) inserted.push(`insert into ${name} select * from jsonb_populate_recordset(null::${name}, ${kept})`)
  }
  const sequences = await client.query<{ reset: string }>(
    `select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
       coalesce(last_value, start_value), last_value is not null) as reset from pg_sequences`,
  )
  // Replica mode: no foreign key is checked and no cascade runs.
  return [
    'begin',
    'set local session_replication_role = replica',
    ...deleted,
    ...inserted,
    ...sequences.rows.map(({ reset }) => reset),
    'commit',
  ].join(';\n')
}

/** Everything but prepared statements, which the client believes to be there. */
const forgetSession = 'rollback; close all; unlisten *; select pg_advisory_unlock_all(); reset all; discard temp'

/** Of the product's connection and of `patientDatabase`; a test that adds one changes what connections do. */
const ownListeners = 2

/**
 * Deletes what a test has stored and resets its connections. False where the database cannot be made like new: its schema
 * was changed, or the pool was closed, changed or is still in use.
 */
export async function emptied(pool: pg.Pool, statements: string): Promise<boolean> {
  const isIdle = !pool.ending && pool.waitingCount === 0 && pool.idleCount === pool.totalCount
  if (!isIdle || pool.totalCount === 0 || pool.listenerCount('connect') > ownListeners) return false
  const clients = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  try {
    const [first] = clients
    for (const client of clients) {
      await client.query(forgetSession)
      if (client instanceof SessionClient) await client.applySettings()
    }
    const sessions = await Promise.all(
      clients.map((client) => client.query<{ pid: number }>('select pg_backend_pid() as pid')),
    )
    const own = sessions.flatMap(({ rows }) => rows.map(({ pid }) => pid))
    // Connections of another process that a test has killed may not have ended yet.
    const found = await first?.query<{ changed: boolean }>(
      `select exists (select from ${record}) as changed, count(pg_terminate_backend(pid, 5000)) from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> all($1)`,
      [own],
    )
    if (found?.rows[0]?.changed !== false) return false
    await first?.query(statements)
    return true
  } catch {
    // Dropped instead: whatever a test does to its database, the next one gets a new one.
    return false
  } finally {
    for (const client of clients) client.release()
  }
}
