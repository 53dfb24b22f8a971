import { type JobProgress, type MessageType, type PauseReason, unwantedCode } from '@running-dinner/domain/messages'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'

export interface NewMessageJob {
  id: string
  type: MessageType
  subject: string
  message: string
  heldUntil: Date | undefined
  createdAt: Date
  /** Only tells what changed, which is not counted as a text of the organiser. */
  tellsChanges?: boolean
}

export interface MessageJob extends NewMessageJob {
  withdrawnAt: Date | undefined
  /** All mails, including withdrawn ones. */
  taskCount: number
  progress: JobProgress
  pausedReason: PauseReason | undefined
  /** Mails that were taken back or that their recipients do not want. */
  notSent: number
  /** The last result of a waiting mail, and since when one waits for the next day. */
  failureCode: string | null
  waitReason: string | null
  /** When the next waiting mail is tried. */
  dueAt: Date | undefined
}

export const messageJobStore = {
  async insert(tx: Tx, dinner: AuthorizedDinner, job: NewMessageJob): Promise<void> {
    await tx
      .insertInto('messageJob')
      .values({ ...job, heldUntil: job.heldUntil ?? null, dinnerId: dinner.id })
      .execute()
  },

  async byId(db: Db | Tx, dinner: AuthorizedDinner, id: string): Promise<MessageJob | undefined> {
    const row = await jobs(db, dinner).where('job.id', '=', id).executeTakeFirst()
    return row && toMessageJob(row)
  },

  /** Newest first. */
  async ofDinner(db: Db, dinner: AuthorizedDinner, type: MessageType | undefined): Promise<MessageJob[]> {
    const jobsByAge = jobs(db, dinner).orderBy('job.createdAt', 'desc').orderBy('job.id')
    const rows = await (type === undefined ? jobsByAge : jobsByAge.where('job.type', '=', type)).execute()
    return rows.map(toMessageJob)
  },

  /** When the organiser sent messages since then, without mails about changes and those that go out by themselves. */
  async textsSince(tx: Tx, dinner: AuthorizedDinner, since: Date): Promise<Date[]> {
    const rows = await tx
      .selectFrom('messageJob')
      .leftJoin('plannedMail', 'plannedMail.jobId', 'messageJob.id')
      .select('messageJob.createdAt')
      .where('messageJob.dinnerId', '=', dinner.id)
      .where('messageJob.createdAt', '>', since)
      .where('messageJob.tellsChanges', '=', false)
      .where('plannedMail.jobId', 'is', null)
      .execute()
    return rows.map(({ createdAt }) => createdAt)
  },

  async markWithdrawn(tx: Tx, dinner: AuthorizedDinner, id: string, withdrawnAt: Date): Promise<void> {
    await tx
      .updateTable('messageJob')
      .set({ withdrawnAt })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .execute()
  },
}

type Row = Awaited<ReturnType<ReturnType<typeof jobs>['execute']>>[number]

function jobs(db: Db | Tx, dinner: AuthorizedDinner) {
  return db
    .selectFrom('messageJob as job')
    .leftJoin('messageTask as task', 'task.jobId', 'job.id')
    .select(['job.id', 'job.type', 'job.subject', 'job.message', 'job.heldUntil', 'job.withdrawnAt', 'job.createdAt'])
    .select('job.pausedReason')
    .select(({ fn }) => [
      fn.count('task.id').as('taskCount'),
      fn.count('task.id').filterWhere('task.status', 'in', ['QUEUED', 'PAUSED']).as('queued'),
      fn.count('task.id').filterWhere('task.status', '=', 'CLAIMED').as('started'),
      fn
        .count('task.id')
        .filterWhere('task.status', '=', 'FINISHED')
        .filterWhere('task.failed', '=', false)
        .as('succeeded'),
      fn
        .count('task.id')
        .filterWhere('task.status', '=', 'FINISHED')
        .filterWhere('task.failed', '=', true)
        .as('failed'),
      fn
        .count('task.id')
        .filterWhere((eb) =>
          eb.or([
            eb('task.status', '=', 'WITHDRAWN'),
            eb.and([eb('task.failed', '=', true), eb('task.failureCode', '=', unwantedCode)]),
          ]),
        )
        .as('notSent'),
      fn.max('task.failureCode').filterWhere('task.status', '=', 'QUEUED').as('failureCode'),
      fn.max('task.waitReason').filterWhere('task.status', 'in', ['QUEUED', 'PAUSED']).as('waitReason'),
      fn.min('task.dueAt').filterWhere('task.status', '=', 'QUEUED').as('dueAt'),
    ])
    .where('job.dinnerId', '=', dinner.id)
    .groupBy('job.id')
}

function toMessageJob(row: Row): MessageJob {
  return {
    id: row.id,
    // A check constraint guarantees the type.
    type: row.type as MessageType,
    subject: row.subject,
    message: row.message,
    heldUntil: row.heldUntil ?? undefined,
    withdrawnAt: row.withdrawnAt ?? undefined,
    createdAt: row.createdAt,
    // A check constraint guarantees the reason.
    pausedReason: (row.pausedReason as PauseReason | null) ?? undefined,
    notSent: Number(row.notSent),
    failureCode: row.failureCode,
    waitReason: row.waitReason,
    dueAt: row.dueAt ?? undefined,
    taskCount: Number(row.taskCount),
    progress: {
      queued: Number(row.queued),
      started: Number(row.started),
      succeeded: Number(row.succeeded),
      failed: Number(row.failed),
    },
  }
}
