import { eveningAddresses } from '@running-dinner/domain/evening'
import { limits } from '@running-dinner/domain/limits'
import { z } from 'zod'
import { id, instant, oneOf, optionalLines, requiredLines } from '../forms/fields.ts'
import { route } from '../route.ts'

/** What is typed of a message. */
export const eveningMessageText = z.object({
  text: requiredLines(limits.message),
  /** For people whose language is not the event's; without it they read the first text. */
  secondText: optionalLines(limits.message),
})

export const eveningMessageRoutes = {
  sendEveningMessage: route({
    method: 'POST',
    path: '/rest/eveningservice/v1/runningdinner/:adminId/messages',
    area: 'evening',
    summary:
      'Write to a table, to the teams that cook a course, or to all; sent again under the same id, it leaves once',
    body: eveningMessageText.extend({
      id,
      to: oneOf(eveningAddresses),
      /** Of TABLE and COURSE. */
      mealId: z.optional(id),
      /** Of TABLE: the team that cooks. */
      teamId: z.optional(id),
    }),
    reply: z.object({
      jobId: z.string(),
      /** Mails: people who share a mailbox get one. */
      recipients: z.number(),
      /** Until then it can be taken back; `null` where it leaves at once. */
      heldUntil: z.nullable(instant),
    }),
  }),
} as const
