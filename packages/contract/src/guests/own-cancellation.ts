import { languages } from '@running-dinner/domain'
import { returnRefusals } from '@running-dinner/domain/people'
import { z } from 'zod'
import { contactReply } from '../events/dinners.ts'
import { instant } from '../forms/fields.ts'
import { route } from '../route.ts'
import { empty } from '../wire/codecs.ts'

const path = '/rest/self/v1/:selfAdminId/:participantId/cancellation'

const ownCancellation = z.object({
  /** Who cancelled together: a single, or the two of a pair. */
  names: z.array(z.string()),
  cancelledAt: instant,
  /** Until then the place is given to no other person. */
  heldUntil: instant,
  /** Why coming back is not possible; `null` while it is. */
  refusal: z.enum(returnRefusals).nullable(),
  /** Money was paid for this registration; the organiser decides on a refund. */
  paid: z.boolean(),
  dinner: z.object({
    title: z.string(),
    date: z.string(),
    city: z.string(),
    languageCode: z.enum(languages),
    ...contactReply,
  }),
})
export type OwnCancellation = z.output<typeof ownCancellation>

/** After a guest cancelled their own registration, under the secret of their own page. */
export const ownCancellationRoutes = {
  get: route({
    method: 'GET',
    path,
    area: 'self service',
    summary: 'A registration that its person cancelled, and whether they can come back',
    reply: ownCancellation,
  }),
  undo: route({
    method: 'PUT',
    path: `${path}/undo`,
    area: 'self service',
    summary: 'Take the own cancellation back',
    reply: empty,
    endsOwnRight: true,
  }),
  forget: route({
    method: 'DELETE',
    path,
    area: 'self service',
    summary: 'Delete what is kept for coming back at once',
    reply: empty,
  }),
} as const
