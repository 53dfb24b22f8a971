import { dinnerTypes, registrationTypes } from '@running-dinner/domain'
import { z } from 'zod'
import { mailServerState } from '../events/activities.ts'
import { instant, optionalText } from '../forms/fields.ts'
import { route } from '../route.ts'
import { empty, knownVerdict } from '../wire/codecs.ts'
import { feedbackRoles } from './feedback.ts'

const base = '/rest/platform/v1'
const count = z.number()

/** Numbers only: the operator sees no personal data. */
export const instanceFigures = z.object({
  events: z.object({ upcoming: count, past: count, public: count, demo: count, cancelled: count, unconfirmed: count }),
  /** Above 20,000 the database's estimate, in thousands. */
  participants: count,
  accounts: z.object({ confirmed: count, unconfirmed: count }),
  mails: z.object({
    waiting: count,
    /** How long the mail waits that should have left first; 0 when none is due. */
    latestDelaySeconds: count,
    sentLastDay: count,
    failedLastDay: count,
    /** Why the mail server takes no mail; null while it does. */
    mailServer: mailServerState.nullable(),
  }),
  jobs: z.array(z.object({ name: z.string(), waiting: count, failing: count })),
  databaseBytes: count,
})
export type InstanceFigures = z.output<typeof instanceFigures>

export const feedbackEntry = z.object({
  id: z.string(),
  senderEmail: z.string(),
  message: z.string(),
  pageName: z.string(),
  /** Entries of one conversation carry the same. */
  threadId: z.string().nullable(),
  role: z.enum(feedbackRoles),
  /** Whether the thread answered the question; unknown until the sender says so. */
  resolved: knownVerdict,
  createdAt: instant,
})
export type FeedbackEntry = z.output<typeof feedbackEntry>

export const removableEvent = z.object({
  id: z.string(),
  title: z.string(),
  city: z.string(),
  date: z.string(),
  registrationType: z.enum(registrationTypes),
  runningDinnerType: z.enum(dinnerTypes),
  numParticipants: count,
})
export type RemovableEvent = z.output<typeof removableEvent>

export const operationRoutes = {
  figures: route({
    method: 'GET',
    path: `${base}/figures`,
    area: 'operation',
    summary: 'How the instance is used, and whether mails and jobs get on (ROLE_ADMIN)',
    reply: instanceFigures,
  }),
  feedback: route({
    method: 'GET',
    path: `${base}/feedback`,
    area: 'operation',
    summary: 'The newest hundred messages to whoever runs the instance (ROLE_ADMIN)',
    reply: z.object({ feedback: z.array(feedbackEntry) }),
  }),
  newsletter: route({
    method: 'GET',
    path: `${base}/newsletter`,
    area: 'operation',
    summary: 'Everybody who asked for news about this site and has confirmed it, as CSV (ROLE_ADMIN)',
    reply: z.unknown(),
    download: true,
  }),
  findEvents: route({
    method: 'GET',
    path: `${base}/events`,
    area: 'operation',
    summary: 'At most fifty events with these words in their title (ROLE_ADMIN)',
    query: z.object({ search: optionalText() }),
    reply: z.object({ events: z.array(removableEvent) }),
  }),
  removeEvent: route({
    method: 'DELETE',
    path: `${base}/events/:eventId`,
    area: 'operation',
    summary: 'Delete an event with everything in it at once; its organiser is notified (ROLE_ADMIN)',
    reply: empty,
  }),
} as const
