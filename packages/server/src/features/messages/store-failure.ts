import type { DeliveryOutcome } from '@running-dinner/domain/messages/failure-type.ts'
import { decideFailure, type PauseReason, pauseRule } from '@running-dinner/domain/messages/pause-rule.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { recordActivity } from '../activities/index.ts'
import { kindsToPeople } from '../outbox/index.ts'
import { jobPauseStore, type LockedJob } from './job-pause.store.ts'

interface FailedAttempt {
  mail: { taskId: string; jobId: string | undefined; attempts: number }
  outcome: DeliveryOutcome
  failureCode: string
  /** Condition that the mail is still claimed by this worker. */
  mine: RawBuilder<boolean>
}

/** Stores a failed attempt and what follows for the other mails of its message; nothing when the claim was lost. */
export async function storeFailure(tx: Tx, now: Date, attempt: FailedAttempt): Promise<void> {
  const { mail, outcome, failureCode, mine } = attempt
  const job = mail.jobId === undefined ? undefined : await jobPauseStore.locked(tx, mail.jobId)
  const decision = decideFailure(job ?? aloneState, outcome, failureCode)
  // A mail without a message has nothing to pause, so it waits on its own.
  const keepsAlone = decision.mail === 'keep' && job === undefined
  const change =
    outcome.kind === 'failed' && decision.mail === 'fail'
      ? { status: 'FINISHED', finishedAt: now, failed: true, failureType: outcome.failureType }
      : decision.mail === 'keep' && !keepsAlone
        ? { status: 'PAUSED' }
        : { status: 'QUEUED', dueAt: later(now, outcome.kind === 'retry' ? outcome.afterSeconds : undefined) }
  const attempts = mail.attempts + (decision.mail === 'keep' ? 0 : 1)
  const { numUpdatedRows } = await tx
    .updateTable('messageTask')
    .set({ ...change, attempts, failureCode, claimedBy: null, claimedUntil: null })
    .where('id', '=', mail.taskId)
    .where(mine)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return
  if (!job) {
    if (decision.mail === 'fail') await reportSystemMail(tx, now, mail.taskId)
    return
  }
  if (decision.mail === 'fail') {
    await jobPauseStore.countRefusals(tx, job, decision.refusals)
    await reportFirstFailure(tx, now, job)
  }
  if (decision.pause) await pause(tx, now, job, decision.pause, failureCode)
  if (decision.pause || job.pausedBy !== undefined) await jobPauseStore.scheduleTry(tx, job, now)
}

const aloneState = { refusals: { code: '', count: 0 }, pausedBy: undefined }

function later(now: Date, seconds: number = pauseRule.tryAgainAfterSeconds): Date {
  return new Date(now.getTime() + seconds * 1_000)
}

async function pause(tx: Tx, now: Date, job: LockedJob, reason: PauseReason, code: string): Promise<void> {
  const count = await jobPauseStore.pause(tx, job, reason, code, now)
  if (count === 0) return
  await recordActivity(tx, at(now), job.dinner, {
    type: 'CUSTOM_ADMIN_CHANGE',
    code: 'message_paused',
    data: { count, subject: job.subject },
    originator: '',
    related: { type: 'MESSAGE_JOB', id: job.id },
  })
}

/** Records one activity per job, also when many of its mails fail. */
async function reportFirstFailure(tx: Tx, now: Date, job: LockedJob): Promise<void> {
  if (job.failureReported) return
  await tx.updateTable('messageJob').set({ failureReported: true }).where('id', '=', job.id).execute()
  await recordActivity(tx, at(now), job.dinner, {
    type: 'MESSAGE_JOB_SENDING_FAILED',
    data: { messageType: job.type, subject: job.subject },
    originator: '',
    related: { type: 'MESSAGE_JOB', id: job.id },
  })
}

/** The organiser reads of a failed mail to a person of the event; the others concern only their readers. */
async function reportSystemMail(tx: Tx, now: Date, taskId: string): Promise<void> {
  const { rows } = await sql<{ dinnerId: string; email: string; participantId: string; name: string }>`
    select dinner.id as dinner_id, dinner.email, person.id as participant_id,
      concat_ws(' ', person.first_name, person.last_name) as name
    from message_task task
    join dinner on dinner.id = task.dinner_id
    join lateral (
      select * from participant
      where participant.dinner_id = dinner.id and participant.email_identity = lower(task.recipient_email)
      order by participant_number limit 1
    ) person on true
    where task.id = ${taskId} and task.kind in (${sql.join(kindsToPeople)})`.execute(tx)
  for (const { dinnerId, email, participantId, name } of rows)
    await recordActivity(
      tx,
      at(now),
      { id: dinnerId, email },
      {
        type: 'CUSTOM_ADMIN_CHANGE',
        code: 'system_mail_failed',
        data: { name },
        originator: '',
        related: { type: 'PARTICIPANT', id: participantId },
      },
    )
}

function at(now: Date) {
  return { now: () => now }
}
