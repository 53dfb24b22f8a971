import type { Dinner } from '../dinner/dinner.ts'
import { isZipAllowed } from '../dinner/zip-restriction.ts'
import { type Issue, issue } from '../issue.ts'
import type { LocalDate } from '../local-date.ts'
import { seatsNeededToHost } from '../participants/hosting.ts'
import type { ParticipantData } from '../participants/participant.ts'
import {
  type Partner,
  participantIssues,
  type TakenEmails,
  tooManyParticipants,
} from '../participants/participant-issues.ts'
import { answerIssues } from '../registration-form/answer-issues.ts'
import type { Answer } from '../registration-form/registration-form.ts'
import { registrationClosed } from './registration-closed.ts'

/**
 * What a guest sends, as far as it could be parsed. Absent fields are reported by the schema:
 * docs/decisions/0004-issues-of-schema-and-rules-come-together.md.
 */
export type RegistrationDraft = Partial<Omit<ParticipantData, 'allergens' | 'answers'>> & {
  answers?: readonly Answer[] | undefined
  partner?: Partner | undefined
  termsAccepted?: boolean
}

export interface AdmissionContext {
  dinner: Dinner
  /** In the event's time zone. */
  today: LocalDate
  /** Registering has a price, and there is no payment. */
  paymentMissing: boolean
  /** There are terms to accept. */
  hasTerms: boolean
  /** By a person who takes part and is wished for in return: the zip restriction is lifted. */
  invited: boolean
  taken: TakenEmails
  /** How many people there are already. */
  participants: number
}

/**
 * Why a registration is refused. What closes the event for all is reported alone; issues of fields come together. See
 * docs/rules/registration.md#admission.
 */
export function admissionIssues(draft: RegistrationDraft, context: AdmissionContext): Issue[] {
  const { dinner } = context
  if (context.paymentMissing) return [issue('registration_not_possible_without_payment')]
  const closed = registrationClosed(dinner, context.today)
  if (closed) return [closed]
  const { partner, termsAccepted, answers, ...data } = draft
  return [
    ...(context.hasTerms && termsAccepted === false ? [issue('terms_not_accepted', 'termsAccepted')] : []),
    ...fullNameIssues(data),
    ...(context.invited ? [] : zipIssues(data.zip, dinner)),
    ...participantIssues(data, {
      taken: context.taken,
      self: undefined,
      mealIds: dinner.meals.map((meal) => meal.id),
      seatsNeeded: seatsNeededToHost(dinner.options.teamSize, dinner.meals.length),
      teamPartnerWishDisabled: dinner.options.teamPartnerWishDisabled,
      partner,
    }),
    ...answerIssues(dinner.registrationForm, answers ?? [], { requiredToo: true }),
    ...tooManyParticipants(context.participants, partner ? 2 : 1),
  ]
}

/** A name has two to five words: less is no full name, more is not a name. */
export function fullNameIssues({ firstnamePart, lastname }: Partial<ParticipantData>): Issue[] {
  if (firstnamePart === undefined || lastname === undefined) return []
  const words = `${firstnamePart} ${lastname}`.split(/\s+/).filter((word) => word !== '').length
  return words >= 2 && words <= 5 ? [] : [issue('fullname_invalid', 'fullname')]
}

export function zipIssues(zip: string | undefined, { basicDetails }: Pick<Dinner, 'basicDetails'>): Issue[] {
  if (zip === undefined || isZipAllowed(zip, basicDetails.zipRestrictions)) return []
  return [issue('zip_not_allowed', 'zipRestrictions')]
}
