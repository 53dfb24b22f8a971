import { delayMinutes } from '@running-dinner/domain/evening'
import { z } from 'zod'
import { flag, id, localInstant } from '../forms/fields.ts'
import { callLinks } from '../people/call-links.ts'
import { route } from '../route.ts'

const { min, max } = delayMinutes

const delay = z.object({
  /** Of the plan as it is now; sent back as `If-Match`, so that a repeated press delays once. */
  planVersion: z.number(),
  /** Everything that is later, the after party last (`mealId` null). */
  stops: z.array(
    z.object({ mealId: z.string().nullable(), name: z.string(), before: localInstant, startsAt: localInstant }),
  ),
  /** Teams whose way to a later course cannot be done in the gap before it. */
  shortWays: z.array(
    z.object({
      teamId: z.string(),
      teamNumber: z.number(),
      names: z.array(z.string()),
      mealId: z.string(),
      wayMinutes: z.number(),
      minutesLeft: z.number(),
    }),
  ),
  /** People whose evening becomes another one and who are mailed. */
  told: z.number(),
  /** People of teams that get no mail, without an address for example: the organiser calls them. */
  unreached: z.array(z.object({ name: z.string(), phone: z.string(), callLinks })),
  /** The message that tells them; null for a dry run and where no mail is written. */
  jobId: z.string().nullable(),
})
export type DelayReply = z.output<typeof delay>

export const eveningDelayRoutes = {
  delay: route({
    method: 'PUT',
    path: '/rest/eveningservice/v1/runningdinner/:adminId/delay',
    area: 'evening',
    summary:
      'Let a course and all after it begin later and mail the people concerned; a dry run only answers what would be',
    body: z.object({
      fromMealId: id,
      minutes: z
        .number({ error: 'number_invalid' })
        .int('number_invalid')
        .min(min, 'number_invalid')
        .max(max, 'number_invalid'),
      dryRun: flag,
    }),
    reply: delay,
  }),
} as const
