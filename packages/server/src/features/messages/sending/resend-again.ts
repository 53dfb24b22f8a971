import type { MessageJobReply, MessageTaskReply } from '@running-dinner/contract'
import { type MailDocument, unwantedCode } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, refuse } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { lockDinner } from '../../events/dinner-record/index.ts'
import { participantStore } from '../../people/participants/index.ts'
import { recipientOf } from '../outbox/index.ts'
import { jobPauseStore } from './job-pause.store.ts'
import { refuseOverQuota } from './mail-admission.ts'
import { presentMessageJob } from './message-job.present.ts'
import { messageJobStore } from './message-job.store.ts'
import { type MessageTask, messageTaskStore } from './message-task.store.ts'
import { renewCalendars, renewNotifications } from './renew-notifications.ts'
import {
  afterResend,
  type ResendRecipient,
  refuseResend,
  resendLimit,
  resendMessageId,
  withSelfLinksOf,
} from './resend-message.ts'

/** Sends every failed mail of a message again, each to the present address; also goes on with a paused message. */
export async function resendFailed(ctx: Ctx, dinner: AuthorizedDinner, jobId: string): Promise<MessageJobReply> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const job = await messageJobStore.byId(tx, dinner, jobId)
    if (!job) throw notFound()
    const addressOf = await presentAddresses(tx, dinner)
    const failed = (await messageTaskStore.ofJob(tx, dinner, jobId)).filter(
      (task) => task.failed && task.failureCode !== unwantedCode && addressOf(task) !== undefined,
    )
    if (failed.length === 0) refuse('message_task_not_failed')
    const again = failed.filter((task) => !ctx.config.rateLimits || task.resendCount < resendLimit)
    if (again.length === 0) refuse('message_task_resend_limit')
    await refuseOverQuota(ctx, tx, dinner, again.length)
    await jobPauseStore.resume(tx, job.id, ctx.clock.now())
    const documents = await messageTaskStore.documents(
      tx,
      dinner,
      again.map(({ id }) => id),
    )
    const resent = again.flatMap((task) => {
      const document = documents.get(task.id)
      return document ? [{ task, document }] : []
    })
    const present = await renewNotifications(ctx, tx, dinner, resent)
    for (const task of again) {
      const [recipient, document] = [addressOf(task), present.get(task.id)]
      if (recipient && document) await requeue(ctx, tx, dinner, task, { recipient, document })
    }
    await renewCalendars(ctx, tx, dinner, again)
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'failed_mails_resent',
      data: { count: again.length, subject: job.subject },
      related: { type: 'MESSAGE_JOB', id: job.id },
    })
    return presentMessageJob(dinner, await messageJobStore.byId(tx, dinner, job.id))
  })
}

/** Sends one delivered mail again, for a guest who cannot find it. Its new Message-ID keeps mail programs from hiding it. */
export async function resendSent(ctx: Ctx, dinner: AuthorizedDinner, taskId: string): Promise<MessageTaskReply> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const task = await messageTaskStore.byId(tx, dinner, taskId)
    if (!task) throw notFound()
    if (task.status !== 'FINISHED' || task.failed) refuse('message_task_not_sent')
    refuseResend(ctx, task)
    const recipient = (await presentAddresses(tx, dinner))(task)
    if (!recipient) throw notFound()
    await refuseOverQuota(ctx, tx, dinner, 1)
    const document = (await messageTaskStore.documents(tx, dinner, [task.id])).get(task.id)
    if (!document) throw notFound()
    const present = (await renewNotifications(ctx, tx, dinner, [{ task, document }])).get(task.id) ?? document
    await requeue(ctx, tx, dinner, task, { recipient, document: present, messageId: resendMessageId(task) })
    return afterResend(ctx, tx, dinner, task)
  })
}

/** Copies and all mails of a demo go to the organiser; people who left the event have no address. */
async function presentAddresses(
  tx: Tx,
  dinner: AuthorizedDinner,
): Promise<(task: MessageTask) => ResendRecipient | undefined> {
  const people = new Map((await participantStore.ofDinner(tx, dinner)).map((person) => [person.id, person]))
  const secrets = await participantStore.selfAdminIds(tx, dinner)
  return ({ participantId }) => {
    if (participantId === null) return { email: dinner.email, self: undefined }
    const person = people.get(participantId)
    if (!person) return undefined
    const selfAdminId = secrets.get(participantId)
    return {
      email: recipientOf(dinner, person.email),
      self: selfAdminId === undefined ? undefined : { participantId, selfAdminId },
    }
  }
}

async function requeue(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  task: MessageTask,
  {
    recipient,
    document,
    messageId = task.messageId,
  }: { recipient: ResendRecipient; document: MailDocument; messageId?: string },
): Promise<void> {
  await messageTaskStore.requeue(tx, dinner, task, {
    recipientEmail: recipient.email,
    subject: task.subject,
    document: withSelfLinksOf(recipient, document),
    messageId,
    now: ctx.clock.now(),
  })
}
