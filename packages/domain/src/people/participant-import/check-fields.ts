import { isZip, isZipAllowed } from '../../events/dinner/zip-restriction.ts'
import type { RegistrationForm } from '../../events/registration-form/registration-form.ts'
import { limits } from '../../limits.ts'
import { emailIdentity, isEmail } from '../participants/email.ts'
import { answerIssues } from '../registration-form/answer-issues.ts'
import { readAllergens } from './cells/read-allergens.ts'
import { type ImportedParticipant, type PartnerData, type RowIssue, rowIssue } from './import-row.ts'

/** Allergens and answers that cannot be read keep their row out: an allergy must not get lost on the way. */
export function checkAsked(
  { allergens, answers = [] }: Pick<ImportedParticipant, 'allergens' | 'answers'>,
  form: RegistrationForm,
): RowIssue[] {
  const unknown = typeof allergens === 'string' ? readAllergens(allergens).unknown : []
  return [
    ...(unknown.length > 0
      ? [rowIssue('ERROR', 'import_allergens_unknown', 'allergens', { text: shortened(unknown.join(', ')) })]
      : []),
    ...answerIssues(form, answers, { requiredToo: false }).map((answerIssue) => ({
      ...answerIssue,
      message: answerIssue.message === 'value_invalid' ? ('import_answer_unknown' as const) : answerIssue.message,
      severity: 'ERROR' as const,
    })),
  ]
}

function shortened(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

const longest = [
  ['firstnamePart', limits.text],
  ['lastname', limits.text],
  ['email', limits.email],
  ['mobileNumber', limits.mobileNumber],
  ['street', limits.text],
  ['streetNr', limits.text],
  ['zip', limits.zip],
  ['cityName', limits.text],
  ['addressRemarks', limits.notes],
  ['bellName', limits.bellName],
  ['floor', limits.floor],
  ['entranceNote', limits.entranceNote],
  ['mealSpecificsNote', limits.notes],
  ['notes', limits.notes],
  ['miscNotes', limits.notes],
  ['teamPartnerWishEmail', limits.email],
] as const

interface FieldRules {
  /** What the host of a fixed pair must offer. */
  seatsNeeded: number
  zipRestrictions?: string
}

/** Checks the fields of one person; issues are ERRORs. */
export function checkFields(
  participant: ImportedParticipant,
  { seatsNeeded, zipRestrictions = '' }: FieldRules,
): RowIssue[] {
  return [
    ...missing(participant),
    ...longest.flatMap(([field, max]) => tooLong(field, participant[field], max)),
    ...formats(participant),
    ...(participant.zip === '' || isZipAllowed(participant.zip, zipRestrictions)
      ? []
      : [error('zip_not_allowed', 'zip')]),
    ...partnerProblems(participant, seatsNeeded),
  ]
}

function error(message: RowIssue['message'], field: string, data?: RowIssue['data']): RowIssue {
  return rowIssue('ERROR', message, field, data)
}

function missing(participant: ImportedParticipant): RowIssue[] {
  const fields = ['firstnamePart', 'lastname', 'email', 'street', 'streetNr', 'zip', 'cityName'] as const
  return fields
    .filter((field) => participant[field] === '')
    .map((field) => {
      if (field === 'lastname' && participant.firstnamePart !== '') return error('import_name_incomplete', field)
      if (field === 'streetNr' && participant.street !== '') return error('import_street_number_missing', field)
      return error('required', field)
    })
}

function tooLong(field: string, text: string, max: number): RowIssue[] {
  return text.length > max && [...text].length > max ? [error('max_length_exceeded', field, { max })] : []
}

function formats({ email, zip, teamPartnerWishEmail, numSeats }: ImportedParticipant): RowIssue[] {
  const issues: RowIssue[] = []
  if (email !== '' && !isEmail(email)) issues.push(error('email_invalid', 'email'))
  if (zip !== '' && zip.length <= limits.zip && !isZip(zip)) issues.push(error('zip_invalid', 'zip'))
  if (numSeats !== undefined && numSeats > limits.seatsMax) issues.push(error('num_seats_too_many', 'numSeats'))
  if (numSeats !== undefined && numSeats < 0) issues.push(error('num_seats_invalid', 'numSeats'))
  if (teamPartnerWishEmail !== '' && !isEmail(teamPartnerWishEmail)) {
    issues.push(error('email_invalid', 'teamPartnerWishEmail'))
  }
  if (email !== '' && emailIdentity(email) === emailIdentity(teamPartnerWishEmail)) {
    issues.push(error('participant_email_equals_team_partner_wish', 'teamPartnerWishEmail'))
  }
  return issues
}

const partnerPath = 'teamPartnerWishRegistrationData'

function partnerProblems(participant: ImportedParticipant, seatsNeeded: number): RowIssue[] {
  const partner = participant.teamPartnerWishRegistrationData
  if (!partner) return []
  const field = (name: keyof PartnerData) => `${partnerPath}.${name}`
  const issues = (['firstnamePart', 'lastname'] as const)
    .filter((name) => partner[name] === '')
    .map((name) => error('required', field(name)))
  issues.push(...tooLong(field('firstnamePart'), partner.firstnamePart, limits.text))
  issues.push(...tooLong(field('lastname'), partner.lastname, limits.text))
  issues.push(...tooLong(field('mobileNumber'), partner.mobileNumber, limits.mobileNumber))
  issues.push(...tooLong(`${partnerPath}.diet.mealSpecificsNote`, partner.diet?.mealSpecificsNote ?? '', limits.notes))
  if (partner.email !== '' && !isEmail(partner.email)) issues.push(error('email_invalid', field('email')))
  if (participant.teamPartnerWishEmail !== '') {
    issues.push(error('team_partner_choice_ambiguous', 'teamPartnerWishEmail'))
  }
  if ((participant.numSeats ?? 0) < seatsNeeded) {
    issues.push(error('num_seats_teampartner_registration_invalid', 'numSeats', { seats: seatsNeeded }))
  }
  return issues
}
