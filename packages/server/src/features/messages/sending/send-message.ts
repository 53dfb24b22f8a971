import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { MessageJobReply } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import { sentActivity } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuseIf } from '../../../platform/http/problems.ts'
import { newId } from '../../../platform/ids.ts'
import { recordActivity } from '../../events/activities/index.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { lockDinner } from '../../events/dinner-record/index.ts'
import { giveOutCalendars } from '../../guests/calendar/index.ts'
import { type NewNotification, notificationStore } from '../notifications/index.ts'
import { type JobMail, queueJobMails, queueMail, recipientOf } from '../outbox/index.ts'
import { composeChanges } from './compose-changes.ts'
import { refuseOverQuota, refuseTooOften } from './mail-admission.ts'
import { type Addressee, chosenRecipient, type MessageDraft, type Recipient } from './message-draft.ts'
import { presentMessageJob } from './message-job.present.ts'
import { messageJobStore } from './message-job.store.ts'

interface Sending<R extends Addressee = Recipient> {
  compose(tx: Tx): Promise<MessageDraft<R>>
  copyToOwner: boolean
  /** 0 sends immediately; otherwise the job can be withdrawn for this long. */
  holdSeconds: number
  recipientId: string | undefined
  /** Of a press that may be sent again; a new one otherwise. */
  jobId?: string
  /** The mail goes out by itself: its activity names no person, and the daily number of mails does not stop it. */
  isPlanned?: boolean
}

/** Rendering yields to the event loop after this many mails, so that thousands do not block other requests. */
const mailsPerTurn = 50

/** Stores job, mails and activity in one transaction; the mails are delivered after the commit. */
export async function sendMessage<R extends Addressee>(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  sending: Sending<R>,
): Promise<MessageJobReply> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const jobId = await queueMessage(ctx, tx, dinner, sending)
    return presentMessageJob(dinner, await messageJobStore.byId(tx, dinner, jobId))
  })
}

/** The caller holds the event lock, so that the mails tell one state of the plan. Returns the id of the job. */
export async function queueMessage<R extends Addressee>(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  sending: Sending<R>,
): Promise<string> {
  const draft = await sending.compose(tx)
  refuseIf(draft.issues)
  if (!sending.isPlanned && !draft.tellsChanges) await refuseTooOften(ctx, tx, dinner)
  const now = ctx.clock.now()
  const heldUntil = sending.holdSeconds > 0 ? new Date(now.getTime() + sending.holdSeconds * 1000) : undefined
  const job = {
    id: sending.jobId ?? newId(),
    type: draft.type,
    subject: draft.subject,
    message: draft.message,
    heldUntil,
    createdAt: now,
    tellsChanges: draft.tellsChanges ?? false,
  }
  const rendered = await renderMails(dinner, draft, job.id, sending)
  if (!sending.isPlanned) await refuseOverQuota(ctx, tx, dinner, rendered.length)
  const mails = draft.bringsCalendar ? await withCalendars(ctx, tx, dinner, draft, rendered) : rendered
  await messageJobStore.insert(tx, dinner, job)
  const taskIds = await queueJobMails(tx, ctx, dinner, mails, heldUntil)
  await notificationStore.insert(tx, dinner, notificationsOf(draft, taskIds), now)
  await recordActivity(tx, ctx.clock, dinner, {
    ...sentActivity(draft),
    data: { count: draft.recipients.length },
    ...(sending.isPlanned ? { originator: '' } : {}),
    related: { type: 'MESSAGE_JOB', id: job.id },
  })
  return job.id
}

/** The mails to the recipients come first, in their order; a copy for the organiser notifies no guest. */
function notificationsOf<R extends Addressee>(draft: MessageDraft<R>, taskIds: readonly string[]): NewNotification[] {
  return draft.recipients.flatMap((recipient, index) =>
    (draft.notifications?.(recipient) ?? []).map(({ participant, team, notification }) => ({
      participantId: participant.id,
      teamId: team.id,
      notification,
      source: 'MAIL' as const,
      taskId: taskIds[index],
      recipientName: fullName(participant),
      recipientEmail: participant.email,
    })),
  )
}

