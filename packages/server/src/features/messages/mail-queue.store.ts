import type { Dinner, Language } from '@running-dinner/domain'
import type { DeliveryOutcome } from '@running-dinner/domain/messages/failure-type.ts'
import { staysInDemo } from '@running-dinner/domain/messages/stays-in-demo.ts'
import { keptSince } from '@running-dinner/domain/retention.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { OutgoingMail } from '../../platform/mail/mail-transport.ts'
import { type ClaimTable, claimedRows } from '../../platform/queue/claimed-rows.ts'
import type { WorkQueue } from '../../platform/queue/work-off.ts'
import type { Worker } from '../../platform/queue/worker-presence.ts'
import type { Purge } from '../../platform/retention/purge.ts'
import { recordActivity } from '../activities/index.ts'

export interface ClaimedMail extends OutgoingMail {
  taskId: string
  jobId: string | undefined
  /** Failed attempts so far. */
  attempts: number
  /** Marked as sent without being handed to the mail server. */
  staysInDemo: boolean
}

/** The mails of one worker: claim, send, mark (docs/rules/messages.md#delivery). */
export interface MailQueue extends WorkQueue<ClaimedMail> {
  release(): Promise<void>
  markSent(mail: ClaimedMail): Promise<void>
  markFailed(mail: ClaimedMail, outcome: DeliveryOutcome, failureCode: string): Promise<void>
  /** Wakes a worker when the next mail becomes due. */
  scheduleNext(): Promise<void>
}

function mailTable(clock: Ctx['clock']): ClaimTable {
  const queued = sql`status = 'QUEUED'`
  return {
    name: 'message_task',
    leaseSeconds: 120,
    waiting: () => sql`status = 'QUEUED' and due_at <= ${clock.now()}`,
    order: sql`due_at, position`,
    claimed: sql`status = 'CLAIMED'`,
    onClaim: () => sql`status = 'CLAIMED', first_attempt_at = coalesce(first_attempt_at, ${clock.now()})`,
    onRelease: queued,
    onOrphaned: queued,
  }
}

export function mailQueue({ db, clock }: Pick<Ctx, 'db' | 'clock'>, worker: Worker): MailQueue {
  const { connection } = worker
  const table = mailTable(clock)
  const rows = claimedRows(worker, table)
  return {
    leaseSeconds: table.leaseSeconds,
    claim: async (limit) => mailsOf(connection, await rows.claim(limit)),
    renew: () => rows.renew(),
    sweep: async () => (await rows.sweep()).length,
    release: async () => void (await rows.release()),

    async markSent({ taskId }) {
      // Even without the claim: a mail that left must not be sent again by the worker that took it over.
      await db
        .updateTable('messageTask')
        .set({ status: 'FINISHED', finishedAt: clock.now(), claimedBy: null, claimedUntil: null, failureCode: null })
        .where('id', '=', taskId)
        .where('status', 'in', ['QUEUED', 'CLAIMED'])
        .execute()
    },

    async markFailed(mail, outcome, failureCode) {
      const change =
        outcome.kind === 'retry' ? waiting(clock.now(), outcome.afterSeconds) : failed(clock.now(), outcome.failureType)
      await inTransaction(db, async (tx) => {
        const { numUpdatedRows } = await tx
          .updateTable('messageTask')
          .set({ ...change, attempts: mail.attempts + 1, failureCode, claimedBy: null, claimedUntil: null })
          .where('id', '=', mail.taskId)
          .where(rows.mine)
          .executeTakeFirst()
        if (outcome.kind === 'failed' && numUpdatedRows > 0n) await reportFirstFailure(tx, clock, mail.jobId)
      })
    },

    async scheduleNext() {
      const row = await connection
        .selectFrom('messageTask')
        .select((eb) => eb.fn.min('dueAt').as('dueAt'))
        .where('status', '=', 'QUEUED')
        .executeTakeFirst()
      const dueAt = row?.dueAt
      // Rounded to whole seconds, so that mails due together share one job.
      if (dueAt)
        await inTransaction(db, (tx) =>
          enqueue(tx, 'deliver-mails', new Date(Math.ceil(dueAt.getTime() / 1000) * 1000)),
        )
    },
  }
}

/** Undefined for a mail that belongs to no event. */
function demoOf({
  runningDinnerType,
  acknowledgedAt,
}: {
  runningDinnerType: string | null
  acknowledgedAt: Date | null
}) {
  if (runningDinnerType === null) return undefined
  return {
    // Narrowed by a check constraint.
    runningDinnerType: runningDinnerType as Dinner['runningDinnerType'],
    acknowledgedDate: acknowledgedAt ?? undefined,
  }
}

async function mailsOf(connection: Worker['connection'], ids: readonly string[]): Promise<ClaimedMail[]> {
  if (ids.length === 0) return []
  const rows = await connection
    .selectFrom('messageTask')
    .leftJoin('dinner', 'dinner.id', 'messageTask.dinnerId')
    .selectAll('messageTask')
    .select(['dinner.runningDinnerType', 'dinner.acknowledgedAt'])
    .select((eb) => eb.fn.coalesce('messageTask.languageCode', 'dinner.languageCode').as('languageCode'))
    .where('messageTask.id', 'in', [...ids])
    .orderBy('messageTask.dueAt')
    .orderBy('messageTask.position')
    .execute()
  return rows.map((row) => ({
    taskId: row.id,
    jobId: row.jobId ?? undefined,
    attempts: row.attempts,
    messageId: row.messageId,
    recipientEmail: row.recipientEmail,
    recipientName: row.recipientName,
    replyTo: row.replyTo,
    subject: row.subject,
    text: row.content,
    // Narrowed by a check constraint.
    language: row.languageCode as Language,
    staysInDemo: staysInDemo(row, demoOf(row)),
  }))
}

function waiting(now: Date, afterSeconds: number) {
  return { status: 'QUEUED', dueAt: new Date(now.getTime() + afterSeconds * 1000) }
}

function failed(now: Date, failureType: string) {
  return { status: 'FINISHED', finishedAt: now, failed: true, failureType }
}

/** Records one activity per job, also when many of its mails fail. */
async function reportFirstFailure(tx: Tx, clock: Ctx['clock'], jobId: string | undefined): Promise<void> {
  if (jobId === undefined) return
  const job = await tx
    .updateTable('messageJob')
    .from('dinner')
    .set({ failureReported: true })
    .whereRef('dinner.id', '=', 'messageJob.dinnerId')
    .where('messageJob.id', '=', jobId)
    .where('messageJob.failureReported', '=', false)
    .returning(['messageJob.type', 'messageJob.subject', 'dinner.id', 'dinner.email'])
    .executeTakeFirst()
  if (!job) return
  await recordActivity(tx, clock, job, {
    type: 'MESSAGE_JOB_SENDING_FAILED',
    data: { messageType: job.type, subject: job.subject },
    originator: '',
    related: { type: 'MESSAGE_JOB', id: jobId },
  })
}

/** Mails of an event are deleted with it; those without event and stored development mails after a week. */
export const purgeMails: Purge = {
  name: 'mails',
  async old(tx, now) {
    const since = keptSince('mail', now)
    await tx.deleteFrom('messageTask').where('dinnerId', 'is', null).where('createdAt', '<=', since).execute()
    await tx.deleteFrom('devMail').where('createdAt', '<=', since).execute()
    await tx.deleteFrom('strangerMail').where('createdAt', '<=', keptSince('counter', now)).execute()
  },
}
