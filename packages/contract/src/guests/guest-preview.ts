import { z } from 'zod'
import { eveningRoutes } from '../evening/evening.ts'
import { id } from '../forms/fields.ts'
import { route } from '../route.ts'
import { selfRoutes, selfTeam } from './self-service.ts'

const guestPreview = z.object({
  /** `null` for a person without a team. */
  teamId: z.string().nullable(),
  session: selfRoutes.sessionData.reply,
  /** The replies that the guest's own page reads; `null` while it shows no route. */
  card: z
    .object({ team: selfTeam, route: selfRoutes.dinnerRoute.reply, evening: eveningRoutes.ownEvening.reply })
    .nullable(),
  /** In a demo: the route was not mailed, and is shown as if it were. */
  asIfMailed: z.boolean(),
})
export type GuestPreviewReply = z.output<typeof guestPreview>

export const guestPreviewRoutes = {
  guestPreview: route({
    method: 'GET',
    path: '/rest/eveningservice/v1/runningdinner/:adminId/guest-preview',
    area: 'evening',
    summary: 'What the own page of one guest shows; in a demo without a person that of somebody with a whole route',
    query: z.object({ participantId: z.optional(id) }),
    reply: guestPreview,
  }),
} as const
