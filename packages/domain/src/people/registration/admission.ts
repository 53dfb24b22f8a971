import type { Dinner } from '../../events/dinner/dinner.ts'
import { type Issue, issue } from '../../issue.ts'
import type { LocalDate } from '../../local-date.ts'
import { seatsNeededToHost } from '../participants/hosting.ts'
import { type TakenEmails, tooManyParticipants } from '../participants/participant-issues.ts'
import { registrationClosed } from './registration-closed.ts'
import { type RegistrationDraft, registrationIssues } from './registration-issues.ts'

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
 * docs/rules/people/registration.md#admission.
 */
export function admissionIssues(draft: RegistrationDraft, context: AdmissionContext): Issue[] {
  const { dinner, hasTerms, invited, taken } = context
  if (context.paymentMissing) return [issue('registration_not_possible_without_payment')]
  const closed = registrationClosed(dinner, context.today)
  if (closed) return [closed]
  const rules = {
    hasTerms,
    zipRestrictions: invited ? '' : dinner.basicDetails.zipRestrictions,
    mealIds: dinner.meals.map((meal) => meal.id),
    seatsNeeded: seatsNeededToHost(dinner.options.teamSize, dinner.meals.length),
    teamPartnerWishDisabled: dinner.options.teamPartnerWishDisabled,
    taken,
    questions: dinner.registrationForm.questions,
  }
  return [...registrationIssues(draft, rules), ...tooManyParticipants(context.participants, draft.partner ? 2 : 1)]
}
