import type { Selectable } from 'kysely'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { MessageTask as Row } from '../../platform/db/schema.generated.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'

export type MessageTask = Selectable<Row> & { jobId: string }

/** Only mails of jobs: system mails contain secrets and must not be readable. */
export const messageTaskStore = {
  async ofJob(db: Db | Tx, dinner: AuthorizedDinner, jobId: string): Promise<MessageTask[]> {
    const rows = await tasks(db, dinner).where('jobId', '=', jobId).orderBy('position').execute()
    return rows.filter(isOfJob)
  },

  async byId(db: Db | Tx, dinner: AuthorizedDinner, id: string): Promise<MessageTask | undefined> {
    const row = await tasks(db, dinner).where('id', '=', id).executeTakeFirst()
    return row && isOfJob(row) ? row : undefined
  },

  /** Counts mails of any kind since then, without withdrawn ones. */
  async countSince(tx: Tx, dinner: AuthorizedDinner, since: Date): Promise<number> {
    const row = await sentSince(tx, dinner, since).executeTakeFirstOrThrow()
    return Number(row.count)
  },

  /** Counts only mails the organiser sent, without system mails to guests. */
  async countOrganisersSince(tx: Tx, dinner: AuthorizedDinner, since: Date): Promise<number> {
    const row = await sentSince(tx, dinner, since)
      .where((eb) => eb.or([eb('jobId', 'is not', null), eb('kind', '=', 'TEST')]))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  },

  /** Returns how many mails were still queued. */
  async withdraw(tx: Tx, dinner: AuthorizedDinner, jobId: string): Promise<number> {
    const { numUpdatedRows } = await tx
      .updateTable('messageTask')
      .set({ status: 'WITHDRAWN' })
      .where('dinnerId', '=', dinner.id)
      .where('jobId', '=', jobId)
      .where('status', '=', 'QUEUED')
      .executeTakeFirst()
    return Number(numUpdatedRows)
  },

  /** Queues a failed mail again with the corrections; its Message-ID stays. */
  async requeue(
    tx: Tx,
    dinner: AuthorizedDinner,
    task: MessageTask,
    corrected: { recipientEmail: string; subject: string; content: string; now: Date },
  ): Promise<void> {
    const { now, ...columns } = corrected
    await tx
      .updateTable('messageTask')
      .set({
        ...columns,
        status: 'QUEUED',
        dueAt: now,
        attempts: 0,
        firstAttemptAt: null,
        finishedAt: null,
        failed: false,
        failureType: null,
        failureCode: null,
        resendCount: task.resendCount + 1,
      })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', task.id)
      .execute()
    await enqueue(tx, 'deliver-mails')
  },
}

function sentSince(tx: Tx, dinner: AuthorizedDinner, since: Date) {
  return tx
    .selectFrom('messageTask')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('dinnerId', '=', dinner.id)
    .where('createdAt', '>', since)
    .where('status', '<>', 'WITHDRAWN')
}

function tasks(db: Db | Tx, dinner: AuthorizedDinner) {
  return db.selectFrom('messageTask').selectAll().where('dinnerId', '=', dinner.id).where('jobId', 'is not', null)
}

function isOfJob(row: Selectable<Row>): row is MessageTask {
  return row.jobId !== null
}
