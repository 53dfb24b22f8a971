import { geocodingQualities, limits, teamStatuses } from '@running-dinner/domain'
import { z } from 'zod'
import { importRow } from '../people/participants.ts'
import { issueReply } from '../wire/issue-response.ts'

/** Counted up when a reader of the older one would misunderstand the new one. */
export const eventFileVersion = 1
export const eventFileFormat = 'running-dinner'

const number = z
  .number({ error: 'number_invalid' })
  .int('number_invalid')
  .min(1, 'number_invalid')
  .max(1_000_000, 'number_invalid')
const list = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item, { error: 'value_invalid' }).max(max, { error: 'too_many_entries' })

const fileTeam = z.object({
  teamNumber: number,
  status: z.enum(teamStatuses, { error: 'value_invalid' }),
  /** Position of the course in `meals`, beginning with 1. */
  meal: number,
  /** Numbers of participants. */
  members: list(number, 10),
  host: number.nullable(),
  locked: z.boolean({ error: 'value_invalid' }).default(false),
})
export type FileTeam = z.output<typeof fileTeam>

const fileVisit = z.object({ hostTeam: number, guestTeam: number, meal: number })
export type FileVisit = z.output<typeof fileVisit>

/** A question of the event in its own words, and what was answered. */
const fileAnswer = z.object({ question: z.string(), answer: z.string() })
export type FileAnswer = z.output<typeof fileAnswer>

/** Of each person only what makes their place in the file; the rest is checked like a person added by hand. */
export const filePlace = z.object({
  number: number.optional(),
  teamPartnerWishRegistrationData: z.object({ number: number.optional() }).nullish(),
  preferredMeal: number.nullish().catch(null),
  answers: z.array(fileAnswer).max(1_000).nullish().catch(null),
  geocodingResult: z
    .object({
      lat: z.number().min(-90).max(90),
      lng: z.number().min(-180).max(180),
      quality: z.enum(geocodingQualities),
    })
    .nullish()
    .catch(null),
})
export type FilePlace = z.output<typeof filePlace>

/** What is read of an event's file; settings in it are for people and for later. */
export const eventFileBody = z.object({
  format: z.literal(eventFileFormat, { error: 'event_file_unknown' }),
  version: z.literal(eventFileVersion, { error: 'event_file_version_unknown' }),
  meals: list(z.object({}), 100).default([]),
  participants: z
    .array(z.unknown(), { error: 'value_invalid' })
    .min(1, { error: 'required' })
    .max(limits.participants, { error: 'import_too_many_rows' }),
  teams: list(fileTeam, limits.participants).default([]),
  visits: list(fileVisit, 10 * limits.participants).default([]),
})
export type EventFileBody = z.output<typeof eventFileBody>

export const eventImportReply = z.object({
  dryRun: z.boolean(),
  /** People added, both of a pair counted. */
  numImported: z.number(),
  rejected: z.array(importRow),
  teams: z.object({
    /** Teams in the file. */
    inFile: z.number(),
    imported: z.number(),
    /** Why the teams are not imported; empty if they are, or were not asked for. */
    issues: z.array(issueReply),
  }),
  planVersion: z.number(),
})
export type EventImportReply = z.output<typeof eventImportReply>
