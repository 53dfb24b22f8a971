import { genders, languages, limits, partnerWishStates } from '@running-dinner/domain'
import { asideReasons, columnNoticeCodes } from '@running-dinner/domain/people'
import { z } from 'zod'
import { idList, instant, oneOf, optionalText, seatsOrUnknown } from '../forms/fields.ts'
import { participantChangeInput, participantInput } from '../forms/registration-input.ts'
import { route } from '../route.ts'
import { empty, importedFields, knownCoordinate, knownNumber } from '../wire/codecs.ts'
import { issueReply } from '../wire/issue-response.ts'
import { callLinks } from './call-links.ts'
import { allergensReply, answersReply } from './registration-form.ts'

export const participantsBase = '/rest/participantservice/v1/runningdinner/:adminId'

const otherOfPair = z.object({ participantId: z.string(), firstnamePart: z.string(), lastname: z.string() })

/** What a person entered about themselves. */
export const enteredByParticipant = z.object({
  firstnamePart: z.string(),
  lastname: z.string(),
  gender: z.enum(genders),
  email: z.string(),
  mobileNumber: z.string(),
  street: z.string(),
  streetNr: z.string(),
  zip: z.string(),
  cityName: z.string(),
  country: z.string(),
  addressRemarks: z.string(),
  bellName: z.string(),
  floor: z.string(),
  entranceNote: z.string(),
  age: knownNumber,
  numSeats: knownNumber,
  vegetarian: z.boolean(),
  lactose: z.boolean(),
  gluten: z.boolean(),
  vegan: z.boolean(),
  mealSpecificsNote: z.string(),
  notes: z.string(),
  teamPartnerWishEmail: z.string(),
  standbyCook: z.boolean(),
  standbyGuest: z.boolean(),
  preferredMeal: z.string().nullable(),
  allergens: allergensReply,
  answers: answersReply,
  languageCode: z.enum(languages),
})
export type EnteredByParticipant = z.output<typeof enteredByParticipant>

/** A person as the organiser sees them. */
export const participant = enteredByParticipant.extend({
  callLinks,
  id: z.string(),
  participantNumber: z.number(),
  miscNotes: z.string(),
  teamId: z.string().nullable(),
  teamPartnerWishOriginatorId: z.string().nullable(),
  rootTeamPartnerWish: otherOfPair.nullable(),
  childTeamPartnerWish: otherOfPair.nullable(),
  teamPartnerWishRegistrationRoot: z.boolean(),
  teamPartnerWishRegistrationChild: z.boolean(),
  activationDate: z.nullable(instant),
  createdAt: instant,
  geocodingResult: knownCoordinate,
})
export type ParticipantReply = z.output<typeof participant>

export const listedParticipant = participant.extend({
  listNumber: z.number(),
  /** State of the partner wish; `null` without a wish by or for this person. */
  teamPartnerWishStateEmailInvitation: z.enum(partnerWishStates).nullable(),
})
export type ListedParticipant = z.output<typeof listedParticipant>

/** One registration; a pair that registered together is one, in the name of the first. */
export const registrationInfo = z.object({
  id: z.string(),
  firstnamePart: z.string(),
  lastname: z.string(),
  email: z.string(),
  mobileNumber: z.string(),
  callLinks,
  createdAt: instant,
  activationDate: z.nullable(instant),
  /** The address that confirmed it; '' while unconfirmed. */
  activatedBy: z.string(),
  /** The other of the pair, by name; '' of a single. */
  teamPartnerWishChildInfo: z.string(),
})
export type RegistrationInfo = z.output<typeof registrationInfo>

/** `REMIND` mails the link of confirmation once more. */
export const bulkActions = ['ACTIVATE', 'REMIND', 'DELETE'] as const

const severity = z.enum(['ERROR', 'WARNING', 'INFO'])

export const importRow = z.object({
  /** As numbered in the sheet, the header being row 1. */
  rowNumber: z.number(),
  participant: importedFields,
  issues: z.array(
    z.object({
      field: z.string().optional(),
      message: z.string(),
      issueType: z.string(),
      severity,
      data: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    }),
  ),
  /** Why the row should stay out unless the organiser takes it along. */
  aside: z.enum(asideReasons).optional(),
})
export type ImportRowReply = z.output<typeof importRow>

/**
 * Rows as they would be imported: food named in free text is in `participant.mealSpecificsNote` already, with an INFO
 * `import_food_taken_over` that names the column and the text in its `data`.
 */
export const importPreview = z.object({
  /** The sheet of a workbook that was read; `sheet` of the upload names another one. */
  sheet: z.string().optional(),
  /** The sheets of a workbook that list people. */
  sheets: z.array(z.string()),
  columns: z.array(
    z.object({
      header: z.string(),
      /** What it was taken for; `answers.<id>` of a question. */
      field: z.string(),
      samples: z.array(z.string()),
      /** Cells that hold something. */
      numFilled: z.number(),
      /** Why a column with content is left out without being deselected. */
      notice: z.enum(columnNoticeCodes).optional(),
    }),
  ),
  rows: z.array(importRow),
  numRows: z.number(),
  numImportable: z.number(),
})
export type ImportPreview = z.output<typeof importPreview>

/** Used in new rows that lack the field; the seats only in rows with a second person. An update leaves out what its row lacks. */
const forAllRows = z.strictObject(
  {
    lastname: optionalText(),
    zip: optionalText(limits.zip),
    cityName: optionalText(),
    country: optionalText(2),
    numSeats: seatsOrUnknown,
  },
  { error: 'value_invalid' },
)

