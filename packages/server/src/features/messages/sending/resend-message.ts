import type { BodyOf, MessageTaskReply, messageRoutes } from '@running-dinner/contract'
import { emailIdentity, type Participant } from '@running-dinner/domain'
import type { MailDocument } from '@running-dinner/domain/messages'
import { takenEmails } from '@running-dinner/domain/people'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { notFound, rateLimited, refuse, refuseIf } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { lockDinner } from '../../events/dinner-record/index.ts'
import { participantChecks, participantStore, storeParticipantChange } from '../../people/participants/index.ts'
import { filledBlocks } from '../outbox/index.ts'
import { refuseOverQuota } from './mail-admission.ts'
import { presentMessageTask } from './message-job.present.ts'
import { type MessageTask, messageTaskStore } from './message-task.store.ts'
import { ownTextOf, partsAroundNotification } from './notification-in-mail.ts'
import { renewCalendars, renewNotifications } from './renew-notifications.ts'

type Correction = BodyOf<typeof messageRoutes.resend>

/** Keeps corrections from being used as a mail relay. */
export const resendLimit = 3
/** Keeps an impatient organiser from mailing one guest again and again. */
const resendPauseMs = 60_000

/** A failed mail goes out again three times at most, and so does a corrected one; a delivered one once a minute. */
export function refuseResend({ config, clock }: Ctx, task: MessageTask, isCorrected = false): void {
  if (!config.rateLimits) return
  if ((task.failed || isCorrected) && task.resendCount >= resendLimit) refuse('message_task_resend_limit')
  if (task.failed || task.resendCount === 0 || !task.finishedAt) return
  const wait = task.finishedAt.getTime() + resendPauseMs - clock.now().getTime()
  if (wait > 0) throw rateLimited(Math.ceil(wait / 1_000))
}

/** The Message-ID of a mail that arrived already is replaced: mail programs hide a second one with the same. */
export function resendMessageId(task: MessageTask): string {
  return task.failed ? task.messageId : task.messageId.replace(/^<[^@]*/, `<${newId()}`)
}

/** Sends a failed or delivered mail again, with corrections; a corrected address is also stored for the participant. */
export async function resendMessage(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  taskId: string,
  { recipientEmail, message }: Correction,
): Promise<MessageTaskReply> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const task = await messageTaskStore.byId(tx, dinner, taskId)
    if (!task) throw notFound()
    if (task.status !== 'FINISHED') refuse('message_task_not_failed')
    refuseResend(ctx, task, isCorrected(task, { recipientEmail, message }))
    await refuseOverQuota(ctx, tx, dinner, 1)
    const document = (await messageTaskStore.documents(tx, dinner, [task.id])).get(task.id)
    if (!document) throw notFound()
    const recipient = await correctRecipient(ctx, tx, dinner, task, recipientEmail)
    const corrected = { task, document: correctedDocument(task, document, message.content) }
    const present = (await renewNotifications(ctx, tx, dinner, [corrected])).get(task.id) ?? corrected.document
    await messageTaskStore.requeue(tx, dinner, task, {
      recipientEmail: recipient.email,
      subject: message.subject,
      messageId: resendMessageId(task),
      document: withSelfLinksOf(recipient, present),
      now: ctx.clock.now(),
    })
    return afterResend(ctx, tx, dinner, { ...task, subject: message.subject })
  })
}

/** Renews the calendar of a mail that goes out again, and records it. */
export async function afterResend(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  task: MessageTask,
): Promise<MessageTaskReply> {
  await renewCalendars(ctx, tx, dinner, [task])
  await recordActivity(tx, ctx.clock, dinner, {
    type: 'CUSTOM_ADMIN_CHANGE',
    code: 'message_resent',
    data: { name: task.recipientName, subject: task.subject },
    related: { type: 'MESSAGE_JOB', id: task.jobId },
  })
  const resent = await messageTaskStore.byId(tx, dinner, task.id)
  return presentMessageTask(dinner, resent ?? task)
}

function isCorrected(task: MessageTask, { recipientEmail, message }: Correction): boolean {
  const isSameText = ownTextOf(task.kind, message.content) === ownTextOf(task.kind, task.content)
  const isSameAddress = emailIdentity(recipientEmail) === emailIdentity(task.recipientEmail)
  return !isSameAddress || !isSameText || message.subject !== task.subject
}

export interface ResendRecipient {
  email: string
  self: { participantId: string; selfAdminId: string } | undefined
}

/**
 * Without a correction the mail goes to the participant's current address. Copies for the organiser and all mails of a
 * demo go to the organiser only.
 */
async function correctRecipient(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  task: MessageTask,
  email: string,
): Promise<ResendRecipient> {
  const isChanged = emailIdentity(email) !== emailIdentity(task.recipientEmail)
  const people = await participantStore.ofDinner(tx, dinner)
  const person = people.find(({ id }) => id === task.participantId)
  const isToOwner = task.participantId === null || dinner.runningDinnerType === 'DEMO'
  if (isToOwner && isChanged) refuse('value_invalid', 'recipientEmail')
  if (!isToOwner && !person) throw notFound()
  if (person && !isToOwner && isChanged) await storeEmail(ctx, tx, dinner, person, email, people)
  const selfAdminId = person && (await participantStore.selfAdminIds(tx, dinner)).get(person.id)
  return {
    email: isToOwner ? dinner.email : isChanged ? email : (person?.email ?? email),
    self: person && selfAdminId !== undefined ? { participantId: person.id, selfAdminId } : undefined,
  }
}

async function storeEmail(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  person: Participant,
  email: string,
  people: Participant[],
): Promise<void> {
  const issues = participantChecks(dinner, { email }, takenEmails(people), person)
  refuseIf(issues.map((issue) => ({ ...issue, field: 'recipientEmail' })))
  await storeParticipantChange(ctx, tx, dinner, { before: person, change: { ...person, email }, people })
}

/**
 * A corrected text replaces what the organiser has seen and changed as one text. The notification stays with all that follows it, because the
 * mail still counts as having brought it.
 */
function correctedDocument(task: MessageTask, document: MailDocument, content: string): MailDocument {
  const ownText = ownTextOf(task.kind, content)
  if (ownText === ownTextOf(task.kind, task.content)) return document
  const { notification, after } = partsAroundNotification(document)
  return { ...document, blocks: [...filledBlocks({ text: ownText, sources: [ownText] }), ...notification, ...after] }
}

/** A new address also gets a new secret, so the links in all blocks and texts are updated. */
export function withSelfLinksOf({ self }: Pick<ResendRecipient, 'self'>, document: MailDocument): MailDocument {
  if (!self) return document
  const link = new RegExp(`/self/[A-Za-z0-9_-]{24}/([a-z]+)/${self.participantId}(?![0-9a-f-])`, 'g')
  const present = (_: string, page: string) => `/self/${self.selfAdminId}/${page}/${self.participantId}`
  // No part of a link is escaped in JSON.
  return JSON.parse(JSON.stringify(document).replace(link, present)) as MailDocument
}
