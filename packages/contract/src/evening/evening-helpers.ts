import { limits } from '@running-dinner/domain/limits'
import { z } from 'zod'
import { instant, optionalText, requiredText } from '../forms/fields.ts'
import { route } from '../route.ts'

const base = '/rest/eveningservice/v1/runningdinner/:adminId'

const helper = z.object({
  id: z.string(),
  name: z.string(),
  /** '' where guests cannot call this helper. */
  phone: z.string(),
  /** Opens the board of the evening; knowing it is the helper's right. */
  link: z.string(),
  createdAt: instant,
})
export type HelperReply = z.output<typeof helper>

export const helperInput = z.object({
  name: requiredText(limits.helperName),
  phone: optionalText(limits.mobileNumber),
})

export const eveningHelperRoutes = {
  helpers: route({
    method: 'GET',
    path: `${base}/helpers`,
    area: 'evening',
    summary: 'Who helps on the evening, with their links',
    reply: z.object({ helpers: z.array(helper) }),
  }),
  addHelper: route({
    method: 'POST',
    path: `${base}/helpers`,
    area: 'evening',
    summary: 'Make a link that opens the board of the evening, its tables and calls, and nothing else',
    body: helperInput,
    reply: helper,
  }),
  removeHelper: route({
    method: 'DELETE',
    path: `${base}/helpers/:helperId`,
    area: 'evening',
    summary: "Withdraw a helper's link, also where it is open",
    reply: z.void(),
    noContent: true,
  }),
  answerTable: route({
    method: 'POST',
    path: `${base}/tables/:mealId/:teamId/answer`,
    area: 'evening',
    summary: 'Say that a red table is taken care of, by the organiser or a helper',
    reply: z.void(),
    noContent: true,
  }),
} as const