/** The mails with the calendars of their recipients, as their notifications say. A copy for the organiser brings none. */
async function withCalendars<R extends Addressee>(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  draft: MessageDraft<R>,
  mails: readonly JobMail[],
): Promise<JobMail[]> {
  const owners = draft.recipients.flatMap((recipient, index) => {
    const language = mails[index]?.language ?? dinner.basicDetails.languageCode
    return (draft.notifications?.(recipient) ?? [])
      .filter(({ participant }) => participant.id === recipient.participant.id)
      .map(({ participant, team, notification }) => ({
        participantId: participant.id,
        teamId: team.id,
        notification,
        language,
      }))
  })
  const calendars = await giveOutCalendars(ctx, tx, dinner, owners)
  return mails.map((mail) => {
    const calendar = mail.participantId === undefined ? undefined : calendars.get(mail.participantId)
    return calendar ? { ...mail, attachments: [calendar] } : mail
  })
}

async function renderMails<R extends Addressee>(
  dinner: AuthorizedDinner,
  draft: MessageDraft<R>,
  jobId: string,
  sending: Sending<R>,
): Promise<JobMail[]> {
  const sample = sending.copyToOwner ? chosenRecipient(draft, sending.recipientId) : undefined
  const addressees = [...draft.recipients.map((recipient) => ({ recipient, isCopy: false }))]
  if (sample) addressees.push({ recipient: sample, isCopy: true })
  const mails: JobMail[] = []
  for (const [position, { recipient, isCopy }] of addressees.entries()) {
    if (position % mailsPerTurn === mailsPerTurn - 1) await yieldToEventLoop()
    mails.push({ ...renderMail(dinner, draft, recipient, isCopy), jobId, position })
  }
  return mails
}

/** In a demo every mail goes to the organiser, still one per recipient. */
function renderMail<R extends Addressee>(
  dinner: AuthorizedDinner,
  draft: MessageDraft<R>,
  recipient: R,
  isCopy: boolean,
): Omit<JobMail, 'jobId' | 'position'> {
  const { subject, document, language } = draft.render(recipient)
  const { participant } = recipient
  return {
    kind: draft.type,
    participantId: isCopy ? undefined : participant.id,
    recipientEmail: isCopy ? dinner.email : recipientOf(dinner, participant.email),
    recipientName: isCopy ? '' : fullName(participant),
    replyTo: dinner.email,
    subject,
    document,
    language,
  }
}

/** Sends one rendered mail to the organiser only, without job and activity. */
export async function sendTestMessage(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { compose, recipientId }: Pick<Sending, 'compose' | 'recipientId'>,
): Promise<Record<string, never>> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const draft = await compose(tx)
    refuseIf(draft.issues)
    await refuseOverQuota(ctx, tx, dinner, 1)
    const recipient = chosenRecipient(draft, recipientId)
    if (!recipient) return {}
    const mail = draft.render(recipient)
    await queueMail(tx, ctx, dinner, {
      kind: 'TEST',
      recipientEmail: dinner.email,
      recipientName: '',
      replyTo: dinner.email,
      ...mail,
    })
    return {}
  })
}

/**
 * Mails these people what changed for them, in the transaction of the change. `dinner` is the event after it. Returns the id of the
 * message; undefined where none of them has an outdated notification and an address.
 */
export async function queueChanges(
  ctx: Ctx,
  tx: Tx,
  dinner: AuthorizedDinner,
  participantIds: readonly string[],
): Promise<string | undefined> {
  // Without ids a message about changes goes to all outdated people.
  if (participantIds.length === 0) return undefined
  const draft = await composeChanges(ctx, tx, dinner, {
    participantIds: [...participantIds],
    text: '',
    secondText: '',
    withNewcomers: false,
  })
  if (draft.recipients.length === 0) return undefined
  return queueMessage(ctx, tx, dinner, {
    compose: async () => draft,
    copyToOwner: false,
    holdSeconds: 0,
    recipientId: undefined,
  })
}
