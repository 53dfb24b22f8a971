import { limits } from '@running-dinner/domain'
import { languages } from '@running-dinner/domain/events'
import { notificationKinds, notificationStates } from '@running-dinner/domain/messages'
import { z } from 'zod'
import { id, oneOf, optionalLines } from '../forms/fields.ts'
import { route } from '../route.ts'
import { chosenIds, holdSeconds, messageJob, messagePreview } from './messages.ts'
import { notificationCounts } from './notification-counts.ts'
import { factChange } from './own-notifications.ts'

const ofOrganiser = '/rest/messageservice/v1/runningdinner/:adminId/knowledge'
const changesPath = '/rest/messageservice/v1/runningdinner/:adminId/mails/changes'

/** `teamId` is the addressee's own team. */
const concerned = z.object({
  participantId: z.string(),
  name: z.string(),
  teamId: z.string(),
  kind: z.enum(notificationKinds),
  languageCode: z.enum(languages),
})

const notificationStatus = z.object({
  teams: notificationCounts,
  routes: notificationCounts,
  /** Outdated in both kinds: listed once, as DINNER_ROUTE. */
  outdated: z.array(concerned.extend({ changes: z.array(factChange) })),
  /** People without a notification of the kind that others have: their whole first notification goes out with the changes. */
  newcomers: z.array(concerned),
  /** Everyone in the counts; null for a kind that does not concern the person. */
  people: z.array(
    z.object({
      participantId: z.string(),
      name: z.string(),
      teamId: z.string(),
      team: z.enum(notificationStates).nullable(),
      route: z.enum(notificationStates).nullable(),
    }),
  ),
})
export type NotificationStatusReply = z.output<typeof notificationStatus>

/** Without ids: all people whose notification is outdated, and all newcomers. */
const changesInput = z.object({
  participantIds: chosenIds,
  text: optionalLines(limits.message),
  /** For people whose language is not the event's; without it they read the first text. */
  secondText: optionalLines(limits.message),
  holdSeconds,
})

export const notificationRoutes = {
  notificationStatus: route({
    method: 'GET',
    path: ofOrganiser,
    area: 'messages',
    summary: 'Who knows what concerns them, and what changed for whom since they were notified',
    reply: notificationStatus,
  }),
  passedOn: route({
    method: 'PUT',
    path: `${ofOrganiser}/:participantId`,
    area: 'messages',
    summary: 'Record that a person was notified by phone of what is true now',
    body: z.object({ kind: oneOf(notificationKinds) }),
    reply: notificationStatus,
  }),
  notifyOfChanges: route({
    method: 'PUT',
    path: changesPath,
    area: 'messages',
    summary:
      'Mail the people whose evening is no longer what they know: what is new, what it was, and the current notification',
    body: changesInput,
    reply: messageJob,
  }),
  previewChanges: route({
    method: 'PUT',
    path: `${changesPath}/preview`,
    area: 'messages',
    summary: 'See the mail about what changed as its recipients will',
    query: z.object({ recipientId: z.optional(id) }),
    body: changesInput,
    reply: messagePreview,
  }),
} as const
