import { type Dinner, emailIdentity, type Language } from '@running-dinner/domain'
import { keptSince } from '@running-dinner/domain/events'
import {
  type DeliveryOutcome,
  senderName,
  staysInDemo,
  unwantedCode,
  type WaitReason,
} from '@running-dinner/domain/messages'
import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { MessageTask } from '../../../platform/db/schema.generated.ts'
import { enqueueAt } from '../../../platform/jobs/enqueue.ts'
import { type ClaimTable, claimedRows } from '../../../platform/queue/claimed-rows.ts'
import type { WorkQueue } from '../../../platform/queue/work-off.ts'
import type { Worker } from '../../../platform/queue/worker-presence.ts'
import type { Cleanup } from '../../../platform/retention/cleanup.ts'
import { storedAttachments, storedDocument } from '../outbox/index.ts'
import type { OutgoingMail } from '../transport/index.ts'
import { storeFailure } from './failed-mail.store.ts'
import { jobPauseStore } from './job-pause.store.ts'

export interface ClaimedMail extends OutgoingMail {
  taskId: string
  jobId: string | undefined
  /** Failed attempts so far. */
  attempts: number
  /** Marked as sent without being handed to the mail server. */
  staysInDemo: boolean
}

/** The mails of one worker: claim, send, mark (docs/rules/messages/messages.md#delivery). */
export interface MailQueue extends WorkQueue<ClaimedMail> {
  release(): Promise<void>
  markSent(mail: ClaimedMail): Promise<void>
  markFailed(mail: ClaimedMail, outcome: DeliveryOutcome, failureCode: string): Promise<void>
  /** Ends a mail that its recipient does not want. */
  markUnwanted(mail: ClaimedMail): Promise<void>
  /** Gives a mail back that must not be sent before `dueAt`. */
  postpone(mail: ClaimedMail, dueAt: Date, reason: WaitReason): Promise<void>
  /** Gives a mail back that was not tried, because the mail server could not be used. */
  giveBack(mail: ClaimedMail, dueAt: Date, failureCode: string): Promise<void>
  /** Wakes a worker when the next mail becomes due, and not earlier than `notBefore`. */
  scheduleNext(notBefore?: Date): Promise<void>
}

function mailTable(clock: Ctx['clock']): ClaimTable {
  const queued = sql`status = 'QUEUED'`
  return {
    name: 'message_task',
    leaseSeconds: 120,
    waiting: () => sql`status = 'QUEUED' and due_at <= ${clock.now()}`,
    order: sql`due_at, position`,
    claimed: sql`status = 'CLAIMED'`,
    onClaim: () =>
      sql`status = 'CLAIMED', wait_reason = null, first_attempt_at = coalesce(first_attempt_at, ${clock.now()})`,
    onRelease: queued,
    onOrphaned: queued,
  }
}

export function mailQueue({ db, clock }: Pick<Ctx, 'db' | 'clock'>, worker: Worker): MailQueue {
  const { connection } = worker
  const table = mailTable(clock)
  const rows = claimedRows(worker, table)
  return {
    leaseSeconds: table.leaseSeconds,
    claim: (limit) => mailsOf(connection, rows.claiming(limit)),
    renew: () => rows.renew(),
    sweep: async () => (await rows.sweep()).length,
    // Not on the connection of the worker: it may be what broke, and nobody else knows that the claims are free.
    release: async () => void (await claimedRows({ ...worker, connection: db }, table).release()),

    async markSent({ taskId, jobId }) {
      const finished = { status: 'FINISHED', finishedAt: clock.now(), failureCode: null }
      // An accepted mail ends a row of refusals and a pause. Both are rare, so most mails lock no message.
      const job = await db
        .with('sent', (query) =>
          query
            .updateTable('messageTask')
            .set({ ...finished, claimedBy: null, claimedUntil: null })
            .where('id', '=', taskId)
            // Even without the claim: a mail that left must not be sent again by the worker that took it over.
            .where('status', 'in', ['QUEUED', 'CLAIMED', 'PAUSED']),
        )
        .updateTable('messageJob')
        .set({ refusals: 0, refusalCode: null })
        .where('id', '=', jobId ?? null)
        .where((eb) => eb.or([eb('refusals', '>', 0), eb('pausedAt', 'is not', null)]))
        .returning(['id', 'pausedAt'])
        .executeTakeFirst()
      if (job?.pausedAt) await inTransaction(db, (tx) => jobPauseStore.resume(tx, job.id, clock.now()))
    },

    async markFailed(mail, outcome, failureCode) {
      await inTransaction(db, (tx) => storeFailure(tx, clock.now(), { mail, outcome, failureCode, mine: rows.mine }))
    },

    async markUnwanted(mail) {
      const finished = { status: 'FINISHED', finishedAt: clock.now(), failed: true, failureType: 'BLOCKED' }
      await db
        .updateTable('messageTask')
        .set({ ...finished, failureCode: unwantedCode, claimedBy: null, claimedUntil: null })
        .where('id', '=', mail.taskId)
        .where(rows.mine)
        .execute()
    },

    async postpone(mail, dueAt, waitReason) {
      await db
        .updateTable('messageTask')
        .set({ status: 'QUEUED', dueAt, waitReason, failureCode: null, claimedBy: null, claimedUntil: null })
        .where('id', '=', mail.taskId)
        .where(rows.mine)
        .execute()
    },

    async giveBack(mail, dueAt, failureCode) {
      await db
        .updateTable('messageTask')
        .set({ status: 'QUEUED', dueAt, failureCode, claimedBy: null, claimedUntil: null })
        .where('id', '=', mail.taskId)
        .where(rows.mine)
        .execute()
    },

    async scheduleNext(notBefore = new Date(0)) {
      const row = await connection
        .selectFrom('messageTask')
        .select((eb) => eb.fn.min('dueAt').as('dueAt'))
        .where('status', '=', 'QUEUED')
        .executeTakeFirst()
      if (!row?.dueAt) return
      await enqueueAt(db, 'deliver-mails', new Date(Math.max(row.dueAt.getTime(), notBefore.getTime())))
    },
  }
}

