import { type DeliveryOutcome, decideFailure, type PauseReason, pauseRule } from '@running-dinner/domain/messages'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/db/database.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { kindsToPeople } from '../outbox/index.ts'
import { jobPauseStore, type LockedJob } from './job-pause.store.ts'

/** Condition that the mail is still claimed by this worker. */
type IsMine = RawBuilder<boolean>

interface FailedMail {
  status: 'FINISHED' | 'PAUSED' | 'QUEUED'
  attempts: number
  failureCode: string
  dueAt?: Date
  finishedAt?: Date
  failed?: boolean
  failureType?: string
}

interface Reader {
  dinnerId: string
  email: string
  participantId: string
  name: string
}

const failedMailStore = {
  /** False when the claim was lost. */
  async giveBack(tx: Tx, taskId: string, isOwnClaim: IsMine, change: FailedMail): Promise<boolean> {
    const { numUpdatedRows } = await tx
      .updateTable('messageTask')
      .set({ ...change, claimedBy: null, claimedUntil: null })
      .where('id', '=', taskId)
      .where(isOwnClaim)
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },

  /** The person of the event to whom this mail without a message was sent, with the organiser's address. */
  async readersOf(tx: Tx, taskId: string): Promise<Reader[]> {
    const { rows } = await sql<Reader>`
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
    return rows
  },
}

interface FailedAttempt {
  mail: { taskId: string; jobId: string | undefined; attempts: number }
  outcome: DeliveryOutcome
  failureCode: string
  mine: IsMine
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
      ? { status: 'FINISHED' as const, finishedAt: now, failed: true, failureType: outcome.failureType }
      : decision.mail === 'keep' && !keepsAlone
        ? { status: 'PAUSED' as const }
        : { status: 'QUEUED' as const, dueAt: later(now, outcome.kind === 'retry' ? outcome.afterSeconds : undefined) }
  const attempts = mail.attempts + (decision.mail === 'keep' ? 0 : 1)
  if (!(await failedMailStore.giveBack(tx, mail.taskId, mine, { ...change, attempts, failureCode }))) return
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
  await jobPauseStore.markFailureReported(tx, job)
  await recordActivity(tx, at(now), job.dinner, {
    type: 'MESSAGE_JOB_SENDING_FAILED',
    data: { messageType: job.type, subject: job.subject },
    originator: '',
    related: { type: 'MESSAGE_JOB', id: job.id },
  })
}

/** The organiser reads of a failed mail to a person of the event; the others concern only their readers. */
async function reportSystemMail(tx: Tx, now: Date, taskId: string): Promise<void> {
  for (const { dinnerId, email, participantId, name } of await failedMailStore.readersOf(tx, taskId))
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
