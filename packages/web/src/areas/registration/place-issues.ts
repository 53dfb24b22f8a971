import type { PublicDinner } from '@running-dinner/contract/registration.ts'
import type { RegistrationForm } from '../../features/registration/use-registration-form.ts'
import { toApiError } from '../../lib/api-error.ts'
import { issueText } from '../../lib/issue-text.ts'
import { allSteps, fieldOfIssue, fieldsAsked, type RegistrationField } from './registration-steps.ts'

/**
 * Puts what the server refuses on its fields, if `only` wants them; answers the first in the order of the form, and all other
 * sentences.
 */
export function placeIssues(
  form: Pick<RegistrationForm, 'setError'>,
  error: unknown,
  dinner: Pick<PublicDinner, 'registrationQuestions'>,
  only: (field: RegistrationField | undefined) => boolean = () => true,
): { texts: string[]; firstField: RegistrationField | undefined } {
  const texts: string[] = []
  const wrong = new Set<RegistrationField>()
  for (const { field, message, data } of toApiError(error).issues) {
    const known = fieldOfIssue(field, dinner)
    if (!only(known)) continue
    if (known === undefined) {
      // A question that was not there when the page was loaded.
      texts.push(issueText(field?.startsWith('answers.') ? 'registration_questions_changed' : message, data))
      continue
    }
    form.setError(known, { type: 'server', message: data === undefined ? message : issueText(message, data) })
    wrong.add(known)
  }
  const inOrder = allSteps.flatMap((step) => fieldsAsked(step, dinner))
  return { texts, firstField: inOrder.find((field) => wrong.has(field)) }
}