/** Undefined for a mail that belongs to no event. */
function demoOf({
  runningDinnerType,
  acknowledgedAt,
}: {
  runningDinnerType: string | null
  acknowledgedAt: Date | null
}) {
  if (runningDinnerType === null) return undefined
  return {
    // Narrowed by a check constraint.
    runningDinnerType: runningDinnerType as Dinner['runningDinnerType'],
    acknowledgedDate: acknowledgedAt ?? undefined,
  }
}

interface SenderRow {
  jobId: string | null
  kind: string
  recipientEmail: string
  runningDinnerType: string | null
  acknowledgedAt: Date | null
  email: string | null
  title: string | null
  publicTitle: string | null
  publicContactName: string | null
  fullname: string | null
}

/** Guests read who organises; the organiser's own mails come from the instance, except a test, which shows what guests get. */
function senderNameOf(row: SenderRow): string {
  const dinner = demoOf(row)
  const isToOrganiser = emailIdentity(row.recipientEmail) === emailIdentity(row.email ?? '')
  if (!dinner || (isToOrganiser && row.jobId === null && row.kind !== 'TEST')) return ''
  const organiser = row.publicContactName || row.fullname || ''
  return senderName({ ...dinner, organiser, title: row.publicTitle || row.title || '' })
}

/** Claims and reads in one statement. */
async function mailsOf(
  connection: Worker['connection'],
  claiming: RawBuilder<Selectable<MessageTask>>,
): Promise<ClaimedMail[]> {
  const rows = await connection
    .with('claimed', () => sql<Selectable<MessageTask>>`(${claiming})`)
    .selectFrom('claimed')
    .leftJoin('dinner', 'dinner.id', 'claimed.dinnerId')
    .leftJoin('publicSettings', 'publicSettings.dinnerId', 'claimed.dinnerId')
    .leftJoin('contract', 'contract.dinnerId', 'claimed.dinnerId')
    .selectAll('claimed')
    .select(['dinner.runningDinnerType', 'dinner.acknowledgedAt', 'dinner.title', 'dinner.email'])
    .select([
      'publicSettings.title as publicTitle',
      'publicSettings.contactName as publicContactName',
      'contract.fullname',
    ])
    .select((eb) => eb.fn.coalesce('claimed.languageCode', 'dinner.languageCode').as('languageCode'))
    .orderBy('claimed.dueAt')
    .orderBy('claimed.position')
    .execute()
  return rows.map((row) => ({
    taskId: row.id,
    jobId: row.jobId ?? undefined,
    attempts: row.attempts,
    messageId: row.messageId,
    recipientEmail: row.recipientEmail,
    recipientName: row.recipientName,
    replyTo: row.replyTo,
    subject: row.subject,
    senderName: senderNameOf(row),
    document: storedDocument(row),
    // Narrowed by a check constraint.
    language: row.languageCode as Language,
    staysInDemo: staysInDemo(row, demoOf(row)),
    attachments: storedAttachments(row.attachments),
  }))
}

/** Mails of an event are deleted with it; those without event and stored development mails after a week. */
export const mailCleanup: Cleanup = {
  name: 'mails',
  async old(tx, now) {
    const since = keptSince('mail', now)
    await tx.deleteFrom('messageTask').where('dinnerId', 'is', null).where('createdAt', '<=', since).execute()
    await tx.deleteFrom('devMail').where('createdAt', '<=', since).execute()
    await tx.deleteFrom('strangerMail').where('createdAt', '<=', keptSince('counter', now)).execute()
  },
}
