import { emailIdentity, type Language } from '@running-dinner/domain'
import { bodyText, type MailDocument } from '@running-dinner/domain/messages'
import type { Clock } from '../../../platform/clock.ts'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { newId } from '../../../platform/ids.ts'
import { enqueueing } from '../../../platform/jobs/enqueue.ts'
import type { CalendarAttachment } from './mail-attachment.ts'

/** System mails. They belong to no job and are never listed, because they contain secrets. */
export interface SystemMail {
  kind:
    | 'NEW_RUNNING_DINNER'
    | 'ADMINISTRATION_LINK_REPLACED'
    | 'DELETION_WARNING'
    | 'TEAM_HOST_CHANGED_BY_PARTICIPANT'
    | 'REGISTRATION'
    | 'MOVED_UP'
    | 'PLACE_OFFER'
    | 'PLACE_OFFER_OUTCOME'
    | 'PARTNER_WISH'
    | 'TEST'
    | 'PORTAL_LINK'
    | 'ACCOUNT'
    | 'EVENT_REMOVED'
    | 'FEEDBACK'
    | 'PAYMENT_RETURNED'
    | 'ORGANISER_NOTICE'
  recipientEmail: string
  recipientName: string
  replyTo: string
  subject: string
  document: MailDocument
  /** The reader's. */
  language: Language
  attachments?: readonly CalendarAttachment[]
}

/** Kinds of system mails that go to people of the event. They belong to no message, so that no list of mails shows them. */
export const kindsToPeople: readonly SystemMail['kind'][] = [
  'REGISTRATION',
  'MOVED_UP',
  'PLACE_OFFER',
  'PLACE_OFFER_OUTCOME',
  'PARTNER_WISH',
  'TEAM_HOST_CHANGED_BY_PARTICIPANT',
  'PAYMENT_RETURNED',
]

/** A mail of a message job. */
export interface JobMail extends Omit<SystemMail, 'kind'> {
  kind: 'PARTICIPANT' | 'TEAM' | 'DINNER_ROUTE'
  jobId: string
  position: number
  participantId: string | undefined
}

interface Sender {
  clock: Clock
  config: { mailFrom: string }
  /** The mails may have been sent before a restore: they wait until the operator releases them. */
  holdsMails?: boolean
  byHand?: Ctx['byHand']
}

/** Queues mails as rows, which are delivered and retried after the commit. */
export async function queueMail(
  tx: Tx,
  ctx: Sender,
  dinner: { id: string } | undefined,
  ...mails: readonly SystemMail[]
): Promise<void> {
  if (mails.length === 0) return
  const ofNoJob = { jobId: undefined, position: 0, participantId: undefined }
  await insertTasks(
    tx,
    ctx,
    dinner,
    mails.map((mail) => ({ ...mail, ...ofNoJob })),
  )
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
  const rowOf = ({ language, document, attachments, ...mail }: NewTask) => {
    const id = newId()
    return {
      ...mail,
      id,
      jobId: mail.jobId ?? null,
      participantId: mail.participantId ?? null,
      dinnerId: dinner?.id ?? null,
      languageCode: language,
      content: bodyText(document),
      document: JSON.stringify(document),
      attachments: attachments ? JSON.stringify(attachments) : null,
      messageId: `<${id}@${host}>`,
      dueAt: ctx.byHand ? earlier(dueAt ?? now, ctx.byHand.realNow) : (dueAt ?? now),
      createdAt: now,
      ...(ctx.holdsMails ? { status: 'PAUSED' as const, waitReason: 'RESTORED' as const } : {}),
    }
  }
  const ids: string[] = []
  // In batches, as rendering all mails at once would block the event loop.
  for (let start = 0; start < mails.length; start += rowsPerInsert) {
    const rows = mails.slice(start, start + rowsPerInsert).map(rowOf)
    await tx.insertInto('messageTask').values(rows).returning(enqueueing('deliver-mails')).execute()
    ids.push(...rows.map(({ id }) => id))
  }
  if (ctx.byHand) ctx.byHand.queuedMails += mails.length
  return ids
}

const rowsPerInsert = 250

function earlier(first: Date, second: Date): Date {
  return first < second ? first : second
}
