import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

export interface MailQueueFigures {
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
