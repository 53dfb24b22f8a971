import type { messageTypes } from '@running-dinner/contract'
import type { JobProgress } from '@running-dinner/domain/messages/sending-result.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'

type MessageType = (typeof messageTypes)[number]

export interface NewMessageJob {
  id: string
  type: MessageType
  subject: string
  message: string
  heldUntil: Date | undefined
  createdAt: Date
}

export interface MessageJob extends NewMessageJob {
  withdrawnAt: Date | undefined
  /** All mails, including withdrawn ones. */
  taskCount: number
  progress: JobProgress
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
    const all = jobs(db, dinner).orderBy('job.createdAt', 'desc').orderBy('job.id')
    const rows = await (type === undefined ? all : all.where('job.type', '=', type)).execute()
    return rows.map(toMessageJob)
  },

  async markWithdrawn(tx: Tx, dinner: AuthorizedDinner, id: string, at: Date): Promise<void> {
    await tx
      .updateTable('messageJob')
      .set({ withdrawnAt: at })
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
    .select(({ fn }) => [
      fn.count('task.id').as('taskCount'),
      fn.count('task.id').filterWhere('task.status', '=', 'QUEUED').as('queued'),
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
    taskCount: Number(row.taskCount),
    progress: {
      queued: Number(row.queued),
      started: Number(row.started),
      succeeded: Number(row.succeeded),
      failed: Number(row.failed),
    },
  }
}
