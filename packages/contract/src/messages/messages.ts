import { limits } from '@running-dinner/domain'
import {
  deliveries,
  heldReasons,
  messageTypes,
  participantSelections,
  teamSelections,
} from '@running-dinner/domain/messages'
import { z } from 'zod'
import {
  flag,
  flagInQuery,
  flagOrTrue,
  id,
  idList,
  instant,
  oneOf,
  optionalLines,
  requiredEmail,
  requiredLines,
  requiredText,
} from '../forms/fields.ts'
import { listedParticipant } from '../people/participants.ts'
import { route } from '../route.ts'
import { knownVerdict, respelt } from '../wire/codecs.ts'

const base = '/rest/messageservice/v1/runningdinner/:adminId'

export const sendingStatuses = ['QUEUED', 'SENDING_STARTED', 'SENDING_FINISHED'] as const
export const failureTypes = ['BLOCKED', 'BOUNCE', 'INVALID_EMAIL', 'SPAM'] as const

export const chosenIds = z.nullish(idList(limits.recipients)).transform((value) => [...new Set(value ?? [])])

const common = {
  subject: requiredText(limits.subject),
  message: requiredLines(limits.message),
  copyToOwner: flag,
}

/** The text for recipients whose language is not the event's; without it everyone reads the first. */
const secondText = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z
    .nullish(z.object({ subject: common.subject, message: common.message, ...shape }, { error: 'value_invalid' }))
    .transform((value) => value ?? undefined)

const partsForTeams = {
  hostMessagePartTemplate: requiredLines(limits.message),
  nonHostMessagePartTemplate: requiredLines(limits.message),
}
const partsForRoutes = { selfTemplate: optionalLines(limits.message), hostsTemplate: optionalLines(limits.message) }

export const participantMessageInput = z.object({
  ...common,
  secondText: secondText({}),
  participantSelection: oneOf(participantSelections),
  customSelectedParticipantIds: chosenIds,
})
export const teamMessageInput = z.object({
  ...common,
  ...partsForTeams,
  secondText: secondText(partsForTeams),
  teamSelection: oneOf(teamSelections),
  customSelectedTeamIds: chosenIds,
})
export const dinnerRouteMessageInput = z.object({
  ...common,
  ...partsForRoutes,
  secondText: secondText(partsForRoutes),
  showSelfTemplate: flagOrTrue,
  showHostsTemplate: flagOrTrue,
  teamSelection: oneOf(teamSelections),
  customSelectedTeamIds: chosenIds,
})

/** The web client delays delivery this long so that the job can be withdrawn. */
export const holdSeconds = z.coerce
  .number({ error: 'number_invalid' })
  .int('number_invalid')
  .min(0, 'number_invalid')
  .max(120, 'number_invalid')
  .default(0)

const delivery = z.object({
  sendToDinnerOwner: flagInQuery,
  holdSeconds,
  /** The recipient a test mail is rendered for. */
  recipientId: z.optional(id),
})

/** Where a mail is and, unless it was sent or failed, why; beside `sendingStatus`, whose values are fixed. */
const whereabouts = {
  delivery: z.enum(deliveries),
  pausedReason: z.nullable(z.enum(heldReasons)),
  /** When the next mail is tried, for mails that wait. */
  nextTryAt: z.nullable(instant),
}

export const messageJob = z.object({
  id: z.string(),
  adminId: z.string(),
  messageType: z.enum(messageTypes),
  subject: z.string(),
  message: z.string(),
  sendingStatus: z.enum(sendingStatuses),
  /** Unknown until all mails were tried, and of a job taken back. */
  sendingFailed: knownVerdict,
  numberOfMessageTasks: z.number(),
  numMessagesSucceeded: z.number(),
  numMessagesFailed: z.number(),
  ...whereabouts,
  /** How many mails are where. */
  deliveries: z.object({
    NOT_SENT: z.number(),
    WAITING: z.number(),
    PAUSED: z.number(),
    SENT: z.number(),
    FAILED: z.number(),
  }),
  createdAt: instant,
  /** Not before this moment are mails delivered; until then the job can be taken back. */
  heldUntil: z.nullable(instant),
  withdrawn: z.boolean(),
})
export type MessageJobReply = z.output<typeof messageJob>

const wireSendingResult = z.object({
  delieveryFailed: z.boolean(),
  delieveryFailedDate: z.nullable(instant),
  failureType: z.enum(failureTypes).nullable(),
  failureMessage: z.string(),
})

