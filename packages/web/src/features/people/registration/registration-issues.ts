import { registrationInput } from '@running-dinner/contract/forms'
import { parseInput } from '@running-dinner/contract/parse-input'
import type { PublicDinner } from '@running-dinner/contract/people'
import { type Issue, issue } from '@running-dinner/domain/issue'
import { type RegistrationRules, registrationIssues, takenEmails } from '@running-dinner/domain/people'
import { secondToWire } from '../registration-form/second-person.ts'
import type { RegistrationValues } from './registration-values.ts'
import { toRegistrationBody } from './registration-values.ts'

/** What the browser can check: which addresses are taken, only the server knows. */
export type KnownRules = Omit<RegistrationRules, 'taken'> & {
  /** The server has refused this address as taken. It stays wrong until the guest changes it. */
  usedEmail?: string | undefined
}

type FormIssue = Pick<Issue, 'message' | 'data'> & { field: string }

export function rulesOf(dinner: PublicDinner): KnownRules {
  return {
    hasTerms: (dinner.paymentOptions?.agbLink ?? '') !== '',
    zipRestrictions: dinner.zipRestrictions,
    mealIds: dinner.meals.map((meal) => meal.id),
    seatsNeeded: dinner.numSeatsNeededForHost,
    teamPartnerWishDisabled: dinner.teamPartnerWishDisabled,
    questions: dinner.registrationQuestions,
  }
}

/** The issues the server would report, found by its own schema and rules, at the fields of the form: one for each field. */
export function registrationFormIssues(values: RegistrationValues, { usedEmail, ...rules }: KnownRules): FormIssue[] {
  const { partial, issues } = parseInput(registrationInput, toRegistrationBody(values))
  const { teamPartnerWishRegistrationData: _, ...draft } = partial
  const foundIssues = [
    ...issues,
    ...onlyInForm(values),
    // The partner as typed: a missing name is no reason to keep quiet about missing seats.
    ...registrationIssues(
      {
        ...draft,
        partner: values.partnerChoice === 'pair' ? secondToWire(values.teamPartnerWishRegistrationData) : undefined,
      },
      {
        ...rules,
        // Whether the invitation is still open, the server knows.
        zipRestrictions: values.invitation === '' ? rules.zipRestrictions : '',
        taken: takenEmails(
          usedEmail === undefined ? [] : [{ id: '', teamPartnerWishOriginatorId: undefined, email: usedEmail }],
        ),
      },
    ),
  ].map(atFormField)
  return foundIssues.filter(({ field }, index) => foundIssues.findIndex((first) => first.field === field) === index)
}

/** Issues that the body of the call cannot show: on the wire -1 means unknown, and '' no wish. */
function onlyInForm({ age, numSeats, partnerChoice, teamPartnerWishEmail }: RegistrationValues): Issue[] {
  const isWishMissing = partnerChoice === 'wish' && teamPartnerWishEmail.trim() === ''
  return [
    ...(age === '-1' ? [issue('age_invalid', 'age')] : []),
    ...(numSeats === '-1' ? [issue('num_seats_invalid', 'numSeats')] : []),
    ...(isWishMissing ? [issue('required', 'teamPartnerWishEmail')] : []),
  ]
}

/** Too few seats for a pair are shown where the guest chooses to come as one. */
function atFormField({ field = '', message, data }: Issue): FormIssue {
  const isAboutPair = message === 'num_seats_teampartner_registration_invalid'
  return { field: isAboutPair ? 'partnerChoice' : formFieldOf(field), message, ...(data ? { data } : {}) }
}

/** Names of the server's answer that no field of the form has. */
const otherNames: Readonly<Record<string, string>> = {
  fullname: 'lastname',
  zipRestrictions: 'zip',
  teamPartnerWish: 'teamPartnerWishEmail',
  teamPartnerWishRegistrationData: 'partnerChoice',
}

/** The name the form has for a field of the wire. */
export function formFieldOf(field: string): string {
  return otherNames[field] ?? field
}
