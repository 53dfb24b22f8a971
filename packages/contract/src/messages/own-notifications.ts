import { languages } from '@running-dinner/domain'
import { factNames, notificationKinds, notificationStates } from '@running-dinner/domain/messages'
import { z } from 'zod'
import { digest, oneOf } from '../forms/fields.ts'
import { route } from '../route.ts'
import { empty } from '../wire/codecs.ts'

const path = '/rest/self/v1/:selfAdminId/:participantId/letter'

/** `before` and `after` are readable texts in the language of the reader; empty where there was, or is, nothing. */
export const factChange = z.object({
  fact: z.enum(factNames),
  mealId: z.string().optional(),
  before: z.string(),
  after: z.string(),
})
export type FactChangeReply = z.output<typeof factChange>

const ownNotification = z.object({
  kind: z.enum(notificationKinds),
  state: z.enum(notificationStates),
  /** Names the notification as it is now; confirming another one is refused. */
  digest: z.string(),
  changes: z.array(factChange),
  languageCode: z.enum(languages),
})
export type OwnNotificationReply = z.output<typeof ownNotification>

/** A file of its own, because the page of a guest needs nothing of the organiser's calls. */
export const ownNotificationRoutes = {
  ownNotifications: route({
    method: 'GET',
    path,
    area: 'self service',
    summary: 'What changed for the person since they were notified, by kind',
    reply: z.array(ownNotification),
  }),
  confirmNotification: route({
    method: 'POST',
    path,
    area: 'self service',
    summary: 'Confirm having read what is true now',
    body: z.object({ kind: oneOf(notificationKinds), digest }),
    reply: empty,
  }),
} as const
