import type { BodyOf, MessageTaskReply, messageRoutes } from '@running-dinner/contract'
import { emailIdentity, type Participant } from '@running-dinner/domain'
import { takenEmails } from '@running-dinner/domain/participants/participant-issues.ts'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { notFound, refuse, refuseIf } from '../../platform/http/problems.ts'
import { recordActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { participantChecks, participantStore, storeParticipantChange } from '../participants/index.ts'
import { refuseOverQuota } from './mail-quota.ts'
import { presentMessageTask } from './message-task.present.ts'
import { type MessageTask, messageTaskStore } from './message-task.store.ts'

type Correction = BodyOf<typeof messageRoutes.resend>

/** Keeps corrections from being used as a mail relay. */
const resendLimit = 3

/** Sends a failed mail again with corrections; a corrected address is also stored for the participant. */
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
    if (!task.failed) refuse('message_task_not_failed')
    if (task.resendCount >= resendLimit) refuse('message_task_resend_limit')
    await refuseOverQuota(ctx, tx, dinner, 1)
    const recipient = await correctRecipient(ctx, tx, dinner, task, recipientEmail)
    await messageTaskStore.requeue(tx, dinner, task, {
      recipientEmail: recipient.email,
      subject: message.subject,
      content: withSelfLinksOf(recipient, message.content),
      now: ctx.clock.now(),
    })
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'message_resent',
      data: { name: task.recipientName, subject: message.subject },
      related: { type: 'MESSAGE_JOB', id: task.jobId },
    })
    const resent = await messageTaskStore.byId(tx, dinner, taskId)
    return presentMessageTask(dinner, resent ?? task)
  })
}

interface CorrectedRecipient {
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
): Promise<CorrectedRecipient> {
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

/** A new address also gets a new secret, so the links in the text are updated. */
function withSelfLinksOf({ self }: CorrectedRecipient, content: string): string {
  if (!self) return content
  const link = new RegExp(`/self/[A-Za-z0-9_-]{24}/(teamhost|dinnerroute)/${self.participantId}/`, 'g')
  return content.replace(link, (_, page: string) => `/self/${self.selfAdminId}/${page}/${self.participantId}/`)
}
