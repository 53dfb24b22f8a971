import { emailIdentity, type Language } from '@running-dinner/domain'
import type { Clock } from '../../platform/clock.ts'
import type { Tx } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'

/** System mails. They belong to no job and are never listed, because they contain secrets. */
export interface SystemMail {
  kind:
    | 'NEW_RUNNING_DINNER'
    | 'ADMINISTRATION_LINK_REPLACED'
    | 'DELETION_WARNING'
    | 'TEAM_HOST_CHANGED_BY_PARTICIPANT'
    | 'REGISTRATION'
    | 'PARTNER_WISH'
    | 'TEST'
    | 'PORTAL_LINK'
    | 'ACCOUNT'
    | 'EVENT_REMOVED'
    | 'FEEDBACK'
    | 'PAYMENT_RETURNED'
  recipientEmail: string
  recipientName: string
  replyTo: string
  subject: string
  content: string
  /** Language of a mail without event; other mails use the event's. */
  language?: Language
}

/** A mail of a message job. */
export interface JobMail extends Omit<SystemMail, 'kind' | 'language'> {
  kind: 'PARTICIPANT' | 'TEAM' | 'DINNER_ROUTE'
  jobId: string
  position: number
  participantId: string | undefined
}

type Sender = { clock: Clock; config: { mailFrom: string } }

/** Queues a mail as a row, which is delivered and retried after the commit. A mail without event needs its language. */
export async function queueMail(
  tx: Tx,
  ctx: Sender,
  dinner: { id: string } | undefined,
  mail: SystemMail,
): Promise<void> {
  await insertTasks(tx, ctx, dinner, [{ ...mail, jobId: undefined, position: 0, participantId: undefined }])
}

/** True if a mail of this kind was queued for the address, delivered or not. */
export async function wasMailedTo(
  tx: Tx,
  dinner: { id: string },
  kind: SystemMail['kind'],
  email: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('messageTask')
    .select('id')
    .where('dinnerId', '=', dinner.id)
    .where('kind', '=', kind)
    .where((eb) => eb(eb.fn('lower', ['recipientEmail']), '=', emailIdentity(email)))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** A `dueAt` in the future holds the whole job back. Returns the ids of the mails in their order. */
export async function queueJobMails(
  tx: Tx,
  ctx: Sender,
  dinner: { id: string },
  mails: JobMail[],
  dueAt?: Date,
): Promise<string[]> {
  return insertTasks(tx, ctx, dinner, mails, dueAt)
}

type NewTask = Omit<SystemMail, 'kind'> & {
  kind: string
  jobId: string | undefined
  position: number
  participantId: string | undefined
}

async function insertTasks(
  tx: Tx,
  ctx: Sender,
  dinner: { id: string } | undefined,
  mails: NewTask[],
  dueAt?: Date,
): Promise<string[]> {
  const now = ctx.clock.now()
  const host = ctx.config.mailFrom.match(/@([^<>\s]+?)>?$/)?.[1] ?? 'localhost'
  const rows = mails.map(({ language, ...mail }) => {
    const id = newId()
    return {
      ...mail,
      id,
      jobId: mail.jobId ?? null,
      participantId: mail.participantId ?? null,
      dinnerId: dinner?.id ?? null,
      languageCode: language ?? null,
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
  return rows.map(({ id }) => id)
}
