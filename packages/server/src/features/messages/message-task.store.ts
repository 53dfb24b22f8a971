import type { Selectable } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { MessageTask as Row } from '../../platform/db/schema.generated.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'

/** Mails the product sends by itself; they belong to no job and are not listed (reliability 2.4 #5). */
export interface SystemMail {
  kind: 'NEW_RUNNING_DINNER' | 'TEAM_HOST_CHANGED_BY_PARTICIPANT' | 'TEST'
  recipientEmail: string
  recipientName: string
  replyTo: string
  subject: string
  content: string
}

/** One mail of an organiser's job. */
export interface JobMail extends Omit<SystemMail, 'kind'> {
  kind: 'PARTICIPANT' | 'TEAM' | 'DINNER_ROUTE'
  jobId: string
  position: number
  participantId: string | undefined
}

export type MessageTask = Selectable<Row> & { jobId: string }

type Sender = { clock: Clock; config: { mailFrom: string } }

/** A mail is a row; it is delivered after the commit, however often that takes (architecture 5.9). */
export async function queueMail(tx: Tx, ctx: Sender, dinner: { id: string }, mail: SystemMail): Promise<void> {
  await insertTasks(tx, ctx, dinner, [{ ...mail, jobId: undefined, position: 0, participantId: undefined }])
}

/** `dueAt` in the future holds the whole job back (decisions B32). */
export async function queueJobMails(
  tx: Tx,
  ctx: Sender,
  dinner: { id: string },
  mails: JobMail[],
  dueAt?: Date,
): Promise<void> {
  await insertTasks(tx, ctx, dinner, mails, dueAt)
}

/** Mails of jobs only: those of the system carry secrets that nobody may read again (reliability 2.4 #5). */
export const messageTaskStore = {
  async ofJob(db: Db | Tx, dinner: AuthorizedDinner, jobId: string): Promise<MessageTask[]> {
    const rows = await tasks(db, dinner).where('jobId', '=', jobId).orderBy('position').execute()
    return rows.filter(isOfJob)
  },

  async byId(db: Db | Tx, dinner: AuthorizedDinner, id: string): Promise<MessageTask | undefined> {
    const row = await tasks(db, dinner).where('id', '=', id).executeTakeFirst()
    return row && isOfJob(row) ? row : undefined
  },

  /** Mails of any kind since then, without those taken back. */
  async countSince(tx: Tx, dinner: AuthorizedDinner, since: Date): Promise<number> {
    const row = await tx
      .selectFrom('messageTask')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('dinnerId', '=', dinner.id)
      .where('createdAt', '>', since)
      .where('status', '<>', 'WITHDRAWN')
      .executeTakeFirstOrThrow()
    return Number(row.count)
  },

  /** Returns how many were still waiting. */
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

  /** A failed mail begins again with what was corrected; its Message-ID stays. */
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

function tasks(db: Db | Tx, dinner: AuthorizedDinner) {
  return db.selectFrom('messageTask').selectAll().where('dinnerId', '=', dinner.id).where('jobId', 'is not', null)
}

function isOfJob(row: Selectable<Row>): row is MessageTask {
  return row.jobId !== null
}

type NewTask = Omit<SystemMail, 'kind'> & {
  kind: string
  jobId: string | undefined
  position: number
  participantId: string | undefined
}

async function insertTasks(tx: Tx, ctx: Sender, dinner: { id: string }, mails: NewTask[], dueAt?: Date): Promise<void> {
  const now = ctx.clock.now()
  const host = ctx.config.mailFrom.match(/@([^<>\s]+?)>?$/)?.[1] ?? 'localhost'
  const rows = mails.map((mail) => {
    const id = newId()
    return {
      ...mail,
      id,
      jobId: mail.jobId ?? null,
      participantId: mail.participantId ?? null,
      dinnerId: dinner.id,
      messageId: `<${id}@${host}>`,
      dueAt: dueAt ?? now,
      createdAt: now,
    }
  })
  for (let start = 0; start < rows.length; start += 500) {
    await tx
      .insertInto('messageTask')
      .values(rows.slice(start, start + 500))
      .execute()
  }
  await enqueue(tx, 'deliver-mails', dueAt)
}
