import { guestStates, hostStates, tableActionKinds } from '@running-dinner/domain/evening'
import { z } from 'zod'
import { flag, flagInQuery, id, idList, localInstant, oneOf } from '../forms/fields.ts'
import { callLinks } from '../people/call-links.ts'
import { mealSpecifics } from '../plan/dinner-routes.ts'
import { route } from '../route.ts'
import { eveningReport } from './evening.ts'

const ofTable = '/rest/eveningservice/v1/runningdinner/:adminId/tables/:mealId/:teamId'

/** `phone` is '' and `callLinks` empty from noon of the day after the event on. */
const person = z.object({ participantId: z.string(), name: z.string(), phone: z.string(), callLinks })

const action = z.object({
  kind: z.enum(tableActionKinds),
  /** WAIT: as long as this the guests still come in time to another table. */
  freeUntil: z.nullable(localInstant),
  /** Where the guests sit then; `hostTeamId` is `null` with people who have no team yet. */
  seats: z.array(
    z.object({
      guestTeamId: z.string(),
      hostTeamId: z.string().nullable(),
      /** `null` where a home is unknown or only its town is known. */
      wayMinutes: z.number().nullable(),
      /** After the start of the course. */
      lateMinutes: z.number(),
      /** Of guests for whom the host did not plan. */
      newDiets: mealSpecifics.nullable(),
      /** Teams at that table which the guests meet at another course too. */
      meetAgain: z.array(z.string()),
    }),
  ),
  /** Who cooks instead. */
  standby: z.array(person),
  /** Tables with more people than seats; `seats` is `null` where the host named none. */
  crowded: z.array(z.object({ teamId: z.string().nullable(), seats: z.number().nullable(), people: z.number() })),
  /** Who is mailed, and whose evening also changes but who cannot be mailed. */
  told: z.array(person),
  toCall: z.array(person),
})
export type TableActionReply = z.output<typeof action>

const table = z.object({
  now: localInstant,
  planVersion: z.number(),
  mealId: z.string(),
  teamId: z.string(),
  startsAt: localInstant,
  /** The host does not take part any more. */
  cancelled: z.boolean(),
  host: z.enum(hostStates),
  /** Whether a host that cannot cook still comes to the other courses as a guest; `null` while they have not said so. */
  hostComes: z.boolean().nullable(),
  /** The host first, then the guests. */
  teams: z.array(
    z.object({
      teamId: z.string(),
      teamNumber: z.number(),
      isHost: z.boolean(),
      /** `null` for the host. */
      state: z.enum(guestStates).nullable(),
      minutesLate: z.number().nullable(),
      diets: mealSpecifics,
      people: z.array(person),
    }),
  ),
  /** Of these teams about this table, the earliest first; without what was taken back. */
  reports: z.array(eveningReport),
  /** The best first. */
  actions: z.array(action),
  /** Where a team of guests does not come: people without a team who said that they could come instead. Helpers see none. */
  standbyGuests: z.array(person),
})
export type TableReply = z.output<typeof table>

const done = z.object({ planVersion: z.number(), told: z.array(person), toCall: z.array(person) })
export type TableDoneReply = z.output<typeof done>

export const eveningTableRoutes = {
  table: route({
    method: 'GET',
    path: ofTable,
    area: 'evening',
    summary: 'A table of the evening: who sits there, what was reported, and what can be done for its guests',
    query: z.object({ hostLeaves: flagInQuery }),
    reply: table,
  }),
  act: route({
    method: 'POST',
    path: `${ofTable}/actions`,
    area: 'evening',
    summary:
      'Seat the guests of a table elsewhere, or drop the course for them, and mail everyone whose evening changes',
    body: z.object({
      action: oneOf(['RESEAT', 'STANDBY', 'DROP']),
      /** RESEAT: a table for each guest team. */
      seats: z
        .array(z.object({ guestTeamId: id, hostTeamId: id }), { error: 'value_invalid' })
        .max(12, 'too_many_entries')
        .default([]),
      /** STANDBY: who cooks instead. */
      standbyIds: z._default(idList(4), []),
      /** The host does not come as a guest to the other courses either. */
      hostLeaves: flag,
    }),
    reply: done,
  }),
} as const
