import { dinnerTypes, limits, questionKinds } from '@running-dinner/domain'
import { travelModes } from '@running-dinner/domain/events'
import { plannedMails } from '@running-dinner/domain/messages'
import { z } from 'zod'
import { flag, localDate, oneOf, optionalLines, optionalText, requiredEmail, requiredText } from '../forms/fields.ts'
import { paymentOptionsInput } from '../payments/payments.ts'
import { route } from '../route.ts'
import { empty } from '../wire/codecs.ts'
import {
  afterPartyLocationInput,
  basicDetailsInput,
  contractInput,
  dinner,
  optionsInput,
  publicSettingsInput,
} from './dinners.ts'

const base = '/rest/wizardservice/v1'
const withDate = z.object({ runningDinnerDate: localDate })

const tooMany = { error: 'too_many_entries' }

/** Settings of an earlier event that the wizard has no step for. Ids of that event are dropped: they mean nothing in another. */
const carriedOver = z.object({
  registrationQuestions: z
    .array(
      z.object({
        label: requiredText(),
        kind: oneOf(questionKinds),
        options: z
          .array(z.object({ label: requiredText() }), { error: 'value_invalid' })
          .max(limits.answerOptions, tooMany)
          .default([]),
        required: flag,
      }),
      { error: 'value_invalid' },
    )
    .max(limits.questions, tooMany)
    .default([]),
  allergenListEnabled: flag,
  travelMode: oneOf(travelModes),
  eveningPhone: optionalText(limits.mobileNumber),
  paymentOptions: paymentOptionsInput.nullish(),
  /** The organiser's own words in the mail to guests two days before. */
  plannedMailText: optionalLines(limits.message),
  plannedMailsOff: z
    .array(oneOf(plannedMails), { error: 'value_invalid' })
    .max(plannedMails.length, tooMany)
    .default([]),
})

export const createDinnerInput = z.object({
  email: requiredEmail,
  runningDinnerType: oneOf(dinnerTypes),
  basicDetails: basicDetailsInput,
  options: optionsInput,
  publicSettings: publicSettingsInput.nullish(),
  afterPartyLocation: afterPartyLocationInput.nullish(),
  contract: contractInput.nullish(),
  carriedOver: carriedOver.nullish(),
})

const parts = { publicSettings: z.unknown(), contract: z.unknown(), basicDetails: z.unknown() }
const draftParts = z.looseObject({ ...parts, runningDinnerType: z.unknown() }).partial()

/**
 * A client that sends the whole draft of its wizard sends skipped steps as well, blank, prefilled or outdated. What does not
 * apply is ignored whatever it holds: registration settings of a closed event and the contract of a demo.
 */
function withoutUnseenSteps(body: unknown): unknown {
  const draft = draftParts.safeParse(body).data
  if (!draft) return body
  const isDemo = draft.runningDinnerType === 'DEMO'
  const isClosed = registrationTypeOf(draft.basicDetails) === 'CLOSED'
  return {
    ...draft,
    ...(isClosed || (isDemo && isBlank(draft.publicSettings)) ? { publicSettings: null } : {}),
    ...(isDemo ? { contract: null } : {}),
  }
}

function registrationTypeOf(basicDetails: unknown): unknown {
  return z.looseObject({ registrationType: z.unknown() }).safeParse(basicDetails).data?.registrationType
}

/** Nothing typed in any text of it; the deadline and the switches have defaults. */
function isBlank(part: unknown): boolean {
  const fields = z.record(z.string(), z.unknown()).safeParse(part).data
  return (
    fields !== undefined &&
    Object.entries(fields).every(
      ([name, value]) =>
        name === 'endOfRegistrationDate' || value === null || typeof value === 'boolean' || isBlankText(value),
    )
  )
}

function isBlankText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() === ''
}

export const wizardRoutes = {
  validateBasicDetails: route({
    method: 'PUT',
    path: `${base}/validate/basicdetails`,
    area: 'wizard',
    summary: 'Check the first step',
    body: basicDetailsInput,
    reply: empty,
  }),
  validateOptions: route({
    method: 'PUT',
    path: `${base}/validate/options`,
    area: 'wizard',
    summary: 'Check options and meals against the event date',
    query: withDate.partial(),
    body: optionsInput,
    reply: empty,
  }),
  validatePublicSettings: route({
    method: 'PUT',
    path: `${base}/validate/publicsettings`,
    area: 'wizard',
    summary: 'Check the registration settings against the event date',
    query: withDate.partial(),
    body: publicSettingsInput,
    reply: empty,
  }),
  validateAfterPartyLocation: route({
    method: 'PUT',
    path: `${base}/validate/afterpartylocation`,
    area: 'wizard',
    summary: 'Check the after party',
    body: afterPartyLocationInput,
    reply: empty,
  }),
  create: route({
    method: 'POST',
    path: `${base}/create`,
    area: 'wizard',
    summary: 'Create the event and mail its links to the organiser',
    body: z.preprocess<unknown, typeof createDinnerInput, z.input<typeof createDinnerInput>>(
      withoutUnseenSteps,
      createDinnerInput,
    ),
    reply: z.object({ runningDinner: dinner, administrationUrl: z.string() }),
  }),
} as const
