import { bodyText, type MailDocument, type PauseReason } from '@running-dinner/domain/messages'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db/database.ts'
import type { MessageTask as Row } from '../../../platform/db/schema.generated.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { type CalendarAttachment, storedDocument } from '../outbox/index.ts'

/** What lists show: the document and the files of a mail are five times as large and stay in the database. */
const listed = [
  ...([
    'id',
    'kind',
    'participantId',
    'recipientEmail',
    'recipientName',
    'replyTo',
    'subject',
    'content',
    'messageId',
  ] as const),
  ...(['status', 'failed', 'failureType', 'failureCode', 'waitReason', 'resendCount'] as const),
  ...(['dueAt', 'firstAttemptAt', 'finishedAt'] as const),
] as const

export type MessageTask = Pick<Selectable<Row>, (typeof listed)[number]> & {
  jobId: string
  pausedReason: PauseReason | null
  bringsFiles: boolean
}

/** Only mails of jobs: system mails contain secrets and must not be readable. */
export const messageTaskStore = {
  async ofJob(db: Db | Tx, dinner: AuthorizedDinner, jobId: string): Promise<MessageTask[]> {
    const rows = await tasks(db, dinner)
      .where('messageTask.jobId', '=', jobId)
      .orderBy('messageTask.position')
      .execute()
    return rows.map(taskOf)
  },

  async byId(db: Db | Tx, dinner: AuthorizedDinner, id: string): Promise<MessageTask | undefined> {
    const row = await tasks(db, dinner).where('messageTask.id', '=', id).executeTakeFirst()
    return row && taskOf(row)
  },

  /** The documents of these mails by their ids; of those written before documents were stored, their text. */
  async documents(tx: Tx, dinner: AuthorizedDinner, ids: readonly string[]): Promise<Map<string, MailDocument>> {
    const rows = await tx
      .selectFrom('messageTask')
      .select(['id', 'document', 'content'])
      .where('dinnerId', '=', dinner.id)
      .where('id', 'in', [...ids])
      .execute()
    return new Map(rows.map((row) => [row.id, storedDocument(row)]))
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

  /** Queues a mail again with the corrections; its Message-ID stays unless a new one is given. */
  async requeue(
    tx: Tx,
    dinner: AuthorizedDinner,
    task: MessageTask,
    corrected: { recipientEmail: string; subject: string; document: MailDocument; messageId?: string; now: Date },
  ): Promise<void> {
    const { now, document, ...columns } = corrected
    await tx
      .updateTable('messageTask')
      .set({
        ...columns,
        content: bodyText(document),
        document: JSON.stringify(document),
        status: 'QUEUED',
        dueAt: now,
        attempts: 0,
        firstAttemptAt: null,
        finishedAt: null,
        failed: false,
        failureType: null,
        failureCode: null,
        waitReason: null,
        resendCount: task.resendCount + 1,
      })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', task.id)
      .execute()
    await enqueue(tx, 'deliver-mails')
  },

  async setAttachments(
    tx: Tx,
    dinner: AuthorizedDinner,
    id: string,
    attachments: readonly CalendarAttachment[] | null,
  ): Promise<void> {
    await tx
      .updateTable('messageTask')
      .set({ attachments: attachments && JSON.stringify(attachments) })
      .where('dinnerId', '=', dinner.id)
      .where('id', '=', id)
      .execute()
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
  return db
    .selectFrom('messageTask')
    .innerJoin('messageJob', 'messageJob.id', 'messageTask.jobId')
    .select(listed.map((column) => `messageTask.${column}` as const))
    .select(sql<boolean>`message_task.attachments is not null`.as('bringsFiles'))
    .select('messageJob.pausedReason')
    .select('messageJob.id as jobId')
    .where('messageTask.dinnerId', '=', dinner.id)
}

function taskOf<Task extends { pausedReason: string | null }>(row: Task) {
  // A check constraint guarantees the reason.
  return { ...row, pausedReason: row.pausedReason as PauseReason | null }
}
