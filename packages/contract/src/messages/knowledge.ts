import { limits } from '@running-dinner/domain'
import { languages } from '@running-dinner/domain/events'
import { knowledgeStates, notificationKinds } from '@running-dinner/domain/messages'
import { z } from 'zod'
import { id, oneOf, optionalLines } from '../forms/fields.ts'
import { route } from '../route.ts'
import { knowledgeCounts } from './knowledge-counts.ts'
import { chosenIds, holdSeconds, messageJob, messagePreview } from './messages.ts'
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

const knowledge = z.object({
  teams: knowledgeCounts,
  routes: knowledgeCounts,
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
      team: z.enum(knowledgeStates).nullable(),
      route: z.enum(knowledgeStates).nullable(),
    }),
  ),
})
export type KnowledgeReply = z.output<typeof knowledge>

/** Without ids: all people whose notification is outdated, and all newcomers. */
const changesInput = z.object({
  participantIds: chosenIds,
  text: optionalLines(limits.message),
  /** For people whose language is not the event's; without it they read the first text. */
  secondText: optionalLines(limits.message),
  holdSeconds,
})

export const knowledgeRoutes = {
  knowledge: route({
    method: 'GET',
    path: ofOrganiser,
    area: 'messages',
    summary: 'Who knows what concerns them, and what changed for whom since they were notified',
    reply: knowledge,
  }),
  passedOn: route({
    method: 'PUT',
    path: `${ofOrganiser}/:participantId`,
    area: 'messages',
    summary: 'Record that a person was notified by phone of what is true now',
    body: z.object({ kind: oneOf(notificationKinds) }),
    reply: knowledge,
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
