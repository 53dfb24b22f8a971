import { eveningPhases, guestStates, reportKinds, tableReasons, tableStates } from '@running-dinner/domain/evening'
import { travelModes } from '@running-dinner/domain/events'
import { limits } from '@running-dinner/domain/limits'
import { z } from 'zod'
import { digest, id, localInstant, oneOf, optionalText, sentInstant } from '../forms/fields.ts'
import { factChange } from '../messages/own-notifications.ts'
import { callLinks } from '../people/call-links.ts'
import { mealSpecifics } from '../plan/dinner-routes.ts'
import { route } from '../route.ts'

const ofGuest = '/rest/self/v1/:selfAdminId/:participantId/evening'
const ofOrganiser = '/rest/eveningservice/v1/runningdinner/:adminId'

/** A number to call; the links are absent in a copy that a phone kept of an older reply. */
const reachable = z.object({ name: z.string(), phone: z.string(), callLinks: callLinks.optional() })

const people = z.object({ names: z.array(z.string()), phones: z.array(z.string()) })

/** `bell`, `floor` and `note` help to find the door; no coordinate where only the town is known. */
export const homePlace = z.object({
  street: z.string(),
  streetNr: z.string(),
  zip: z.string(),
  cityName: z.string(),
  bell: z.string(),
  floor: z.string(),
  note: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
})

const eveningStop = z.object({
  /** `null` for the after party. */
  mealId: z.string().nullable(),
  kind: z.enum(['own', 'guest', 'party']),
  name: z.string(),
  time: localInstant,
  /** `null`, as is `wayMinutes`, at home and where a home is unknown or only its town is known. */
  leaveBy: z.nullable(localInstant),
  wayMinutes: z.number().nullable(),
  /** The host does not take part any more, or the whole event was cancelled. */
  cancelled: z.boolean(),
  host: people,
  place: homePlace.nullable(),
  /** People who come to the own table; `null` elsewhere. */
  guestsExpected: z.number().nullable(),
  /** Of the guests at the own table; `digest` names them in the report DIETS_READ, and `read` says that it was sent for these. */
  diets: mealSpecifics.extend({ digest: z.string(), read: z.boolean() }).nullable(),
  /** The guests at the own table. */
  teams: z.array(
    people.extend({
      teamId: z.string(),
      state: z.enum(guestStates),
      /** Whose number is whose; absent in a copy that a phone kept of an older reply. */
      contacts: z.array(reachable).optional(),
    }),
  ),
})
export type EveningStopReply = z.output<typeof eveningStop>

/** One report, as guests and organisers read it. */
export const eveningReport = z.object({
  id: z.string(),
  /** The team that reports. */
  teamId: z.string(),
  /** First name; '' for a person who left. */
  name: z.string(),
  kind: z.enum(reportKinds),
  minutes: z.number().nullable(),
  missingTeamId: z.string().nullable(),
  madeAt: localInstant,
})

const ownEvening = z.object({
  now: localInstant,
  /** Browsers delete their copies of the own pages then, and the replies name no contacts any more. */
  keepUntil: localInstant,
  phase: z.enum(eveningPhases),
  organiser: reachable,
  /** Whom to call as well while a table of the own route is red and unanswered; else empty. */
  helpers: z.array(reachable),
  travelMode: z.enum(travelModes),
  /** In order of time; none before the organiser mailed the routes or the evening begins. */
  stops: z.array(eveningStop),
  /** What changed since the person first got a notification about the route, the oldest first; `id` goes into the report SEEN. */
  notices: z.array(
    z.object({
      id: z.string(),
      changes: z.array(factChange),
      createdAt: localInstant,
      seenAt: z.nullable(localInstant),
    }),
  ),
  /** Of the own team, and of the guests at the own table about it, the earliest first; without what was taken back. */
  reports: z.array(eveningReport.extend({ mealId: z.string().nullable() })),
})
export type OwnEveningReply = z.output<typeof ownEvening>

/** Which kind needs which fields: `reportRules`. */
export const reportInput = z.object({
  id,
  kind: oneOf(reportKinds),
  mealId: z.optional(id),
  minutes: z.number({ error: 'number_invalid' }).optional(),
  teamId: z.optional(id),
  noticeId: z.optional(digest),
  reportId: z.optional(id),
  digest: z.optional(digest),
  madeAt: sentInstant,
})

const board = z.object({
  now: localInstant,
  meals: z.array(
    z.object({
      mealId: z.string(),
      startsAt: localInstant,
      frozen: z.boolean(),
      tables: z.array(
        z.object({
          teamId: z.string(),
          state: z.enum(tableStates),
          /** The most urgent first. */
          reasons: z.array(z.enum(tableReasons)),
          expected: z.number(),
          arrived: z.number(),
          /** When the report arrived that made the table red. */
          redSince: z.nullable(localInstant),
          /** The first answer since then. */
          answeredAt: z.nullable(localInstant),
          /** The name of a helper; '' is the organiser. */
          answeredBy: z.string().nullable(),
          /** Red for five minutes without an answer. */
          unanswered: z.boolean(),
        }),
      ),
    }),
  ),
})
export type BoardReply = z.output<typeof board>

const settings = z.object({
  travelMode: z.enum(travelModes),
  /** '' is the number of the public contact. */
  eveningPhone: z.string(),
})

export type EveningSettingsReply = z.output<typeof settings>

export const eveningSettingsInput = z.object({
  travelMode: oneOf(travelModes),
  eveningPhone: optionalText(limits.mobileNumber),
})

export const eveningRoutes = {
  ownEvening: route({
    method: 'GET',
    path: ofGuest,
    area: 'evening',
    summary: 'The evening of one person: stops, what changed and what was reported',
    reply: ownEvening,
    revalidated: true,
  }),
  report: route({
    method: 'POST',
    path: `${ofGuest}/reports`,
    area: 'evening',
    summary: 'Report something from the evening; sent again under the same id, it is stored once',
    body: reportInput,
    repeatable: true,
    reply: ownEvening,
  }),
  board: route({
    method: 'GET',
    path: `${ofOrganiser}/board`,
    area: 'evening',
    summary: 'The state of every table, course by course',
    reply: board,
    revalidated: true,
  }),
  settings: route({
    method: 'GET',
    path: `${ofOrganiser}/settings`,
    area: 'evening',
    summary: 'How people travel, and whom they call on the evening',
    reply: settings,
  }),
  saveSettings: route({
    method: 'PUT',
    path: `${ofOrganiser}/settings`,
    area: 'evening',
    summary: 'Change how people travel, and whom they call on the evening',
    body: eveningSettingsInput,
    reply: settings,
  }),
} as const
