import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dinnerRoutes, feedbackRoutes, participantRoutes, registrationRoutes } from '@running-dinner/contract'
import { expect, onTestFinished, test } from 'vitest'
import { jobsByHand, jobTasks } from '../src/features/jobs.ts'
import { createLog } from '../src/platform/log.ts'
import { createTestApp, type TestApp } from './app.ts'
import { personBody } from './bodies.ts'
import { columnsOf, digestOfEvent, tablesSaying } from './database-walk.ts'
import { givenFullEvent } from './given-full-event.ts'
import type { LogLine } from './test-log.ts'

const mark = 'zq7canary'

/** Tables without event data. Every other table has to be filled by `givenFullEvent`. */
const ofNoEvent = [
  'schema_migration',
  'shared_secret',
  'deleted_dinner',
  'deletion_counter',
  'deletion_receipt',
  'rate_limit',
  // When each job runs next.
  'job',
  // State of the instance's mail server: kinds and answer codes.
  'mail_server',
  'stranger_mail',
  'unwanted_address',
  'geocode_cache',
  'travel_cache',
  'payment_event',
  // Accounts are kept as long as their owner wants.
  'account',
  'account_link',
  'avatar',
  // Consents are kept until they are withdrawn.
  'newsletter_consent',
  // Messages to the operator are kept for a year.
  'feedback',
]
/** Read by the job itself; only values of a fixed list are stored. */
const keepsItsValue = ['dinner.time_zone']

/** Puts a mark into every text of every row; returns the tables that have one. */
async function markEverything({ database }: TestApp): Promise<string[]> {
  const marked = new Set<string>()
  const columns = await columnsOf(database)
  for (const { table, column, type } of columns.filter((candidate) => !ofNoEvent.includes(candidate.table))) {
    const isJson = type === 'jsonb' || type === 'json'
    if (!isJson && !['text', 'character varying'].includes(type)) continue
    const name = `${table}.${column}`
    if (keepsItsValue.includes(name)) continue
    const text = `'${mark} ${name} ' || ctid::text`
    const value = isJson ? `jsonb_build_object('mark', ${text})` : text
    await database.pool.query(`update ${table} set ${column} = ${value}`).then(
      () => marked.add(`public.${table}`),
      (error: { code?: string }) => {
        // Only a check constraint may refuse the mark: the column takes no free text.
        if (error.code !== '23514') throw error
      },
    )
  }
  return [...marked].sort()
}

async function givenCanary() {
  const dataDir = await mkdtemp(join(tmpdir(), 'rd-canary-'))
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
  const app = await createTestApp({ config: { dataDir } })
  const logged = app.keepLog()
  const given = await givenFullEvent(app, mark, '2030-06-15')
  return { app, dataDir, logged, given }
}

/** A handler ends with an error that quotes what was entered. */
async function crash({ call, database: { pool } }: TestApp): Promise<void> {
  await pool.query(`
    create function crash() returns trigger language plpgsql as
      $$ begin raise exception E'Key (email)=(%)\n    at %', new.sender_email, new.message using errcode = 'XX000'; end $$;
    create trigger crash before insert on feedback for each row execute function crash()`)
  const body = { senderEmail: `${mark}@guests.example`, message: mark, threadId: randomUUID() }
  expect((await call(feedbackRoutes.send, { body })).status).toBe(500)
  await pool.query('drop function crash cascade')
}

/** The lines as the product writes them. */
function writtenLines(logged: readonly LogLine[]): string[] {
  const lines: string[] = []
  const log = createLog({ write: (line) => void lines.push(line) })
  for (const { level, message, ...fields } of logged) log[level](message, fields)
  return lines
}

/** Calls that fail while they handle personal data. */
async function failures(app: TestApp, params: { adminId: string }, publicId: string): Promise<void> {
  const person = personBody(1, { lastname: mark, email: `${mark}1@guests.example` })
  await app.call(participantRoutes.create, { params, body: person })
  await app.call(registrationRoutes.register, {
    params: { publicId },
    body: { ...person, dataProcessingAcknowledged: true },
  })
  await app.call(dinnerRoutes.get, { params: { adminId: mark } })
  await app.app.inject({ method: 'POST', url: `/api/rest/${mark}`, payload: `{"${mark}` })
  await app.app.inject({
    method: 'POST',
    url: `/api${participantRoutes.create.path.replace(':adminId', params.adminId)}?${mark}`,
    headers: { 'content-type': 'application/json', 'user-agent': mark },
    payload: `{"lastname":"${mark}`,
  })
}

test('leaves no entered text of a deleted event in tables, files and log, and keeps another event (PRIV-01, PRIV-02)', {
  // Organises a whole event, deletes it and reads every file.
  timeout: 300_000,
}, async () => {
  const { app, dataDir, logged, given } = await givenCanary()
  await failures(app, given.params, given.publicId)
  await crash(app)
  await jobTasks(app.ctx)['look-up-addresses']()
  const { rows: filled } = await app.database.pool.query<{ table: string; is_filled: boolean }>(`
    select table_name as table, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', table_name), false, true, '')))[1]::text::int > 0 as is_filled
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`)
  const empty = filled.filter(({ table, is_filled }) => !is_filled && !ofNoEvent.includes(table))
  expect(empty.map(({ table }) => table)).toEqual([])
  const marked = await markEverything(app)
  expect(marked.length).toBeGreaterThan(12)
  expect((await tablesSaying(app.database, mark)).sort()).toEqual(expect.arrayContaining(marked))

  app.clock.set('2030-06-18T10:00:00Z')
  const other = await givenFullEvent(app, 'somebody', '2030-09-15')
  const alsoRows = {
    dev_mail: `task_id in (select id from message_task where dinner_id = '${other.dinner.id}')`,
    sandbox_order: "id = 'somebody-order'",
    portal_token: "email_identity like 'somebody%'",
  }
  const before = await digestOfEvent(app.database, other.dinner.id, alsoRows)
  const unfilled = Object.keys(before).filter((table) => before[table] === '0 ' && !ofNoEvent.includes(table))
  expect(unfilled).toEqual([])

  app.clock.set('2030-06-20T22:00:00Z')
  await jobsByHand(app.ctx).retention()
  expect(await tablesSaying(app.database, mark)).toEqual([])
  expect(await digestOfEvent(app.database, other.dinner.id, alsoRows)).toEqual(before)
  expect(logged.length).toBeGreaterThan(20)
  expect(logged.filter(({ error }) => String(error).includes(mark)).map(({ status }) => status)).toEqual([500])
  expect(writtenLines(logged).filter((line) => line.includes(mark))).toEqual([])
  expect(await filesSaying(dataDir)).toEqual([])
})

// Organises a whole event.
test('deletes nothing of an event early', { timeout: 180_000 }, async () => {
  const { app, given } = await givenCanary()
  // Kept for a week of its own.
  await app.database.pool.query("update cancelled_registration set cancelled_at = '2030-05-10'")
  const before = await digestOfEvent(app.database, given.dinner.id)
  for (const now of ['2030-05-02T10:00:00Z', '2030-05-07T10:00:00Z', '2030-05-15T09:59:59Z']) {
    app.clock.set(now)
    await jobsByHand(app.ctx).retention()
  }
  expect(await digestOfEvent(app.database, given.dinner.id)).toEqual(before)
})

async function filesSaying(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const found: string[] = []
  for (const file of files) if ((await readFile(file)).includes(mark)) found.push(file)
  return found
}
