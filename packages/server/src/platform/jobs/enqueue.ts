import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** The jobs and their payloads. A payload holds ids at most, so that a retry reads the present data. */
interface JobPayloads {
  'deliver-mails': Record<string, never>
  'look-up-addresses': Record<string, never>
  'search-plans': Record<string, never>
  'settle-payments': Record<string, never>
  reminders: Record<string, never>
  retention: Record<string, never>
}
export type JobName = keyof JobPayloads

/** Enqueues inside the verb's transaction. A job of the same name that still waits is not added twice. */
export async function enqueue(tx: Tx, job: JobName, runAt?: Date): Promise<void> {
  const key = runAt === undefined ? job : `${job}@${runAt.toISOString()}`
  await sql`select graphile_worker.add_job(${job}::text, '{}'::json, job_key => ${key}::text, run_at => ${runAt ?? null}::timestamptz)`.execute(
    tx,
  )
}
