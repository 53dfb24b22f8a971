import { mailServerProblems } from '@running-dinner/domain/messages'
import { z } from 'zod'
import { instant } from '../forms/fields.ts'
import { notificationCounts } from '../messages/notification-counts.ts'
import { route } from '../route.ts'
import { activityCodes, activityTypes } from './activity-kinds.ts'

const base = '/rest/activityservice/v1/runningdinner/:adminId'

export const activity = z.object({
  id: z.string(),
  activityDate: instant,
  /** What kind of thing happened, in the event's language. */
  activityHeadline: z.string(),
  /** What happened, in the event's language, as a piece of HTML: what people typed is escaped in it. */
  activityMessage: z.string(),
  activityType: z.enum(activityTypes),
  /** With CUSTOM_ADMIN_CHANGE, and `changes_told` with a mail. */
  code: z.enum(activityCodes).nullable(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  originator: z.string(),
  relatedEntityId: z.string().nullable(),
  relatedEntityType: z.enum(['MESSAGE_JOB', 'PARTICIPANT']).nullable(),
})
export type ActivityReply = z.output<typeof activity>

/**
 * Which teams a mail of one kind reached; a team is reached when each member is, whatever changed since. Former members count
 * until they know that they have no team.
 */
export const mailReach = z.object({
  /** At least one mail was queued, whether or not it arrived. */
  begun: z.boolean(),
  teams: z.number(),
  teamsReached: z.number(),
  /** People whose mail is on its way, failed, or was never written. */
  onTheWay: z.number(),
  numFailed: z.number(),
  unsent: z.number(),
  /** The first who failed, with the job where the address can be corrected; no number without a team. */
  failed: z.array(z.object({ name: z.string(), teamNumber: z.number().nullable(), jobId: z.string() })),
})
export type MailReachReply = z.output<typeof mailReach>

/** Kind and code of what a mail server answered, or of the connection that failed. */
export const mailServerState = z.object({ problem: z.enum(mailServerProblems), code: z.string() })
export type MailServerState = z.output<typeof mailServerState>

/** What keeps mails from arriving: mails of paused messages, mails no server answers for, and failed ones. */
export const mailProblems = z.object({
  paused: z.number(),
  unanswered: z.number(),
  failed: z.number(),
  /** Held back by a daily limit; they leave tomorrow by themselves. */
  waiting: z.number(),
  /** Mails of messages that are being sent. */
  open: z.number(),
  /** The message to look at first. */
  jobId: z.string().nullable(),
  /** Why the mail server of this instance takes no mail at all; null while it does. */
  mailServer: mailServerState.nullable(),
  /** The newest failed mails of the system to people of the event: confirmations, offers, decisions. */
  undelivered: z.array(z.object({ participantId: z.string(), isOffer: z.boolean(), failedAt: instant })),
})
export type MailProblemsReply = z.output<typeof mailProblems>

/** What the phase of the event is derived from. */
export const standing = z.object({
  numParticipants: z.number(),
  teamsExist: z.boolean(),
  /** Everybody was reached, and of the teams everybody knows what is true now. */
  teamMailsSent: z.boolean(),
  routeMailsSent: z.boolean(),
  teamMails: mailReach,
  routeMails: mailReach,
  /** People whose evening changed since their last mail. */
  untoldChanges: z.number(),
  /** People without a notification of the kind that others have. */
  newcomers: z.number(),
  /** How many people know their team and their route. */
  knowledge: z.object({ teams: notificationCounts, routes: notificationCounts }),
})
export type EventStatusReply = z.output<typeof standing>

const page = z.coerce
  .number({ error: 'number_invalid' })
  .int('number_invalid')
  .min(0, 'number_invalid')
  .max(100_000, 'number_invalid')
  .default(0)

export const activityRoutes = {
  dashboard: route({
    method: 'GET',
    path: `${base}/admin`,
    area: 'activities',
    summary: 'What happened lately and what is done',
    reply: z.object({
      activities: z.array(activity),
      checkList: z.object({
        dinnerCreated: z.boolean(),
        endOfRegistrationDate: z.boolean().nullable(),
        participantMessagesSent: z.boolean(),
        teamArrangementsCreated: z.boolean(),
        teamMessagesSent: z.boolean(),
        dinnerRouteMessagesSent: z.boolean(),
      }),
      standing: standing,
      mailProblems,
    }),
  }),
  list: route({
    method: 'GET',
    path: base,
    area: 'activities',
    summary: 'Activities, newest first, by page',
    query: z.object({
      type: z
        .union([z.enum(activityTypes), z.array(z.enum(activityTypes))], { error: 'value_invalid' })
        .optional()
        .transform((value) => (value === undefined ? [] : [value].flat())),
      page,
    }),
    reply: z.object({ activities: z.array(activity), page: z.number(), hasMore: z.boolean() }),
  }),
} as const
