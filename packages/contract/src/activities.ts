import { z } from 'zod'
import { instant } from './fields.ts'
import { route } from './route.ts'

const base = '/rest/activityservice/v1/runningdinner/:adminId'

export const activityTypes = [
  'DINNER_CREATED',
  'PARTICIPANTS_UPLOADED',
  'PARTICIPANT_SUBSCRIBED',
  'PARTICIPANT_UNSUBSCRIBED',
  'PARTICIPANT_CHANGED_TEAMHOST',
  'PARTICIPANT_MAIL_SENT',
  'TEAMARRANGEMENT_MAIL_SENT',
  'DINNERROUTE_MAIL_SENT',
  'MESSAGE_JOB_SENDING_FAILED',
  'TEAM_ARRANGEMENT_CREATED',
  'TEAMS_RECREATED',
  'MEAL_TIMES_UPDATED',
  'CUSTOM_ADMIN_CHANGE',
  'TEAM_MEMBERS_SWAPPED',
  'TEAMS_HOST_CHANGED',
  'TEAM_CANCELLED',
  'WAITINGLIST_PARTICIPANTS_ASSIGNED',
  'WAITINGLIST_TEAMS_GENERATED',
  'DINNER_ROUTES_OPTIMIZED',
  'DINNER_CANCELLED',
] as const
export type ActivityType = (typeof activityTypes)[number]

/** Kinds of CUSTOM_ADMIN_CHANGE: changes without a type of their own, because the set of types is fixed by clients. */
export const activityCodes = [
  'participant_created',
  'participant_edited',
  'participant_deleted',
  'participant_located',
  'partner_wish_changed',
  'partner_wish_set',
  'partner_invited',
  'participants_swapped',
  'participants_confirmed',
  'participants_deleted',
  'dinner_confirmed',
  'dinner_links_resent',
  'settings_changed',
  'public_settings_changed',
  'registration_form_changed',
  'registration_opened',
  'registration_closed',
  'after_party_changed',
  'after_party_removed',
  'after_party_located',
  'administration_link_replaced',
  'teams_dropped',
  'team_meals_swapped',
  'team_replaced',
  'team_member_cancelled',
  'team_locked',
  'team_unlocked',
  'plan_change_undone',
  'plan_change_redone',
  'message_withdrawn',
  'message_resent',
  'payment_options_changed',
  'payment_options_removed',
  'payment_refunded',
  'payment_returned',
] as const
export type ActivityCode = (typeof activityCodes)[number]

export const activity = z.object({
  id: z.string(),
  activityDate: instant,
  /** What kind of thing happened, in the event's language. */
  activityHeadline: z.string(),
  /** What happened, in the event's language, as a piece of HTML: what people typed is escaped in it. */
  activityMessage: z.string(),
  activityType: z.enum(activityTypes),
  /** Only with CUSTOM_ADMIN_CHANGE. */
  code: z.enum(activityCodes).nullable(),
  data: z.record(z.string(), z.union([z.string(), z.number()])),
  originator: z.string(),
  relatedEntityId: z.string().nullable(),
  relatedEntityType: z.enum(['MESSAGE_JOB', 'PARTICIPANT']).nullable(),
})
export type ActivityReply = z.output<typeof activity>

/** Which of the current teams know what a mail of one kind tells; a team does when every member does. */
export const mailReach = z.object({
  /** At least one mail was queued, whether or not it arrived. */
  begun: z.boolean(),
  teams: z.number(),
  teamsReached: z.number(),
  /** The first of them; more than 100 are not named one by one. */
  unreachedTeamIds: z.array(z.string()),
  /** People whose mail is on its way, failed, or was not written for the teams there are. */
  onTheWay: z.number(),
  numFailed: z.number(),
  unsent: z.number(),
  /** The first who failed, with the job where the address can be corrected. */
  failed: z.array(z.object({ name: z.string(), teamNumber: z.number(), jobId: z.string() })),
})
export type MailReachReply = z.output<typeof mailReach>

/** What the phase of the event is derived from. */
export const standing = z.object({
  numParticipants: z.number(),
  teamsExist: z.boolean(),
  /** Everybody was reached. */
  teamMailsSent: z.boolean(),
  routeMailsSent: z.boolean(),
  teamMails: mailReach,
  routeMails: mailReach,
  /** People whose evening changed since they got their route. */
  untoldChanges: z.number(),
})
export type StandingReply = z.output<typeof standing>

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
      standing,
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
