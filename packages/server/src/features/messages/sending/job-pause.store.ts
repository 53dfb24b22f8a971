import { type PauseReason, type PauseState, pauseRule } from '@running-dinner/domain/messages'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'

/** A message while one of its mails gets its result. */
export interface LockedJob extends PauseState {
  id: string
  type: string
  subject: string
  failureReported: boolean
  dinner: { id: string; email: string }
}

/** Pauses of messages: docs/rules/messages/messages.md#pauses */
export const jobPauseStore = {
  /** Locks the job, so that results that come in at the same moment are counted one after the other. */
  async locked(tx: Tx, jobId: string): Promise<LockedJob | undefined> {
    const row = await tx
      .selectFrom('messageJob')
      .innerJoin('dinner', 'dinner.id', 'messageJob.dinnerId')
      .select(['messageJob.id', 'messageJob.type', 'messageJob.subject', 'messageJob.failureReported'])
      .select(['messageJob.refusals', 'messageJob.refusalCode', 'messageJob.pausedAt', 'messageJob.pausedCode'])
      .select(['dinner.id as dinnerId', 'dinner.email'])
      .where('messageJob.id', '=', jobId)
      .forUpdate('messageJob')
      .executeTakeFirst()
    if (!row) return undefined
    return {
      id: row.id,
      type: row.type,
      subject: row.subject,
      failureReported: row.failureReported,
      refusals: { code: row.refusalCode ?? '', count: row.refusals },
      pausedBy: row.pausedAt ? (row.pausedCode ?? '') : undefined,
      dinner: { id: row.dinnerId, email: row.email },
    }
  },

  async countRefusals(tx: Tx, { id }: LockedJob, { code, count }: PauseState['refusals']): Promise<void> {
    await tx.updateTable('messageJob').set({ refusals: count, refusalCode: code }).where('id', '=', id).execute()
  },

  /** Returns how many mails wait from now on, with those being sent; without any, the message has ended and is not paused. */
  async pause(tx: Tx, { id }: LockedJob, reason: PauseReason, code: string, now: Date): Promise<number> {
    await tx
      .updateTable('messageTask')
      .set({ status: 'PAUSED' })
      .where('jobId', '=', id)
      .where('status', '=', 'QUEUED')
      .execute()
    const waiting = await countOf(tx, id, ['PAUSED', 'CLAIMED'])
    if (waiting > 0)
      await tx
        .updateTable('messageJob')
        .set({ pausedAt: now, pausedReason: reason, pausedCode: code })
        .where('id', '=', id)
        .execute()
    return waiting
  },

  /** Lets one mail of a paused message try again after a while; a message without waiting mails is not paused any more. */
  async scheduleTry(tx: Tx, { id }: Pick<LockedJob, 'id'>, now: Date): Promise<void> {
    const dueAt = new Date(now.getTime() + pauseRule.tryAgainAfterSeconds * 1_000)
    const { numAffectedRows } = await sql`
      update message_task set status = 'QUEUED', due_at = ${dueAt}, wait_reason = null where id = (
        select id from message_task where job_id = ${id} and status = 'PAUSED' and wait_reason is distinct from 'RESTORED' order by position limit 1
      ) and not exists (select from message_task where job_id = ${id} and status in ('QUEUED', 'CLAIMED'))`.execute(tx)
    if (numAffectedRows === 1n) return enqueue(tx, 'deliver-mails')
    if ((await countOf(tx, id, ['PAUSED', 'QUEUED', 'CLAIMED'])) === 0)
      await tx.updateTable('messageJob').set(notPaused).where('id', '=', id).execute()
  },

  /** Ends the pause; the waiting mails are due at once. Returns how many, or undefined when the message was not paused. */
  async resume(tx: Tx, jobId: string, now: Date): Promise<number | undefined> {
    const { numUpdatedRows } = await tx
      .updateTable('messageJob')
      .set({ ...notPaused, refusals: 0, refusalCode: null })
      .where('id', '=', jobId)
      .where('pausedAt', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return undefined
    const tasks = await tx
      .updateTable('messageTask')
      .set({ status: 'QUEUED', dueAt: now })
      .where('jobId', '=', jobId)
      .where((eb) => eb.or([eb('status', '=', 'PAUSED'), eb('status', '=', 'QUEUED')]))
      // Those of a restored database wait for the operator.
      .where('waitReason', 'is distinct from', 'RESTORED')
      .executeTakeFirst()
    await enqueue(tx, 'deliver-mails')
    return Number(tasks.numUpdatedRows)
  },

  /** Ends the wait of a restored database; returns the messages that stay paused. */
  async releaseRestored(tx: Tx): Promise<Pick<LockedJob, 'id'>[]> {
    await tx.updateTable('deletionCounter').set({ mailsWaitSince: null }).execute()
    await sql`
      update message_task set wait_reason = null, status = case when exists (
        select from message_job where message_job.id = message_task.job_id and paused_at is not null
      ) then 'PAUSED' else 'QUEUED' end
      where status = 'PAUSED' and wait_reason = 'RESTORED'`.execute(tx)
    return tx.selectFrom('messageJob').select('id').where('pausedAt', 'is not', null).execute()
  },

  async markFailureReported(tx: Tx, { id }: LockedJob): Promise<void> {
    await tx.updateTable('messageJob').set({ failureReported: true }).where('id', '=', id).execute()
  },
}

const notPaused = { pausedAt: null, pausedReason: null, pausedCode: null }

async function countOf(tx: Tx, jobId: string, statuses: string[]): Promise<number> {
  const { count } = await tx
    .selectFrom('messageTask')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('jobId', '=', jobId)
    .where('status', 'in', statuses)
    .executeTakeFirstOrThrow()
  return Number(count)
}
