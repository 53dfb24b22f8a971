import { limits } from '@running-dinner/domain'
import { z } from 'zod'
import { empty } from './dinners.ts'
import { optionalLines, optionalText, requiredEmail, requiredLines } from './fields.ts'
import { publicCalls } from './public-calls.ts'
import { route } from './route.ts'

export const feedbackInput = z.object({
  senderEmail: requiredEmail,
  message: requiredLines(limits.comment),
  /** Where somebody organises the event they write about. */
  adminId: optionalText(64),
  /** The page they came from. */
  pageName: optionalText(),
  /** Further messages of the same conversation carry the same one. */
  threadId: z.uuid({ error: 'value_invalid' }).nullish(),
  /** A field of our form that people do not see. */
  website: optionalLines(limits.comment),
  /** How long our form was open; programs are faster than people. */
  secondsToWrite: z.number({ error: 'value_invalid' }).nullish(),
})
export type FeedbackInput = z.output<typeof feedbackInput>

export const feedbackRoutes = {
  send: route({
    ...publicCalls.feedback,
    area: 'feedback',
    summary: 'Tell whoever runs this instance what one thinks',
    body: feedbackInput,
    reply: empty,
  }),
} as const
