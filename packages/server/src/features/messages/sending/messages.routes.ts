import {
  type BodyOf,
  eveningMessageRoutes,
  type MessageJobReply,
  messageRoutes,
  notificationRoutes,
  type QueryOf,
} from '@running-dinner/contract'
import { messagingIssue } from '@running-dinner/domain/events'
import { messageTypes, participantRecipients } from '@running-dinner/domain/messages'
import type { Ctx } from '../../../platform/ctx.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { type AnswerOf, type Handler, handler, idOf } from '../../../platform/http/handler.ts'
import { notConfirmed, notFound, stale } from '../../../platform/http/problems.ts'
import { recordActivity } from '../../events/activities/index.ts'
import {
  type AuthorizedDinner,
  lockDinner,
  lockDinnerForChange,
  requireActiveDinner,
  requireDinner,
} from '../../events/dinner-record/index.ts'
import { participantStore, readParticipantList } from '../../people/participants/index.ts'
import { composeChanges } from './compose-changes.ts'
import { composeDinnerRouteMessage } from './compose-dinner-route-message.ts'
import { composeParticipantMessage } from './compose-participant-message.ts'
import { composeTeamMessage } from './compose-team-message.ts'
import { jobPauseStore } from './job-pause.store.ts'
import type { MessageDraft } from './message-draft.ts'
import { presentJobOverview, presentMessageJob } from './message-job.present.ts'
import { messageJobStore } from './message-job.store.ts'
import { messageTaskStore } from './message-task.store.ts'
import { readMessageTasks } from './message-tasks.read.ts'
import { previewMessage } from './preview-message.ts'
import { resendFailed, resendSent } from './resend-again.ts'
import { resendMessage } from './resend-message.ts'
import { sendEveningMessage } from './send-evening-message.ts'
import { sendMessage, sendTestMessage } from './send-message.ts'

const { participants, teams, dinnerRoutes } = messageRoutes

export function messageHandlers(ctx: Ctx): Handler[] {
  return [...mailHandlers(ctx), ...changeHandlers(ctx), ...jobHandlers(ctx)]
}

function mailHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  const sender = requireConfirmedDinner(ctx)
  const toParticipants = (dinner: AuthorizedDinner, body: BodyOf<typeof participants.send>) => (db: Db | Tx) =>
    composeParticipantMessage(db, dinner, body)
  const toTeams = (dinner: AuthorizedDinner, body: BodyOf<typeof teams.send>) => (db: Db | Tx) =>
    composeTeamMessage(ctx, db, dinner, body)
  const aboutRoutes = (dinner: AuthorizedDinner, body: BodyOf<typeof dinnerRoutes.send>) => (db: Db | Tx) =>
    composeDinnerRouteMessage(ctx, db, dinner, body)
  return [
    handler(participants.send, sender, ({ query, body }, dinner) =>
      send(ctx, dinner, toParticipants(dinner, body), { ...query, copyToOwner: body.copyToOwner }),
    ),
    handler(teams.send, sender, ({ query, body }, dinner) =>
      send(ctx, dinner, toTeams(dinner, body), { ...query, copyToOwner: body.copyToOwner }),
    ),
    handler(dinnerRoutes.send, sender, ({ query, body }, dinner) =>
      send(ctx, dinner, aboutRoutes(dinner, body), { ...query, copyToOwner: body.copyToOwner }),
    ),
    handler(eveningMessageRoutes.sendEveningMessage, sender, ({ body }, dinner) =>
      sendEveningMessage(ctx, dinner, body),
    ),
    handler(participants.preview, organiser, async ({ query, body }, dinner) =>
      previewMessage(ctx, await toParticipants(dinner, body)(ctx.db), query.recipientId),
    ),
    handler(teams.preview, organiser, async ({ query, body }, dinner) =>
      previewMessage(ctx, await toTeams(dinner, body)(ctx.db), query.recipientId),
    ),
    handler(dinnerRoutes.preview, organiser, async ({ query, body }, dinner) =>
      previewMessage(ctx, await aboutRoutes(dinner, body)(ctx.db), query.recipientId),
    ),
  ]
}

function changeHandlers(ctx: Ctx): Handler[] {
  const sender = requireConfirmedDinner(ctx, requireActiveDinner(ctx))
  return [
    handler(notificationRoutes.notifyOfChanges, sender, ({ body }, dinner) =>
      sendMessage(ctx, dinner, {
        compose: async (tx) =>
          composeChanges(ctx, tx, await lockDinnerForChange(tx, dinner), { ...body, withNewcomers: true }),
        copyToOwner: false,
        holdSeconds: body.holdSeconds,
        recipientId: undefined,
      }),
    ),
    handler(notificationRoutes.previewChanges, sender, async ({ body, query }, dinner) =>
      previewMessage(
        ctx,
        await composeChanges(ctx, ctx.db, dinner, { ...body, withNewcomers: true }),
        query.recipientId,
      ),
    ),
  ]
}

