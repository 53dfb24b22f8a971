import { languages, limits } from '@running-dinner/domain'
import { knowledgeStates } from '@running-dinner/domain/knowledge/knowledge.ts'
import { factNames, letterKinds } from '@running-dinner/domain/knowledge/letter.ts'
import { z } from 'zod'
import { empty } from './codecs.ts'
import { id, oneOf, optionalLines } from './fields.ts'
import { chosenIds, holdSeconds, messageJob, messagePreview } from './messages.ts'
import { route } from './route.ts'

const ofOrganiser = '/rest/messageservice/v1/runningdinner/:adminId/knowledge'
const changesPath = '/rest/messageservice/v1/runningdinner/:adminId/mails/changes'
const ofParticipant = '/rest/self/v1/:selfAdminId/:participantId/letter'

/** How many people are in which state; the five add up to `people`. */
const counts = z.object({
  people: z.number(),
  known: z.number(),
  never: z.number(),
  queued: z.number(),
  outdated: z.number(),
  failed: z.number(),
})

/** `before` and `after` are readable texts in the language of the event; empty where there was, or is, nothing. */
const change = z.object({
  fact: z.enum(factNames),
  mealId: z.string().optional(),
  before: z.string(),
  after: z.string(),
})
export type FactChangeReply = z.output<typeof change>

const knowledge = z.object({
  teams: counts,
  routes: counts,
  /** `teamId` is the addressee's own team. Outdated in both kinds: listed once, as DINNER_ROUTE. */
  outdated: z.array(
    z.object({
      participantId: z.string(),
      name: z.string(),
      teamId: z.string(),
      kind: z.enum(letterKinds),
      changes: z.array(change),
    }),
  ),
})
export type KnowledgeReply = z.output<typeof knowledge>

const ownLetter = z.object({
  kind: z.enum(letterKinds),
  state: z.enum(knowledgeStates),
  /** Names the letter as it is now; confirming another one is refused. */
  digest: z.string(),
  changes: z.array(change),
  languageCode: z.enum(languages),
})

/** Without ids: all people whose letter is outdated. */
const changesInput = z.object({
  participantIds: chosenIds,
  text: optionalLines(limits.message),
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
    body: z.object({ kind: oneOf(letterKinds) }),
    reply: knowledge,
  }),
  tellChanges: route({
    method: 'PUT',
    path: changesPath,
    area: 'messages',
    summary:
      'Mail the people whose evening is no longer what they know: what is new, what it was, and the current letter',
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
  ownLetters: route({
    method: 'GET',
    path: ofParticipant,
    area: 'self service',
    summary: 'What changed for the person since they were notified, by kind',
    reply: z.array(ownLetter),
  }),
  confirmLetter: route({
    method: 'POST',
    path: ofParticipant,
    area: 'self service',
    summary: 'Confirm having read what is true now',
    body: z.object({ kind: oneOf(letterKinds), digest: z.string({ error: 'value_invalid' }).max(64, 'value_invalid') }),
    reply: empty,
  }),
} as const
