import { isZipAllowed } from '@running-dinner/domain/dinner/zip-restriction.ts'
import { limits } from '@running-dinner/domain/limits.ts'
import { emailIdentity } from '@running-dinner/domain/participants/email-identity.ts'
import { isEmail } from '@running-dinner/domain/participants/is-email.ts'
import { isZip } from '@running-dinner/domain/participants/is-zip.ts'
import { fullNameIssues } from '@running-dinner/domain/registration/admission.ts'
import { answerIssues } from '@running-dinner/domain/registration-form/answer-issues.ts'
import type { RegistrationQuestion } from '@running-dinner/domain/registration-form/registration-form.ts'
import { normalisedText, type TextRule, textProblem } from '@running-dinner/domain/text.ts'
import { toWire } from '../registration-form/form-answers.ts'
import type { RegistrationValues } from './registration-values.ts'

/** What an event asks of whoever registers. */
export interface RegistrationRules {
  zipRestrictions: string
  seatsNeeded: number
  termsRequired: boolean
  /** Refused by the server before: it stays wrong until it is changed. */
  usedEmail?: string | undefined
  /** The organiser's own. */
  questions: readonly RegistrationQuestion[]
}

export interface ValueIssue {
  /** As react-hook-form spells it. */
  field: string
  message: string
  data?: Readonly<Record<string, string | number>>
}

const line: TextRule = { max: limits.text }
const name: TextRule = { max: limits.text, required: true }
const mobile: TextRule = { max: limits.mobileNumber }
const note: TextRule = { max: limits.notes, lines: true }

const texts: readonly [keyof RegistrationValues & string, TextRule][] = [
  ['firstnamePart', name],
  ['lastname', name],
  ['mobileNumber', mobile],
  ['street', name],
  ['streetNr', name],
  ['cityName', name],
  ['country', line],
  ['addressRemarks', note],
  ['mealSpecificsNote', note],
  ['notes', note],
]

/** What the server would say about the fields, before it is asked; it still has the last word. */
export function valueIssues(values: RegistrationValues, rules: RegistrationRules): ValueIssue[] {
  return [
    ...texts.flatMap(([field, rule]) => found(field, textProblem(normalisedText(String(values[field])), rule))),
    ...nameIssues(values),
    ...found('email', emailProblem(values.email, true) ?? usedProblem(values, rules)),
    ...found('age', countProblem(values.age, limits.ageMax, 'age_invalid', 'age_invalid')),
    ...found('numSeats', countProblem(values.numSeats, limits.seatsMax, 'num_seats_invalid', 'num_seats_too_many')),
    ...found('zip', zipProblem(values, rules)),
    ...questionIssues(values, rules),
    ...partnerIssues(values, rules),
    ...(values.dataProcessingAcknowledged
      ? []
      : found('dataProcessingAcknowledged', 'error.invalid.dataProcessingAcknowledged')),
    ...(rules.termsRequired && !values.termsAccepted ? found('termsAccepted', 'terms_not_accepted') : []),
  ]
}

function questionIssues({ allergens, answers }: RegistrationValues, { questions }: RegistrationRules): ValueIssue[] {
  const form = { questions, allergenListEnabled: false }
  return answerIssues(form, toWire({ allergens, answers }).answers, { requiredToo: true }).flatMap(
    ({ field = '', message }) => found(field, message),
  )
}

function found(field: string, message: string | undefined, data?: ValueIssue['data']): ValueIssue[] {
  return message === undefined ? [] : [{ field, message, ...(data === undefined ? {} : { data }) }]
}

/** Two to five words, told at the name that is written last; a missing one is said already. */
function nameIssues({ firstnamePart, lastname }: RegistrationValues): ValueIssue[] {
  if (firstnamePart.trim() === '' || lastname.trim() === '') return []
  return fullNameIssues({ firstnamePart, lastname }).flatMap(({ message }) => found('lastname', message))
}

function emailProblem(value: string, required: boolean): string | undefined {
  const email = normalisedText(value)
  const problem = textProblem(email, { max: limits.email, required })
  return problem ?? (email !== '' && !isEmail(email) ? 'email_invalid' : undefined)
}

function usedProblem({ email }: RegistrationValues, { usedEmail }: RegistrationRules): string | undefined {
  const isUsed = usedEmail !== undefined && emailIdentity(email) === emailIdentity(usedEmail)
  return isUsed ? 'participant_already_registered' : undefined
}

function countProblem(value: string, max: number, broken: string, tooMany: string): string | undefined {
  if (value === '') return undefined
  if (!/^(0|[1-9]\d{0,8})$/.test(value)) return broken
  return Number(value) > max ? tooMany : undefined
}

function zipProblem({ zip, invitation }: RegistrationValues, { zipRestrictions }: RegistrationRules) {
  const text = normalisedText(zip)
  if (text === '') return 'required'
  if (text.length > limits.zip) return 'max_length_exceeded'
  if (!isZip(text)) return 'zip_invalid'
  return invitation === '' && !isZipAllowed(text, zipRestrictions) ? 'zip_not_allowed' : undefined
}

function partnerIssues(values: RegistrationValues, { seatsNeeded }: RegistrationRules): ValueIssue[] {
  if (values.partnerChoice === 'wish') return wishIssues(values)
  if (values.partnerChoice === 'none') return []
  const partner = values.teamPartnerWishRegistrationData
  const field = 'teamPartnerWishRegistrationData'
  const hasSeats = values.numSeats !== '' && Number(values.numSeats) >= seatsNeeded
  return [
    ...(hasSeats ? [] : found('partnerChoice', 'num_seats_teampartner_registration_invalid', { seats: seatsNeeded })),
    ...found(`${field}.firstnamePart`, textProblem(normalisedText(partner.firstnamePart), name)),
    ...found(`${field}.lastname`, textProblem(normalisedText(partner.lastname), name)),
    ...found(`${field}.email`, emailProblem(partner.email, false)),
    ...found(`${field}.mobileNumber`, textProblem(normalisedText(partner.mobileNumber), mobile)),
  ]
}

/** A wish without an address is no wish. */
function wishIssues({ email, teamPartnerWishEmail }: RegistrationValues): ValueIssue[] {
  const field = 'teamPartnerWishEmail'
  const problem = emailProblem(teamPartnerWishEmail, true)
  if (problem !== undefined) return found(field, problem)
  const namesThemselves = emailIdentity(email) === emailIdentity(teamPartnerWishEmail)
  return namesThemselves ? found(field, 'participant_email_equals_team_partner_wish') : []
}