export const messageTask = z.object({
  id: z.string(),
  adminId: z.string(),
  jobId: z.string(),
  recipientEmail: z.string(),
  recipientName: z.string(),
  sendingStatus: z.enum(sendingStatuses),
  sendingResult: respelt(wireSendingResult, {
    delieveryFailed: 'deliveryFailed',
    delieveryFailedDate: 'deliveryFailedDate',
  }),
  ...whereabouts,
  resendCount: z.number(),
  message: z.object({
    subject: z.string(),
    content: z.string(),
    /** What of it can be corrected: the notification at the end of mails about teams and routes is written again. */
    ownText: z.string(),
    replyTo: z.string(),
  }),
  sendingStartTime: z.nullable(instant),
  sendingEndTime: z.nullable(instant),
})
export type MessageTaskReply = z.output<typeof messageTask>

/** A mail as rendered is longer than its template. */
export const taskCorrectionInput = z.object({
  recipientEmail: requiredEmail,
  message: z.object({ subject: requiredText(limits.subject), content: requiredLines(limits.message * 8) }),
})

export const messagePreview = z.object({
  subject: z.string(),
  previewMessageList: z.array(
    z.object({
      participantId: z.string(),
      subject: z.string(),
      message: z.string(),
      text: z.string(),
      /** The whole mail as a page, for a sandboxed frame. */
      html: z.string(),
    }),
  ),
  /** Unknown placeholders in the text; they are sent as typed. */
  unknownPlaceholders: z.array(z.string()),
  numRecipients: z.number(),
})
export type PreviewReply = z.output<typeof messagePreview>

function mailRoutes<Kind extends string, Body extends z.ZodType>(kind: Kind, words: string, body: Body) {
  return {
    send: route({
      method: 'PUT',
      path: `${base}/mails/${kind}`,
      area: 'messages',
      summary: `Send a message to ${words}, or a test of it to the organiser`,
      query: delivery,
      body,
      reply: messageJob.or(z.object({})),
    }),
    preview: route({
      method: 'PUT',
      path: `${base}/mails/${kind}/preview`,
      area: 'messages',
      summary: `See the message to ${words} as its recipients will`,
      query: z.object({ recipientId: z.optional(id) }),
      body,
      reply: messagePreview,
    }),
  } as const
}

export const messageRoutes = {
  recipients: route({
    method: 'GET',
    path: `${base}/participants`,
    area: 'messages',
    summary: 'Who can get a participant message',
    reply: z.array(listedParticipant),
  }),
  participants: mailRoutes('participant', 'participants', participantMessageInput),
  teams: mailRoutes('team', 'teams', teamMessageInput),
  dinnerRoutes: mailRoutes('dinnerroute', 'teams about their routes', dinnerRouteMessageInput),
  jobs: route({
    method: 'GET',
    path: `${base}/messagejobs`,
    area: 'messages',
    summary: 'Jobs, newest first',
    query: z.object({ messageType: z.enum(messageTypes, { error: 'value_invalid' }).optional() }),
    reply: z.array(messageJob),
  }),
  job: route({
    method: 'GET',
    path: `${base}/messagejobs/:jobId`,
    area: 'messages',
    summary: 'One job',
    reply: messageJob,
  }),
  jobOverview: route({
    method: 'GET',
    path: `${base}/messagejobs/:jobId/overview`,
    area: 'messages',
    summary: 'How far a job is',
    reply: z.object({
      messageJobId: z.string(),
      numMessagesSucceeded: z.number(),
      numMessagesFailed: z.number(),
      sendingFinished: z.boolean(),
      adminId: z.string(),
    }),
  }),
  withdraw: route({
    method: 'DELETE',
    path: `${base}/messagejobs/:jobId`,
    area: 'messages',
    summary: 'Take a held job back before it is delivered',
    reply: messageJob,
  }),
  proposal: route({
    method: 'GET',
    path: `${base}/proposals/:messageType`,
    area: 'messages',
    summary: 'A text proposed for a message of this kind; this product words none, so there is never one',
    reply: z.void(),
    noContent: true,
  }),
  tasks: route({
    method: 'GET',
    path: `${base}/messagetasks/:taskId`,
    area: 'messages',
    summary: "A job's tasks by the job's id, or one task by its own",
    reply: z.array(messageTask),
  }),
  resume: route({
    method: 'PUT',
    path: `${base}/messagejobs/:jobId/resume`,
    area: 'messages',
    summary: 'Go on with the waiting mails of a paused job',
    reply: messageJob,
  }),
  resendFailed: route({
    method: 'PUT',
    path: `${base}/messagejobs/:jobId/failed`,
    area: 'messages',
    summary: 'Send all failed mails of a job again, to the present addresses',
    reply: messageJob,
  }),
  resendSent: route({
    method: 'PUT',
    path: `${base}/messagetask/:taskId/again`,
    area: 'messages',
    summary: 'Send one delivered mail again',
    reply: messageTask,
  }),
  resend: route({
    method: 'PUT',
    path: `${base}/messagetask/:taskId`,
    area: 'messages',
    summary: 'Send a failed or delivered task again, corrected',
    body: taskCorrectionInput,
    reply: messageTask,
  }),
} as const
