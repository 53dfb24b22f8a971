import { limits } from '@running-dinner/domain'
import { z } from 'zod'
import { id, oneOf, optionalLines, optionalText, requiredEmail, requiredLines, textOrNone } from '../forms/fields.ts'
import { publicCalls } from '../guests/public-calls.ts'
import { route } from '../route.ts'
import { empty } from '../wire/codecs.ts'

export const feedbackInput = z.object({
  senderEmail: requiredEmail,
  message: requiredLines(limits.comment),
  /** Set when the sender organises the event in question. */
  adminId: textOrNone(64),
  /** The page they came from. */
  pageName: optionalText(),
  /** Further messages of the same conversation carry the same one. */
  threadId: z.nullish(id),
  /** A field of our form that people do not see. */
  website: optionalLines(limits.comment),
  /** How long our form was open; programs are faster than people. */
  secondsToWrite: z.number({ error: 'value_invalid' }).nullish(),
})
export type FeedbackInput = z.output<typeof feedbackInput>

export const feedbackRoles = ['HUMAN', 'ASSISTANT'] as const

/** One question and one answer at a time. */
const conversation = z
  .array(
    z.object({
      message: requiredLines(limits.conversationEntry),
      role: oneOf(feedbackRoles),
      threadId: id,
    }),
    { error: 'value_invalid' },
  )
  .min(1, { error: 'required' })
  .max(2, { error: 'too_many_entries' })
export type ConversationInput = z.output<typeof conversation>

export const feedbackRoutes = {
  send: route({
    ...publicCalls.feedback,
    area: 'feedback',
    summary: 'Tell whoever runs this instance what one thinks',
    body: feedbackInput,
    reply: empty,
  }),
  converse: route({
    method: 'POST',
    path: '/rest/feedbackservice/v1/feedback/conversations',
    area: 'feedback',
    summary: 'What a person and an assistant said since, in threads that began with a message',
    body: conversation,
    reply: empty,
  }),
  resolve: route({
    method: 'PUT',
    path: '/rest/feedbackservice/v1/feedback/:threadId/resolved/:resolved',
    area: 'feedback',
    summary: 'Whether the thread answered the question: TRUE, FALSE or UNKNOWN',
    reply: empty,
  }),
} as const