export const participantRoutes = {
  list: route({
    method: 'GET',
    path: `${participantsBase}/participants`,
    area: 'participants',
    summary: 'Confirmed participants and the waiting list',
    reply: z.object({
      participants: z.array(listedParticipant),
      participantsWaitingList: z.array(listedParticipant),
      numParticipantsTotal: z.number(),
      teamsGenerated: z.boolean(),
      missingParticipantsInfo: z.object({ numMinParticipantsNeeded: z.number(), numParticipantsMissing: z.number() }),
    }),
  }),
  export: route({
    method: 'GET',
    path: `${participantsBase}/participants/export`,
    area: 'participants',
    summary: 'The list as a spreadsheet',
    query: z.object({ format: z.enum(['xlsx', 'csv'], { error: 'value_invalid' }).default('xlsx') }),
    reply: z.unknown(),
    download: true,
  }),
  get: route({
    method: 'GET',
    path: `${participantsBase}/participants/:participantId`,
    area: 'participants',
    summary: 'One participant',
    reply: participant,
  }),
  create: route({
    method: 'POST',
    path: `${participantsBase}/participant`,
    area: 'participants',
    summary: 'Add a person, with a fixed partner if named',
    body: participantInput,
    reply: participant,
  }),
  update: route({
    method: 'PUT',
    path: `${participantsBase}/participant/:participantId`,
    area: 'participants',
    summary: 'Change a person',
    body: participantChangeInput,
    reply: participant,
  }),
  activate: route({
    method: 'PUT',
    path: `${participantsBase}/participant/:participantId/activate`,
    area: 'participants',
    summary: 'Confirm a registration by hand',
    reply: participant,
  }),
  remove: route({
    method: 'DELETE',
    path: `${participantsBase}/participant/:participantId`,
    area: 'participants',
    summary: 'Delete a person who is in no team',
    reply: empty,
  }),
  registrations: route({
    method: 'GET',
    path: `${participantsBase}/participants/registrations`,
    area: 'participants',
    summary: 'Registrations, unconfirmed first, then newest first; 18 on a page',
    query: z.object({
      page: z.coerce
        .number({ error: 'number_invalid' })
        .int('number_invalid')
        .min(0, 'number_invalid')
        .max(limits.participants, 'number_invalid')
        .default(0),
    }),
    reply: z.object({
      registrations: z.array(registrationInfo),
      /** Waiting for more than two days; all of them, on each page. */
      notActivatedRegistrationsTooOld: z.array(registrationInfo),
      hasMore: z.boolean(),
      page: z.number(),
    }),
  }),
  swap: route({
    method: 'PUT',
    path: `${participantsBase}/participants/swap/:participantId/:otherParticipantId`,
    area: 'participants',
    summary: 'Let two people change places in the list',
    reply: empty,
  }),
  bulk: route({
    method: 'PUT',
    path: `${participantsBase}/participants/bulk`,
    area: 'participants',
    summary: 'Confirm, remind or delete many at once; who cannot be is answered with the reason, the others are done',
    body: z.object({
      action: oneOf(bulkActions),
      participantIds: idList(limits.participants).check(z.minLength(1, { error: 'required' })),
    }),
    reply: z.object({
      /** Everybody it was done to, with the other half of a pair where that went along. */
      done: z.array(z.string()),
      refused: z.array(z.object({ participantId: z.string(), name: z.string(), issues: z.array(issueReply) })),
    }),
  }),
  geocode: route({
    method: 'PUT',
    path: `${participantsBase}/participants/:participantId/geocode`,
    area: 'participants',
    summary: 'Set the coordinate of a home by hand',
    body: z.object({
      lat: z.number({ error: 'number_invalid' }).min(-90, 'number_invalid').max(90, 'number_invalid'),
      lng: z.number({ error: 'number_invalid' }).min(-180, 'number_invalid').max(180, 'number_invalid'),
      /** The address the pin was set for: if it has changed since, the call is refused. */
      address: z
        .object({ street: optionalText(), streetNr: optionalText(), zip: optionalText(), cityName: optionalText() })
        .nullish()
        .transform((value) => value ?? undefined),
    }),
    reply: participant,
  }),
  previewImport: route({
    method: 'POST',
    path: `${participantsBase}/participants/import/preview`,
    area: 'participants',
    summary: 'Read a spreadsheet and show each row with its issues; nothing is stored',
    repeatable: true,
    reply: importPreview,
    upload: true,
  }),
  import: route({
    method: 'POST',
    path: `${participantsBase}/participants/import`,
    area: 'participants',
    summary: 'Import the good rows and answer the others',
    body: z.object({
      rows: z
        .array(
          z.object({
            rowNumber: z.number({ error: 'number_invalid' }).optional(),
            participant: z.unknown(),
            /** Changes the person with this address; fields the row does not contain keep their values. */
            update: z.boolean({ error: 'value_invalid' }).optional(),
            /** With `update`: the diet note comes on top of the stored one instead of replacing it. */
            addToDietNote: z.boolean({ error: 'value_invalid' }).optional(),
          }),
          { error: 'value_invalid' },
        )
        .min(1, { error: 'required' })
        .max(limits.participants, { error: 'import_too_many_rows' }),
      forAll: forAllRows.optional(),
    }),
    takesList: true,
    reply: z.object({ imported: z.array(participant), updated: z.array(participant), rejected: z.array(importRow) }),
  }),
} as const
