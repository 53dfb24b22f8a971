import type { Dinner, Language } from '@running-dinner/domain'
import type { DeliveryOutcome } from '@running-dinner/domain/messages/failure-type.ts'
import { staysInDemo } from '@running-dinner/domain/messages/stays-in-demo.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { livingWorkers, type Worker } from '../../platform/jobs/worker-presence.ts'
import type { OutgoingMail } from '../../platform/mail/mail-transport.ts'
import { recordActivity } from '../activities/index.ts'

export interface ClaimedMail extends OutgoingMail {
  taskId: string
  jobId: string | undefined
  /** Failed attempts so far. */
  attempts: number
  /** Marked as sent without being handed to a mail server. */
  staysInDemo: boolean
}

/** The rows of one worker: claim, send, mark (reliability R2). */
export interface MailQueue {
  /** Takes back what nobody works on any more; returns how many rows. */
  sweep(): Promise<number>
  claim(limit: number): Promise<ClaimedMail[]>
  markSent(mail: ClaimedMail): Promise<void>
  markFailed(mail: ClaimedMail, outcome: DeliveryOutcome, failureCode: string): Promise<void>
  /** A claim outlives its lease as long as its worker works on it. */
  renew(): Promise<void>
  /** Gives back what was claimed and not marked. */
  release(): Promise<void>
  /** Wakes a worker when the next mail is due that is not due yet, or was given back. */
  scheduleNext(): Promise<void>
}

/** For a worker that cannot be seen dying, such as one cut off from the database. Measured by the database's clock. */
const lease = sql<Date>`now() + interval '120 seconds'`

export function mailQueue({ db, clock }: Pick<Ctx, 'db' | 'clock'>, { key, connection }: Worker): MailQueue {
  return {
    async sweep() {
      const orphaned = sql<boolean>`(claimed_until < now() or (claimed_by <> ${key} and claimed_by not in ${livingWorkers}))`
      const { numUpdatedRows } = await connection
        .updateTable('messageTask')
        .set(unclaimed)
        .where('status', '=', 'CLAIMED')
        .where(orphaned)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    async claim(limit) {
      const rows = await claimDue(connection, key, clock.now(), limit).execute()
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
    },

    async markSent({ taskId }) {
      // Whoever holds the row by now: what was sent must not be sent again.
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
          .where('status', '=', 'CLAIMED')
          .where('claimedBy', '=', key)
          .executeTakeFirst()
        if (outcome.kind === 'failed' && numUpdatedRows > 0n) await reportFirstFailure(tx, clock, mail.jobId)
      })
    },

    async renew() {
      await connection
        .updateTable('messageTask')
        .set({ claimedUntil: lease })
        .where('status', '=', 'CLAIMED')
        .where('claimedBy', '=', key)
        .execute()
    },

    async release() {
      await connection
        .updateTable('messageTask')
        .set(unclaimed)
        .where('status', '=', 'CLAIMED')
        .where('claimedBy', '=', key)
        .execute()
    },

    async scheduleNext() {
      const row = await connection
        .selectFrom('messageTask')
        .select((eb) => eb.fn.min('dueAt').as('dueAt'))
        .where('status', '=', 'QUEUED')
        .executeTakeFirst()
      const dueAt = row?.dueAt
      // On whole seconds, so that mails due together share one job.
      if (dueAt)
        await inTransaction(db, (tx) =>
          enqueue(tx, 'deliver-mails', new Date(Math.ceil(dueAt.getTime() / 1000) * 1000)),
        )
    },
  }
}

/** Undefined for a mail of no event. */
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

const unclaimed = { status: 'QUEUED', claimedBy: null, claimedUntil: null } as const

function claimDue(connection: Worker['connection'], key: number, now: Date, limit: number) {
  return connection
    .with('due', (cte) =>
      cte
        .selectFrom('messageTask')
        .leftJoin('dinner', 'dinner.id', 'messageTask.dinnerId')
        .select((eb) => [
          'messageTask.id',
          'dinner.runningDinnerType',
          'dinner.acknowledgedAt',
          eb.fn.coalesce('messageTask.languageCode', 'dinner.languageCode').as('languageCode'),
        ])
        .where('messageTask.status', '=', 'QUEUED')
        .where('messageTask.dueAt', '<=', now)
        .orderBy('messageTask.dueAt')
        .orderBy('messageTask.position')
        .limit(limit)
        .forUpdate('messageTask')
        .skipLocked(),
    )
    .updateTable('messageTask')
    .from('due')
    .set({
      status: 'CLAIMED',
      claimedBy: key,
      claimedUntil: lease,
      firstAttemptAt: sql<Date>`coalesce(message_task.first_attempt_at, ${now})`,
    })
    .whereRef('messageTask.id', '=', 'due.id')
    .returning(['messageTask.id', 'messageTask.jobId', 'messageTask.attempts', 'messageTask.messageId'])
    .returning(['messageTask.recipientEmail', 'messageTask.recipientName', 'messageTask.replyTo'])
    .returning(['messageTask.subject', 'messageTask.content', 'due.languageCode'])
    .returning(['messageTask.kind', 'messageTask.createdAt', 'due.runningDinnerType', 'due.acknowledgedAt'])
}

function waiting(now: Date, afterSeconds: number) {
  return { status: 'QUEUED', dueAt: new Date(now.getTime() + afterSeconds * 1000) }
}

function failed(now: Date, failureType: string) {
  return { status: 'FINISHED', finishedAt: now, failed: true, failureType }
}

/** The organiser is told once per job, however many mails fail (rules 12.3). */
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
