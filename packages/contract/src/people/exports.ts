import { languages } from '@running-dinner/domain'
import { z } from 'zod'
import { eventFileBody, eventImportReply } from '../events/event-file.ts'
import { flagInQuery, id } from '../forms/fields.ts'
import { route } from '../route.ts'

const base = '/rest/exportservice/v1/runningdinner/:adminId'
const importBase = '/rest/importservice/v1/runningdinner/:adminId'

/** Absent: the event's own language. */
const language = z.enum(languages, { error: 'value_invalid' }).optional()
const listQuery = z.object({
  format: z.enum(['xlsx', 'csv'], { error: 'value_invalid' }).default('xlsx'),
  language,
})
const printQuery = z.object({ language, mealId: z.optional(id) })

const download = { area: 'exports', method: 'GET', reply: z.unknown(), download: true } as const

/** What an organiser takes out of the product to print it or to keep it, and an event's file brought into another. */
export const exportRoutes = {
  teams: route({ ...download, path: `${base}/teams`, summary: 'The teams as a spreadsheet', query: listQuery }),
  hosts: route({
    ...download,
    path: `${base}/hosts`,
    summary: 'Who cooks what where, for how many and how they eat, as a spreadsheet',
    query: listQuery,
  }),
  guests: route({
    ...download,
    path: `${base}/guests`,
    summary: 'Who is where when, one row per person, as a spreadsheet',
    query: listQuery,
  }),
  routeCards: route({
    ...download,
    path: `${base}/routecards.pdf`,
    summary: 'A page with the evening of each team, to print',
    query: printQuery,
  }),
  envelopes: route({
    ...download,
    path: `${base}/envelopes.pdf`,
    summary: 'A page per team with a cue card for each course, to cut, fold and open on the evening',
    query: printQuery,
  }),
  hostSheets: route({
    ...download,
    path: `${base}/hostsheets.pdf`,
    summary: 'A page for each kitchen: which guests come when and what they eat, to print',
    query: printQuery,
  }),
  event: route({ ...download, path: `${base}/event.json`, summary: 'The whole event as a file, without any secret' }),
  importEvent: route({
    method: 'POST',
    path: `${importBase}/event`,
    area: 'exports',
    summary: "Bring the people of an event's file into this event, and its teams if asked",
    query: z.object({ dryRun: flagInQuery, teams: flagInQuery }),
    body: eventFileBody,
    takesList: true,
    reply: eventImportReply,
  }),
  participants: route({
    method: 'GET',
    path: '/rest/export/v1/runningdinner/:adminId/participants',
    area: 'exports',
    summary: 'Everybody, confirmed or not, as the import takes them',
    reply: z.object({ participants: z.array(z.record(z.string(), z.unknown())) }),
  }),
  importParticipants: route({
    method: 'POST',
    path: '/rest/import/v1/runningdinner/:adminId/participants',
    area: 'exports',
    summary: 'Add people, confirmed; answers those who were refused',
    body: z.object({ participants: eventFileBody.shape.participants }),
    takesList: true,
    reply: eventImportReply.shape.rejected,
  }),
} as const
