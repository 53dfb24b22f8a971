import { randomUUID } from 'node:crypto'
import type { MailServerProblem } from '@running-dinner/domain/messages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { type PubSub, publish } from '../../../platform/db/pub-sub.ts'

/** Rejects when the database does not answer. */
export async function askDatabase(db: Db): Promise<void> {
  await sql`select 1`.execute(db)
}

/** Rejects when the database has no table of jobs. */
export async function askJobQueue(db: Db): Promise<void> {
  await sql`select 1 from job limit 1`.execute(db)
}

/** Rejects unless a notification from the pool comes back on the connection that listens. */
export async function askPubSub(db: Db, pubSub: PubSub, signal: AbortSignal): Promise<void> {
  const topic = `ready:${randomUUID()}`
  let stop: (() => void) | undefined
  const heard = new Promise<void>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    const ring = () => void publish(db, topic).catch(reject)
    // Called unheard when the connection was just opened: the first notification may have come before it listened.
    stop = pubSub.listen(topic, (wasHeard) => (wasHeard ? resolve() : ring()))
    ring()
  })
  await heard.finally(() => stop?.())
}

export interface Backlog {
  /** Since the oldest row of each kind became due, or the longest run of a job began; 0 without one. */
  oldestSeconds: Record<BacklogKind, number>
  pausedMessages: number
  pausedMails: number
  /** Of mails that no mail server answered for minutes. */
  unansweredMails: number
  /** Why the mail server takes no mail at all. */
  mailServerProblem: MailServerProblem | null
  /** Of workers that died or hang: the next sweep takes them back. */
  expiredClaims: number
  /** Transactions whose tombstones are not in their folder yet: a restored backup would bring back what they deleted. */
  unwrittenTombstones: number
  /** The database was restored, and the operator has not released its mails. */
  mailsWait: boolean
}

type BacklogKind = 'mails' | 'addresses' | 'payments' | 'deletions' | 'jobs' | 'runs'

/** A mail server that is away for less than this is no outage. */
const outageSeconds = 180

/** Counts and ages over all events, no personal data. The queue of jobs lives by the clock of the database. */
export async function readBacklog(db: Db, now: Date): Promise<Backlog> {
  const age = (due: string) =>
    sql<number>`coalesce(extract(epoch from ${now}::timestamptz - min(${sql.ref(due)})), 0)::float8`
  const { rows } = await sql<Record<BacklogKind, number> & Omit<Backlog, 'oldestSeconds'>>`
    select
      (select ${age('due_at')} from message_task where status in ('QUEUED', 'CLAIMED') and due_at <= ${now}) as mails,
      (select ${age('geocoding_due_at')} from (
        select geocoding_due_at from participant union all select geocoding_due_at from after_party_location
      ) address where geocoding_due_at <= ${now}) as addresses,
      (select ${age('next_check_at')} from payment_order where next_check_at <= ${now}) as payments,
      (select ${age('deletion_noticed_at')} from dinner where deletion_noticed_at <= ${now}) as deletions,
      (select coalesce(extract(epoch from now() - min(due_at)), 0)::float8 from job
        where due_at <= now() and claimed_by is null) as jobs,
      (select coalesce(extract(epoch from now() - min(claimed_at)), 0)::float8 from job
        where claimed_by is not null) as runs,
      (select count(*) from message_job where paused_at is not null) as paused_messages,
      (select count(*) from message_task where status = 'PAUSED') as paused_mails,
      (select count(*) from message_task where status in ('QUEUED', 'CLAIMED') and failure_code !~ '^[0-9]{3}'
        and first_attempt_at <= ${now}::timestamptz - make_interval(secs => ${outageSeconds})) as unanswered_mails,
      (select problem from mail_server) as mail_server_problem,
      (select count(*) from message_task where status = 'CLAIMED' and claimed_until < ${now}) as expired_claims,
      (select count(*) from deletion_receipt where unwritten is not null) as unwritten_tombstones,
      (select mails_wait_since is not null from deletion_counter) as mails_wait`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query without tables has exactly one row.')
  const { mails, addresses, payments, deletions, jobs, runs, ...counts } = row
  return { oldestSeconds: { mails, addresses, payments, deletions, jobs, runs }, ...counts }
}

/**
 * Longer than each kind takes when all is well: mails wait for a mail server, deletions for a second look, and a slow mail server
 * keeps one run busy for an hour.
 */
const lateAfterSeconds: Record<BacklogKind, number> = {
  mails: 900,
  addresses: 900,
  payments: 900,
  deletions: 7_200,
  jobs: 300,
  runs: 7_200,
}

interface JobsReport {
  status: 'ok' | 'late'
  late: BacklogKind[]
  mailServer: 'ok' | 'unanswered' | MailServerProblem
  messages: 'ok' | 'paused'
  tombstones: 'ok' | 'unwritten'
  restoredMails: 'ok' | 'wait'
}

/** What an operator should look at, without numbers: the report is open to everyone. */
export function jobsReport(backlog: Backlog): JobsReport {
  const { oldestSeconds, unansweredMails, mailServerProblem, pausedMessages, unwrittenTombstones, mailsWait } = backlog
  const kinds = Object.keys(lateAfterSeconds) as BacklogKind[]
  const late = kinds.filter((kind) => oldestSeconds[kind] > lateAfterSeconds[kind])
  const mailServer = mailServerProblem ?? (unansweredMails > 0 ? 'unanswered' : 'ok')
  return {
    status: late.length > 0 || mailServer !== 'ok' || unwrittenTombstones > 0 || mailsWait ? 'late' : 'ok',
    late,
    mailServer,
    messages: pausedMessages > 0 ? 'paused' : 'ok',
    tombstones: unwrittenTombstones > 0 ? 'unwritten' : 'ok',
    restoredMails: mailsWait ? 'wait' : 'ok',
  }
}

interface MailQueueFigures {
  /** To be sent now. */
  due: number
  /** Held back by the organiser's choice or until the next attempt. */
  scheduled: number
  /** Claimed by a worker. */
  sending: number
  /** Since the oldest mail that has not left became due; 0 without one. */
  oldestDueSeconds: number
}

export async function readMailQueue(db: Db, now: Date): Promise<MailQueueFigures> {
  const { rows } = await sql<MailQueueFigures>`
    select count(*) filter (where status = 'QUEUED' and due_at <= ${now}::timestamptz) as due,
      count(*) filter (where status = 'QUEUED' and due_at > ${now}::timestamptz) as scheduled,
      count(*) filter (where status = 'CLAIMED') as sending,
      coalesce(extract(epoch from ${now}::timestamptz - min(due_at)
        filter (where due_at <= ${now}::timestamptz)), 0)::float8 as oldest_due_seconds
    from message_task where status in ('QUEUED', 'CLAIMED')`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An aggregate without groups has exactly one row.')
  return row
}
