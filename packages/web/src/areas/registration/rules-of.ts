import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import type { RegistrationRules } from '../../features/registration/value-issues.ts'

export function rulesOf(dinner: PublicDinner): RegistrationRules {
  return {
    zipRestrictions: dinner.zipRestrictions,
    seatsNeeded: dinner.numSeatsNeededForHost,
    questions: dinner.registrationQuestions,
    termsRequired: (dinner.paymentOptions?.agbLink ?? '') !== '',
  }
}
