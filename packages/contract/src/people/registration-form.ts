import { allergens, allergySeverities, limits, questionKinds } from '@running-dinner/domain'
import { z } from 'zod'
import { entryId, flag, oneOf, requiredText } from '../forms/fields.ts'

const tooMany = { error: 'too_many_entries' }

export const allergensReply = z.array(z.object({ allergen: z.enum(allergens), severity: z.enum(allergySeverities) }))
/** Free text, the id of an option, or `YES` or `NO`. */
export const answersReply = z.array(z.object({ questionId: z.string(), answer: z.string() }))

export const registrationQuestion = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(questionKinds),
  options: z.array(z.object({ id: z.string(), label: z.string() })),
  required: z.boolean(),
})
export type RegistrationQuestionReply = z.output<typeof registrationQuestion>

/** What registering asks beyond what every running dinner needs; part of the replies about an event. */
export const registrationFormReply = {
  registrationQuestions: z.array(registrationQuestion),
  allergenListEnabled: z.boolean(),
}

/** Sent back as `If-Match`: a form that has changed meanwhile is not overwritten. */
export const registrationFormVersion = z.number()

export const registrationFormInput = z.object({
  registrationQuestions: z
    .array(
      z.object({
        /** None of a new one. */
        id: entryId,
        label: requiredText(),
        kind: oneOf(questionKinds),
        options: z
          .array(z.object({ id: entryId, label: requiredText() }), { error: 'value_invalid' })
          .max(limits.answerOptions, tooMany)
          .default([]),
        required: flag,
      }),
      { error: 'value_invalid' },
    )
    .max(limits.questions, tooMany),
  allergenListEnabled: flag,
})
