import { dinnerTypes, genderAspects, languageNamed, languages, limits, registrationTypes } from '@running-dinner/domain'
import { z } from 'zod'
import {
  entryId,
  flag,
  flagOrTrue,
  instant,
  localDate,
  localDateTime,
  oneOf,
  optionalLines,
  optionalText,
  requiredEmail,
  requiredLines,
  requiredText,
  textOrNone,
  wallClock,
  zip,
} from '../forms/fields.ts'
import {
  registrationFormInput,
  registrationFormReply,
  registrationFormVersion,
  registrationQuestion,
} from '../people/registration-form.ts'
import { route } from '../route.ts'
import { knownCoordinate } from '../wire/codecs.ts'

export const dinnerBase = '/rest/runningdinnerservice/v1/runningdinner/:adminId'

/** Existing clients misspell one value; replies spell it correctly. */
const genderAspect = z.preprocess(
  (value) => (value === 'IGNORE_GENDE0R' ? 'IGNORE_GENDER' : value),
  oneOf(genderAspects),
)

/** Where the event's clocks are; blank means as before, or the default for a new event. */
const zone = textOrNone(64).check(
  z.refine((name) => name === undefined || isTimeZone(name), { error: 'value_invalid' }),
)

/** The older name of `zone`. A client that takes it for a moment sends it back as anything but a string: that counts as absent. */
const timeZone = z.preprocess((value) => (typeof value === 'string' ? value : undefined), zone)

const country = z.pipe(
  optionalText(2),
  z.transform((value: string, ctx) => {
    const code = value.toUpperCase()
    if (code !== '' && !/^[A-Z]{2}$/.test(code)) ctx.addIssue({ code: 'custom', message: 'value_invalid' })
    return code
  }),
)

/** A language without phrases falls back to English. */
const languageCode = z.pipe(
  requiredText(16),
  z.transform((value: string) => languageNamed(value) ?? 'en'),
)

export const basicDetailsInput = z.object({
  title: requiredText(),
  city: requiredText(),
  zip,
  date: localDate,
  registrationType: oneOf(registrationTypes),
  languageCode,
  zone,
  timeZone,
  country,
  zipRestrictions: optionalLines(limits.zipRestrictions),
  teamPartnerWishDisabled: flag,
})

/** Of an event that exists: what a client does not know of stays as it is. */
export const basicSettingsInput = basicDetailsInput.extend({
  teamPartnerWishDisabled: z.boolean({ error: 'value_invalid' }).optional(),
})

export const mealInput = z.object({
  /** None of a new one. */
  id: entryId,
  label: optionalText(),
  time: wallClock('error_required_meal_time'),
})

export const optionsInput = z.object({
  teamSize: z.number({ error: 'value_invalid' }).default(2),
  genderAspects: genderAspect,
  forceEqualDistributedCapacityTeams: flagOrTrue,
  considerShortestPaths: flag,
  teamPartnerWishDisabled: flag,
  meals: z.array(mealInput, { error: 'error_invalid_meal_size' }).max(100, { error: 'error_invalid_meal_size' }),
})

/** Places of the event; absent, null and '' mean no limit. Registrations beyond it go to the waiting list. */
const participantLimit = z
  .union([z.number(), z.string(), z.null()], { error: 'participant_limit_invalid' })
  .optional()
  .transform((value, ctx) => {
    if (value === undefined || value === null || value === '') return undefined
    const limit = typeof value === 'number' || /^[1-9]\d{0,8}$/.test(value) ? Number(value) : Number.NaN
    if (Number.isInteger(limit) && limit >= 1 && limit <= limits.participants) return limit
    ctx.addIssue({ code: 'custom', message: 'participant_limit_invalid' })
    return undefined
  })

export const publicSettingsInput = z.object({
  title: requiredText(),
  description: requiredLines(limits.description),
  publicContactName: requiredText(),
  publicContactEmail: requiredEmail,
  publicContactMobileNumber: optionalText(limits.mobileNumber),
  endOfRegistrationDate: localDate,
  registrationDeactivated: flag,
  participantLimit,
})

export const afterPartyLocationInput = z.object({
  title: requiredText(),
  time: localDateTime,
  addressName: optionalText(),
  addressRemarks: optionalLines(limits.notes),
  street: requiredText(),
  streetNr: requiredText(),
  zip,
  cityName: requiredText(),
  country,
})

export const contractInput = z.object({
  fullname: requiredText(),
  email: requiredEmail,
  streetWithNr: requiredText(),
  zip,
  city: optionalText(),
  newsletterEnabled: flag,
})

export const meal = z.object({ id: z.string(), label: z.string(), time: z.string() })

const labelled = z.object({ value: z.string(), label: z.string(), description: z.string() })
export const masterData = z.array(labelled)

export const sessionData = z.object({
  genders: masterData,
  registrationTypes: masterData,
  genderAspects: masterData,
  numSeatsNeededForHost: z.number(),
  assignableParticipantSizes: z.object({
    minimumParticipantsNeeded: z.number(),
    nextParticipantsOffsetSize: z.number(),
  }),
})

