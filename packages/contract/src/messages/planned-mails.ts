import { limits } from '@running-dinner/domain'
import { plannedMails, reasonsOff } from '@running-dinner/domain/messages'
import { z } from 'zod'
import { id, instant, oneOf, optionalLines, requiredFlag } from '../forms/fields.ts'
import { route } from '../route.ts'
import { messagePreview } from './messages.ts'

const path = '/rest/messageservice/v1/runningdinner/:adminId/planned'

export const plannedMailStates = ['PLANNED', 'WHEN_NEEDED', 'OFF', 'SENT', 'MISSED'] as const

const plannedMail = z.object({
  mail: z.enum(plannedMails),
  isOn: z.boolean(),
  /** The organiser's own words: to guests, or in the other mails a note to themselves. */
  text: z.string(),
  state: z.enum(plannedMailStates),
  /** Wall-clock time of the event; null where the mail follows what happens, or goes out no more. */
  due: z.string().nullable(),
  lastSentAt: z.nullable(instant),
  /** The message that was sent, with its recipients. */
  jobId: z.string().nullable(),
})
export type PlannedMailReply = z.output<typeof plannedMail>

const plannedMailList = z.object({
  /** Why none of them goes out now, whatever the switches say. */
  off: z.enum(reasonsOff).nullable(),
  mails: z.array(plannedMail),
})
export type PlannedMailListReply = z.output<typeof plannedMailList>

export const plannedMailRoutes = {
  list: route({
    method: 'GET',
    path,
    area: 'messages',
    summary: 'Mails that go out by themselves, and when',
    reply: plannedMailList,
  }),
  save: route({
    method: 'PUT',
    path,
    area: 'messages',
    summary: 'Switch one of these mails on or off, and set its own text',
    body: z.object({ mail: oneOf(plannedMails), isOn: requiredFlag, text: optionalLines(limits.message) }),
    reply: plannedMailList,
  }),
  preview: route({
    method: 'PUT',
    path: `${path}/preview`,
    area: 'messages',
    summary: 'See one of these mails as it would go out now',
    query: z.object({ recipientId: z.optional(id) }),
    body: z.object({ mail: oneOf(plannedMails), text: optionalLines(limits.message) }),
    reply: messagePreview,
  }),
} as const