function jobHandlers(ctx: Ctx): Handler[] {
  const organiser = requireDinner(ctx)
  return [
    handler(messageRoutes.recipients, organiser, async (_call, dinner) => {
      const people = await participantStore.ofDinner(ctx.db, dinner)
      const participantList = await readParticipantList(ctx.db, dinner, ctx.clock.now(), people)
      const reachable = new Set(
        participantRecipients(people, 'ALL').recipients.map(({ participant }) => participant.id),
      )
      return [...participantList.participants, ...participantList.participantsWaitingList].filter(({ id }) =>
        reachable.has(id),
      )
    }),
    handler(messageRoutes.jobs, organiser, async ({ query }, dinner) => {
      const jobs = await messageJobStore.ofDinner(ctx.db, dinner, query.messageType)
      return jobs.map((job) => presentMessageJob(dinner, job))
    }),
    handler(messageRoutes.job, organiser, async ({ params }, dinner) =>
      presentMessageJob(dinner, await messageJobStore.byId(ctx.db, dinner, idOf(params, 'jobId'))),
    ),
    handler(messageRoutes.jobOverview, organiser, async ({ params }, dinner) =>
      presentJobOverview(dinner, await messageJobStore.byId(ctx.db, dinner, idOf(params, 'jobId'))),
    ),
    handler(messageRoutes.withdraw, organiser, async ({ params }, dinner) =>
      withdrawMessage(ctx, dinner, idOf(params, 'jobId')),
    ),
    handler(messageRoutes.proposal, organiser, async ({ params }) => {
      if (!(messageTypes as readonly string[]).includes(params.messageType)) throw notFound()
    }),
    handler(messageRoutes.tasks, organiser, async ({ params }, dinner) =>
      readMessageTasks(ctx.db, dinner, idOf(params, 'taskId')),
    ),
    handler(messageRoutes.resume, requireConfirmedDinner(ctx), async ({ params }, dinner) =>
      resumeMessage(ctx, dinner, idOf(params, 'jobId')),
    ),
    handler(messageRoutes.resendFailed, requireConfirmedDinner(ctx), async ({ params }, dinner) =>
      resendFailed(ctx, dinner, idOf(params, 'jobId')),
    ),
    handler(messageRoutes.resendSent, requireConfirmedDinner(ctx), async ({ params }, dinner) =>
      resendSent(ctx, dinner, idOf(params, 'taskId')),
    ),
    handler(messageRoutes.resend, requireConfirmedDinner(ctx), async ({ params, body }, dinner) =>
      resendMessage(ctx, dinner, idOf(params, 'taskId'), body),
    ),
  ]
}

/** Reports an unconfirmed event before any other issue of the request. */
function requireConfirmedDinner(ctx: Ctx, organiser = requireDinner(ctx)) {
  return async (params: { adminId: string }): Promise<AuthorizedDinner> => {
    const dinner = await organiser(params)
    if (messagingIssue(dinner)) throw notConfirmed()
    return dinner
  }
}

type Delivery = QueryOf<typeof participants.send> & { copyToOwner: boolean }

function send(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  compose: (tx: Tx) => Promise<MessageDraft>,
  { sendToDinnerOwner, holdSeconds, recipientId, copyToOwner }: Delivery,
): Promise<AnswerOf<typeof participants.send>> {
  if (sendToDinnerOwner) return sendTestMessage(ctx, dinner, { compose, recipientId })
  return sendMessage(ctx, dinner, { compose, copyToOwner, holdSeconds, recipientId })
}

/** Withdraws a held job. Refused once its first mail may have been sent, so that a job is never withdrawn in part. */
async function withdrawMessage(ctx: Ctx, dinner: AuthorizedDinner, jobId: string): Promise<MessageJobReply> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const job = await messageJobStore.byId(tx, dinner, jobId)
    if (!job) throw notFound()
    if (job.withdrawnAt) return presentMessageJob(dinner, job)
    const now = ctx.clock.now()
    if (!job.heldUntil || job.heldUntil <= now) throw stale()
    const withdrawn = await messageTaskStore.withdraw(tx, dinner, jobId)
    if (withdrawn < job.taskCount) throw stale()
    await messageJobStore.markWithdrawn(tx, dinner, jobId, now)
    await recordActivity(tx, ctx.clock, dinner, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: 'message_withdrawn',
      data: { count: withdrawn, subject: job.subject },
      related: { type: 'MESSAGE_JOB', id: jobId },
    })
    return presentMessageJob(dinner, await messageJobStore.byId(tx, dinner, jobId))
  })
}

/** Goes on with a paused message at once; a message that is not paused stays as it is. */
async function resumeMessage(ctx: Ctx, dinner: AuthorizedDinner, jobId: string): Promise<MessageJobReply> {
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const job = await messageJobStore.byId(tx, dinner, jobId)
    if (!job) throw notFound()
    const count = await jobPauseStore.resume(tx, job.id, ctx.clock.now())
    if (count !== undefined)
      await recordActivity(tx, ctx.clock, dinner, {
        type: 'CUSTOM_ADMIN_CHANGE',
        code: 'message_resumed',
        data: { count, subject: job.subject },
        related: { type: 'MESSAGE_JOB', id: job.id },
      })
    return presentMessageJob(dinner, await messageJobStore.byId(tx, dinner, job.id))
  })
}
