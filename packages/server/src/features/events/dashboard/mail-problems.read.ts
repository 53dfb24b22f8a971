import type { MailProblemsReply } from '@running-dinner/contract'
import { unwantedCode, type WaitReason } from '@running-dinner/domain/messages'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { kindsToPeople } from '../../messages/outbox/index.ts'
import { mailServerStore } from '../../messages/sending/index.ts'

/** A mail server that is away for less than this is not worth a notice. */
const patienceSeconds = 180
const dailyLimits: readonly WaitReason[] = ['RECIPIENT_LIMIT', 'ORGANISER_LIMIT', 'INSTANCE_LIMIT']

/** What keeps the mails of an event from arriving; empty when all arrive. */
export async function readMailProblems(db: Db, dinner: { id: string }, now: Date): Promise<MailProblemsReply> {
  const since = new Date(now.getTime() - patienceSeconds * 1_000)
  const { rows } = await sql<{
    paused: string
    unanswered: string
    waiting: string
    open: string
    pausedJob: string | null
  }>`
    select count(*) filter (where job.paused_at is not null) as paused,
      count(*) filter (where task.failure_code !~ '^[0-9]{3}' and task.first_attempt_at <= ${since}) as unanswered,
      count(*) filter (where task.wait_reason in (${sql.join(dailyLimits)})) as waiting,
      count(*) filter (where task.job_id is not null and job.paused_at is null and task.wait_reason is null) as open,
      min(job.id::text) filter (where job.paused_at is not null) as paused_job
    from message_task task left join message_job job on job.id = task.job_id
    where task.dinner_id = ${dinner.id} and task.status in ('QUEUED', 'CLAIMED', 'PAUSED')`.execute(db)
  const [open] = rows
  const [failed, undelivered, mailServer] = await Promise.all([
    readFailed(db, dinner),
    readUndelivered(db, dinner),
    mailServerStore.problem(db),
  ])
  return {
    paused: Number(open?.paused ?? 0),
    unanswered: Number(open?.unanswered ?? 0),
    failed: Number(failed?.count ?? 0) + undelivered.length,
    waiting: Number(open?.waiting ?? 0),
    open: Number(open?.open ?? 0),
    mailServer,
    jobId: open?.pausedJob ?? failed?.jobId ?? null,
    undelivered: undelivered.map(({ failedAt, ...mail }) => ({ ...mail, failedAt: failedAt.toISOString() })),
  }
}

/** Failed mails to people who are still there under that address and got no later mail. */
async function readFailed(db: Db, dinner: { id: string }) {
  const { rows } = await sql<{ count: string; jobId: string | null }>`
    select count(*) as count, (array_agg(task.job_id::text order by task.finished_at desc))[1] as job_id
    from message_task task
    join participant on participant.dinner_id = task.dinner_id and participant.id = task.participant_id
      and participant.email_identity = lower(task.recipient_email)
    where task.dinner_id = ${dinner.id} and task.status = 'FINISHED' and task.failed and task.job_id is not null
      and task.failure_code is distinct from ${unwantedCode}
      and not exists (
        select from message_task later
        where later.dinner_id = task.dinner_id and later.participant_id = task.participant_id and later.job_id is not null
          and later.status = 'FINISHED' and not later.failed and later.finished_at >= task.finished_at
          and later.created_at >= task.created_at
      )`.execute(db)
  return rows[0]
}

const maxUndelivered = 100

/** Failed mails of the system to addresses that got no later mail, the newest first. */
async function readUndelivered(db: Db, dinner: { id: string }) {
  const { rows } = await sql<{ participantId: string; isOffer: boolean; failedAt: Date }>`
    select person.id as participant_id, task.kind = 'PLACE_OFFER' as is_offer, task.finished_at as failed_at
    from message_task task
    join lateral (
      select id from participant
      where participant.dinner_id = task.dinner_id and participant.email_identity = lower(task.recipient_email)
      order by participant_number limit 1
    ) person on true
    where task.dinner_id = ${dinner.id} and task.status = 'FINISHED' and task.failed and task.job_id is null
      and task.kind in (${sql.join(kindsToPeople)}) and task.failure_code is distinct from ${unwantedCode}
      and not exists (
        select from message_task later
        where later.dinner_id = task.dinner_id and lower(later.recipient_email) = lower(task.recipient_email)
          and later.status = 'FINISHED' and not later.failed and later.finished_at >= task.finished_at
          and later.created_at >= task.created_at
      )
    order by task.finished_at desc limit ${maxUndelivered}`.execute(db)
  return rows
}
