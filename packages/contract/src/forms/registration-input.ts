import { languages } from '@running-dinner/domain/events'
import { limits } from '@running-dinner/domain/limits'
import { allergens, allergySeverities, genders } from '@running-dinner/domain/people'
// zod/mini: guests' forms check their fields with these schemas, and their pages have a limit of script.
import * as z from 'zod/mini'
import {
  ageOrUnknown,
  dietNote,
  flag,
  flagIfKnown,
  id,
  oneOf,
  optionalEmail,
  optionalLines,
  optionalText,
  requiredEmail,
  requiredFlag,
  requiredText,
  seatsOrUnknown,
  textIfKnown,
  zip,
} from './fields.ts'

const list = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z.pipe(
    z.nullish(z.array(item, { error: 'value_invalid' }).check(z.maxLength(max, { error: 'too_many_entries' }))),
    z.transform((value) => value ?? undefined),
  )

/** Absent if the client does not know the list; stored allergens are kept then. */
const allergensInput = list(
  z.object({ allergen: oneOf(allergens), severity: oneOf(allergySeverities) }),
  allergens.length * allergySeverities.length,
)

/** Issues are reported at `answers.<questionId>`; answers to unknown questions are dropped. */
const answersInput = list(
  z.object({
    questionId: z.string({ error: 'value_invalid' }),
    answer: z.pipe(
      z.nullish(z.string({ error: 'value_invalid' })),
      z.transform((value) => value ?? ''),
    ),
  }),
  limits.questions * 2,
)

/** Absent if the client does not know the fields; what is stored is kept then. */
const door = {
  bellName: textIfKnown({ max: limits.bellName }),
  floor: textIfKnown({ max: limits.floor }),
  entranceNote: textIfKnown({ max: limits.entranceNote, lines: true }),
}

const dietFlags = { vegetarian: flag, lactose: flag, gluten: flag, vegan: flag }

/** Of the second person of a pair. Absent and null: as the first person; so do allergens within. */
const partnerDiet = z.pipe(
  z.nullish(
    z.object({ ...dietFlags, mealSpecificsNote: dietNote, allergens: allergensInput }, { error: 'value_invalid' }),
  ),
  z.transform((value) => value ?? undefined),
)

export const partnerInput = z.object({
  firstnamePart: requiredText(),
  lastname: requiredText(),
  email: optionalEmail,
  mobileNumber: optionalText(limits.mobileNumber),
  diet: z.optional(partnerDiet),
})

const preferredMeal = z.pipe(
  z.optional(z.union([id, z.literal(''), z.null()], { error: 'value_invalid' })),
  z.transform((value) => (value ? value : undefined)),
)

/** Absent and null: a new person gets the event's language, a stored one is not changed. */
const languageCode = z.pipe(
  z.nullish(z.enum(languages, { error: 'value_invalid' })),
  z.transform((value) => value ?? undefined),
)

/** What an organiser sends for one person. */
export const participantInput = z.object({
  firstnamePart: requiredText(),
  lastname: requiredText(),
  gender: z._default(oneOf(genders), 'UNDEFINED'),
  email: requiredEmail,
  mobileNumber: optionalText(limits.mobileNumber),
  street: requiredText(),
  streetNr: requiredText(),
  zip,
  cityName: requiredText(),
  country: optionalText(2),
  addressRemarks: optionalLines(limits.notes),
  ...door,
  age: ageOrUnknown,
  numSeats: seatsOrUnknown,
  ...dietFlags,
  mealSpecificsNote: dietNote,
  notes: optionalLines(limits.notes),
  miscNotes: optionalLines(limits.notes),
  teamPartnerWishEmail: optionalEmail,
  standbyCook: flagIfKnown,
  standbyGuest: flagIfKnown,
  preferredMeal,
  languageCode,
  allergens: allergensInput,
  answers: answersInput,
  teamPartnerWishRegistrationData: z.pipe(
    z.nullish(partnerInput),
    z.transform((value) => value ?? undefined),
  ),
})
export type ParticipantInput = z.output<typeof participantInput>

/** Of a stored person. */
export const participantChangeInput = z.extend(participantInput, {
  /** Whether the diet of a pair's second person is changed, too: clients that copy it from the first do not know this field. */
  ownDiet: flagIfKnown,
})
export type ParticipantChangeInput = z.output<typeof participantChangeInput>

/** What a guest sends. The consent covers diet and allergy data too. */
export const registrationInput = z.extend(z.omit(participantInput, { miscNotes: true }), {
  dataProcessingAcknowledged: z.literal(true, { error: 'error.invalid.dataProcessingAcknowledged' }),
  /** For a paid event with terms: they were accepted. Absent if the client shows them elsewhere; only `false` is refused. */
  termsAccepted: flagIfKnown,
  /** From an invitation link; only with it the zip restriction does not count and the inviting person is known. */
  invitation: optionalText(64),
})
export type RegistrationInput = z.output<typeof registrationInput>

/** One's own registration: all of it but the address mails go to, which would have to be proven again. */
export const ownRegistrationInput = z.omit(participantInput, {
  miscNotes: true,
  email: true,
  teamPartnerWishRegistrationData: true,
})

/** What guests correct until the evening ends. Diets are required, so that none is lost because a client left it out. */
export const lateChangeInput = z.object({
  mobileNumber: optionalText(limits.mobileNumber),
  addressRemarks: optionalLines(limits.notes),
  ...door,
  vegetarian: requiredFlag,
  lactose: requiredFlag,
  gluten: requiredFlag,
  vegan: requiredFlag,
  mealSpecificsNote: dietNote,
  allergens: allergensInput,
  languageCode: oneOf(languages),
})