export const dinner = z.object({
  id: z.string(),
  adminId: z.string(),
  email: z.string(),
  runningDinnerType: z.enum(dinnerTypes),
  basicDetails: z.object({
    title: z.string(),
    city: z.string(),
    zip: z.string(),
    date: z.string(),
    registrationType: z.enum(registrationTypes),
    languageCode: z.enum(languages),
    /** Of the event's clocks. Clients turn every field with "time" or "date" in its name into a moment; of these only `date` is one. */
    zone: z.string(),
    country: z.string(),
    zipRestrictions: z.string(),
    teamPartnerWishDisabled: z.boolean(),
  }),
  options: z.object({
    teamSize: z.number(),
    genderAspects: z.enum(genderAspects),
    forceEqualDistributedCapacityTeams: z.boolean(),
    considerShortestPaths: z.boolean(),
    teamPartnerWishDisabled: z.boolean(),
    meals: z.array(meal),
  }),
  meals: z.array(meal),
  publicSettings: z
    .object({
      title: z.string(),
      description: z.string(),
      publicContactName: z.string(),
      publicContactEmail: z.string(),
      publicContactMobileNumber: z.string(),
      endOfRegistrationDate: z.string(),
      registrationDeactivated: z.boolean(),
      participantLimit: z.number().nullable(),
      publicDinnerId: z.string(),
      publicDinnerUrl: z.string(),
    })
    .nullable(),
  afterPartyLocation: z
    .object({
      title: z.string(),
      time: z.string(),
      addressName: z.string(),
      addressRemarks: z.string(),
      street: z.string(),
      streetNr: z.string(),
      zip: z.string(),
      cityName: z.string(),
      country: z.string(),
      geocodingResult: knownCoordinate,
    })
    .nullable(),
  contract: z
    .object({
      fullname: z.string(),
      email: z.string(),
      streetWithNr: z.string(),
      zip: z.string(),
      city: z.string(),
      newsletterEnabled: z.boolean(),
    })
    .nullable(),
  ...registrationFormReply,
  registrationFormVersion,
  acknowledgedDate: z.nullable(instant),
  cancellationDate: z.nullable(instant),
  sessionData,
})
export type DinnerReply = z.output<typeof dinner>

/** Whom guests may ask. */
export const contactReply = { publicContactName: z.string(), publicContactEmail: z.string() }

export const resendInput = z.object({ newEmailAddress: requiredEmail })

export const dinnerRoutes = {
  get: route({
    method: 'GET',
    path: dinnerBase,
    area: 'dinners',
    summary: 'The event with all its settings',
    reply: dinner,
  }),
  acknowledge: route({
    method: 'PUT',
    path: `${dinnerBase}/acknowledge/:acknowledgeToken`,
    area: 'dinners',
    summary: 'Confirm the event with the value from the mailed link',
    reply: dinner,
  }),
  resendCreated: route({
    method: 'PUT',
    path: `${dinnerBase}/resend-runningdinner-created-message`,
    area: 'dinners',
    summary: 'Mail the administration and confirmation links again, to the old or a new address',
    body: resendInput,
    reply: dinner,
  }),
  saveBasicSettings: route({
    method: 'PUT',
    path: `${dinnerBase}/basicsettings`,
    area: 'dinners',
    summary: 'Change title, place, day, kind of registration, language and zip restriction',
    body: z.object({
      basicDetails: basicSettingsInput,
      teamPartnerWishDisabled: z.boolean({ error: 'value_invalid' }).optional(),
    }),
    reply: dinner,
  }),
  savePublicSettings: route({
    method: 'PUT',
    path: `${dinnerBase}/publicsettings`,
    area: 'dinners',
    summary: 'Change what the public page says, the deadline and the limit of people',
    body: publicSettingsInput,
    reply: dinner,
  }),
  registrationForm: route({
    method: 'GET',
    path: `${dinnerBase}/registrationform`,
    area: 'dinners',
    summary: 'The own questions and the list of allergens, with how much was answered so far',
    reply: z.object({
      registrationQuestions: z.array(
        registrationQuestion.extend({
          numAnswers: z.number(),
          options: z.array(z.object({ id: z.string(), label: z.string(), numAnswers: z.number() })),
        }),
      ),
      allergenListEnabled: z.boolean(),
      registrationFormVersion,
      /** How many people named something of the list. */
      numAllergens: z.number(),
    }),
  }),
  saveRegistrationForm: route({
    method: 'PUT',
    path: `${dinnerBase}/registrationform`,
    area: 'dinners',
    summary: 'Change the own questions and the list of allergens; what nobody asks any more is deleted',
    body: registrationFormInput,
    reply: dinner,
  }),
  setRegistrationOpen: route({
    method: 'PUT',
    path: `${dinnerBase}/publicsettings/registration/:enable`,
    area: 'dinners',
    summary: 'Open (true) or close (false) the registration',
    reply: dinner,
  }),
  cancel: route({
    method: 'DELETE',
    path: dinnerBase,
    area: 'dinners',
    summary: 'Cancel the event for good; its data goes a day later',
    reply: dinner,
  }),
} as const

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
