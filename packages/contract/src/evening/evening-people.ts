import { eveningPhases } from '@running-dinner/domain/evening'
import { languages } from '@running-dinner/domain/events'
import { z } from 'zod'
import { localInstant } from '../forms/fields.ts'
import { callLinks } from '../people/call-links.ts'
import { route } from '../route.ts'
import { homePlace } from './evening.ts'

const eveningTeam = z.object({
  teamId: z.string(),
  teamNumber: z.number(),
  /** A cancelled team has no members. Its guests still have it in their route. */
  cancelled: z.boolean(),
  members: z.array(
    z.object({
      participantId: z.string(),
      name: z.string(),
      /** '' without a number, and for all from the noon after the evening on. */
      phone: z.string(),
      callLinks,
      /** Opens the door when the team cooks. */
      isHost: z.boolean(),
      languageCode: z.enum(languages),
    }),
  ),
  /** Of the home where the team cooks; `null` without a host, and from the noon after the evening on. */
  place: homePlace.nullable(),
  /** Where the team is in each course, by the plan; a course without a table is left out. */
  stops: z.array(z.object({ mealId: z.string(), hostTeamId: z.string() })),
})
export type EveningTeamReply = z.output<typeof eveningTeam>

const eveningPeople = z.object({
  now: localInstant,
  title: z.string(),
  /** The event's. */
  languageCode: z.enum(languages),
  phase: z.enum(eveningPhases),
  /** From then until the end of the evening the board opens by itself. */
  opensAt: localInstant,
  cancelled: z.boolean(),
  /** The name of the helper whose link was used; `null` for organisers. */
  helper: z.string().nullable(),
  /** In order of time. */
  meals: z.array(z.object({ mealId: z.string(), label: z.string(), startsAt: localInstant })),
  teams: z.array(eveningTeam),
})
export type EveningPeopleReply = z.output<typeof eveningPeople>

export const eveningPeopleRoutes = {
  people: route({
    method: 'GET',
    path: '/rest/eveningservice/v1/runningdinner/:adminId/people',
    area: 'evening',
    summary: 'The teams of the evening with names, numbers, homes and stops, which the board leaves out',
    reply: eveningPeople,
    revalidated: true,
  }),
} as const
