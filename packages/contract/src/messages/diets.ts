import { notificationStates } from '@running-dinner/domain/messages'
import { allergySeverities } from '@running-dinner/domain/people'
import { foodNeeds } from '@running-dinner/domain/plan'
import { z } from 'zod'
import { callLinks } from '../people/call-links.ts'
import { participantsBase } from '../people/participants.ts'
import { route } from '../route.ts'

const diets = z.object({
  /** False before teams are built: nobody has a table then. */
  teamsExist: z.boolean(),
  /** In order of time. */
  meals: z.array(z.object({ mealId: z.string(), label: z.string() })),
  /** The teams that cook for somebody in `people`. */
  teams: z.array(
    z.object({
      teamId: z.string(),
      teamNumber: z.number(),
      /** Who opens the door first. */
      cooks: z.array(z.object({ participantId: z.string(), name: z.string(), phone: z.string(), callLinks })),
    }),
  ),
  /** Everybody whom cooks have to consider, in the order of the list. */
  people: z.array(
    z.object({
      participantId: z.string(),
      name: z.string(),
      needs: z.array(z.object({ need: z.enum(foodNeeds), severity: z.enum(allergySeverities).nullable() })),
      note: z.string(),
      /** Where the person eats. `told`: whether the cooks know how; null where the person cooks. */
      tables: z.array(
        z.object({ mealId: z.string(), teamId: z.string(), told: z.enum(notificationStates).nullable() }),
      ),
    }),
  ),
})
export type DietsReply = z.output<typeof diets>

export const dietRoutes = {
  diets: route({
    method: 'GET',
    path: `${participantsBase}/diets`,
    area: 'participants',
    summary: 'Who eats what, at which tables, and whether the cooks there know',
    reply: diets,
  }),
}
