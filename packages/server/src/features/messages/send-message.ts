import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { ActivityType, MessageJobReply } from '@running-dinner/contract'
import { fullName } from '@running-dinner/domain'
import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction, lockDinner } from '../../platform/db/in-transaction.ts'
import { refuseIf } from '../../platform/http/problems.ts'
import { newId } from '../../platform/ids.ts'
import { recordActivity } from '../activities/index.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { letterStore, type NewLetter } from '../letters/index.ts'
import { type JobMail, queueJobMails } from '../outbox/index.ts'
import { refuseOverQuota } from './mail-quota.ts'
import { type Addressee, chosenRecipient, type MessageDraft, type Recipient } from './message-draft.ts'
import { presentMessageJob } from './message-job.present.ts'
import { messageJobStore } from './message-job.store.ts'

export interface Sending<R extends Addressee = Recipient> {
  compose(tx: Tx): Promise<MessageDraft<R>>
  copyToOwner: boolean
  /** 0 sends immediately; otherwise the job can be withdrawn for this long. */
  holdSeconds: number
  recipientId: string | undefined
}

const activityOf: Record<MessageDraft['type'], ActivityType> = {
  PARTICIPANT: 'PARTICIPANT_MAIL_SENT',
  TEAM: 'TEAMARRANGEMENT_MAIL_SENT',
  DINNER_ROUTE: 'DINNERROUTE_MAIL_SENT',
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
    const draft = await sending.compose(tx)
    refuseIf(draft.issues)
    const now = ctx.clock.now()
    const heldUntil = sending.holdSeconds > 0 ? new Date(now.getTime() + sending.holdSeconds * 1000) : undefined
    const job = {
      id: newId(),
      type: draft.type,
      subject: draft.subject,
      message: draft.message,
      heldUntil,
      createdAt: now,
    }
    const mails = await renderMails(dinner, draft, job.id, sending)
    await refuseOverQuota(ctx, tx, dinner, mails.length)
    await messageJobStore.insert(tx, dinner, job)
    const taskIds = await queueJobMails(tx, ctx, dinner, mails, heldUntil)
    await letterStore.insert(tx, dinner, lettersOf(draft, taskIds), now)
    await recordActivity(tx, ctx.clock, dinner, {
      type: activityOf[draft.type],
      data: { count: draft.recipients.length },
      related: { type: 'MESSAGE_JOB', id: job.id },
    })
    return presentMessageJob(dinner, await messageJobStore.byId(tx, dinner, job.id))
  })
}

/** The mails to the recipients come first, in their order; a copy for the organiser notifies no guest. */
function lettersOf<R extends Addressee>(draft: MessageDraft<R>, taskIds: readonly string[]): NewLetter[] {
  return draft.recipients.flatMap((recipient, index) =>
    (draft.letters?.(recipient) ?? []).map(({ participant, team, letter }) => ({
      participantId: participant.id,
      teamId: team.id,
      letter,
      source: 'MAIL' as const,
      taskId: taskIds[index],
      recipientName: fullName(participant),
      recipientEmail: participant.email,
    })),
  )
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
  const { subject, text } = draft.render(recipient)
  const { participant } = recipient
  return {
    kind: draft.type,
    participantId: isCopy ? undefined : participant.id,
    recipientEmail: isCopy || dinner.runningDinnerType === 'DEMO' ? dinner.email : participant.email,
    recipientName: isCopy ? '' : fullName(participant),
    replyTo: dinner.email,
    subject,
    content: text,
  }
}
