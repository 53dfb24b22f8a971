import {
  type FeedbackEntry,
  type InstanceFigures,
  type RemovableEvent,
  type Verdict,
  yesNoOrUnknown,
} from '@running-dinner/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { mailServerStore } from '../../messages/sending/index.ts'

/** Counts and sizes only, no personal data. */
export async function readInstanceFigures(db: Db, now: Date): Promise<InstanceFigures> {
  const [events, people, mails, jobs] = await Promise.all([
    readEvents(db, now),
    readPeople(db),
    readMails(db, now),
    readJobs(db),
  ])
  return { events, ...people, mails, jobs, databaseBytes: await readSize(db) }
}

async function readEvents(db: Db, now: Date): Promise<InstanceFigures['events']> {
  const { rows } = await sql<InstanceFigures['events']>`
    select count(*) filter (where date >= ${now}::date) as upcoming, count(*) filter (where date < ${now}::date) as past,
      count(*) filter (where registration_type = 'PUBLIC') as public,
      count(*) filter (where running_dinner_type = 'DEMO') as demo,
      (select count(*) from dinner where cancelled_at is not null) as cancelled,
      (select count(*) from dinner where acknowledged_at is null and running_dinner_type <> 'DEMO') as unconfirmed
    from dinner`.execute(db)
  return only(rows)
}

/** More people are estimated, in thousands: counting reads them all. */
const countedUpTo = 20_000

async function readPeople(db: Db): Promise<Pick<InstanceFigures, 'participants' | 'accounts'>> {
  const { rows } = await sql<{ participants: number; confirmed: number; unconfirmed: number }>`
    select (
        select case when reltuples > ${countedUpTo}::int then round(reltuples::numeric, -3)::bigint else (select count(*) from participant) end
        from pg_class where oid = 'participant'::regclass
      ) as participants,
      count(*) filter (where confirmed_at is not null) as confirmed,
      count(*) filter (where confirmed_at is null) as unconfirmed
    from account`.execute(db)
  const { participants, ...accounts } = only(rows)
  return { participants, accounts }
}

async function readMails(db: Db, now: Date): Promise<InstanceFigures['mails']> {
  const { rows } = await sql<Omit<InstanceFigures['mails'], 'mailServer'>>`
    select waiting.*, finished.* from (
      select count(*) as waiting,
        coalesce(extract(epoch from ${now}::timestamptz - min(due_at)
          filter (where due_at < ${now}::timestamptz)), 0)::int as latest_delay_seconds
      from message_task where status in ('QUEUED', 'CLAIMED')
    ) waiting, (
      select count(*) filter (where not failed) as sent_last_day, count(*) filter (where failed) as failed_last_day
      from message_task where finished_at > ${now}::timestamptz - interval '1 day'
    ) finished`.execute(db)
  return { ...only(rows), mailServer: await mailServerStore.problem(db) }
}

async function readJobs(db: Db): Promise<InstanceFigures['jobs']> {
  const { rows } = await sql<InstanceFigures['jobs'][number]>`
    select id as name, (due_at <= now() and claimed_by is null)::int as waiting, (failures > 0)::int as failing
    from job order by id`.execute(db)
  return rows
}

async function readSize(db: Db): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`.execute(db)
  return only(rows).bytes
}

function only<T>(rows: readonly T[]): T {
  const [row] = rows
  if (!row) throw new Error('an aggregate query returns one row')
  return row
}

/** Newest first. */
export async function readFeedback(db: Db): Promise<FeedbackEntry[]> {
  const rows = await db
    .selectFrom('feedback')
    .select(['id', 'senderEmail', 'message', 'pageName', 'createdAt', 'threadId', 'role', 'resolved'])
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(100)
    .execute()
  return rows.map((row) => ({
    ...row,
    // Check constraints allow only these values.
    role: row.role as FeedbackEntry['role'],
    resolved: yesNoOrUnknown.decode(row.resolved as Verdict),
    createdAt: row.createdAt.toISOString(),
  }))
}

/** Matches a literal part of the title, newest first; of the people only their number. */
export async function readRemovableEvents(db: Db, search: string): Promise<RemovableEvent[]> {
  const rows = await db
    .selectFrom('dinner')
    .select(['id', 'title', 'city', 'date', 'registrationType', 'runningDinnerType'])
    .select((eb) =>
      eb
        .selectFrom('participant')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('participant.dinnerId', '=', 'dinner.id')
        .as('numParticipants'),
    )
    .where('title', 'ilike', `%${search.replace(/[\\%_]/g, '\\$&')}%`)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(50)
    .execute()
  return rows.map((row) => ({
    ...row,
    // Check constraints allow only these values.
    registrationType: row.registrationType as RemovableEvent['registrationType'],
    runningDinnerType: row.runningDinnerType as RemovableEvent['runningDinnerType'],
    numParticipants: Number(row.numParticipants),
  }))
}
