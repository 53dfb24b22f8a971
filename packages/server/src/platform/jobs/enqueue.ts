import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import { publication, publish } from '../db/pub-sub.ts'

export type JobName =
  | 'deliver-mails'
  | 'look-up-addresses'
  | 'search-plans'
  | 'settle-payments'
  | 'reminders'
  | 'retention'

export const jobTopic = (job: JobName) => `job:${job}`

/** Wakes the job in every process when the transaction commits. What there is to do is read from the rows it works on. */
export async function enqueue(tx: Tx | Db, job: JobName): Promise<void> {
  await publish(tx, jobTopic(job))
}

/** `enqueue` as part of the statement that inserts what there is to do: a round trip less under a lock. */
export const enqueueing = (job: JobName) => publication(jobTopic(job)).as('enqueued')

/** Runs the job in one of all processes at that time, or earlier when it is due earlier. */
export async function enqueueAt(db: Db, job: JobName, dueAt: Date | 'now'): Promise<void> {
  await sql`update job set due_at = least(due_at, ${dueAt}::timestamptz) where id = ${job}`.execute(db)
}
