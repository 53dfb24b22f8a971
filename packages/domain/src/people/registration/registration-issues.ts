import { isZipAllowed } from '../../events/dinner/zip-restriction.ts'
import type { Answer, RegistrationQuestion } from '../../events/registration-form/registration-form.ts'
import { type Issue, issue } from '../../issue.ts'
import type { KeptField, ParticipantData } from '../participants/participant.ts'
import { type Partner, participantIssues, type TakenEmails } from '../participants/participant-issues.ts'
import { answerIssues } from '../registration-form/answer-issues.ts'

/**
 * What a guest sends, as far as it could be parsed. Absent fields are reported by the schema:
 * docs/decisions/0003-issues-of-schema-and-rules-come-together.md.
 */
export type RegistrationDraft = Partial<Omit<ParticipantData, 'allergens' | 'answers' | KeptField>> & {
  answers?: readonly Answer[] | undefined
  partner?: Partner | undefined
  termsAccepted?: boolean | undefined
}

/** What an event asks of a registration. The form in the browser knows it too, except the addresses that are taken. */
export interface RegistrationRules {
  /** There are terms to accept. */
  hasTerms: boolean
  /** '' where every zip is welcome, and for a guest whose invitation lifts the restriction. */
  zipRestrictions: string
  mealIds: readonly string[]
  /** How many a pair that registers together has to seat. */
  seatsNeeded: number
  teamPartnerWishDisabled: boolean
  taken: TakenEmails
  questions: readonly RegistrationQuestion[]
}

/** What a schema of single fields cannot check; the server and the form of guests ask the same function. */
export function registrationIssues(draft: RegistrationDraft, rules: RegistrationRules): Issue[] {
  const { partner, termsAccepted, answers, ...data } = draft
  const { mealIds, seatsNeeded, teamPartnerWishDisabled, taken } = rules
  return [
    ...(rules.hasTerms && termsAccepted === false ? [issue('terms_not_accepted', 'termsAccepted')] : []),
    ...fullNameIssues(data),
    ...zipIssues(data.zip, rules),
    ...participantIssues(data, { taken, self: undefined, mealIds, seatsNeeded, teamPartnerWishDisabled, partner }),
    ...answerIssues(rules, answers ?? [], { requiredToo: true }),
  ]
}

/** A name has two to five words: less is no full name, more is not a name. */
export function fullNameIssues({ firstnamePart, lastname }: Partial<ParticipantData>): Issue[] {
  if (firstnamePart === undefined || lastname === undefined) return []
  const words = `${firstnamePart} ${lastname}`.split(/\s+/).filter((word) => word !== '').length
  return words >= 2 && words <= 5 ? [] : [issue('fullname_invalid', 'fullname')]
}

export function zipIssues(
  zip: string | undefined,
  { zipRestrictions }: Pick<RegistrationRules, 'zipRestrictions'>,
): Issue[] {
  if (zip === undefined || isZipAllowed(zip, zipRestrictions)) return []
  return [issue('zip_not_allowed', 'zipRestrictions')]
}
