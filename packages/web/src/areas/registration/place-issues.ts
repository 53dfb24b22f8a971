import type { RegistrationForm } from '../../features/registration/use-registration-form.ts'
import { toApiError } from '../../lib/api-error.ts'
import { issueText } from '../../lib/issue-text.ts'
import { allSteps, fieldOfIssue, fieldsOfStep, type RegistrationField } from './registration-steps.ts'

/** Puts what the server refuses on its fields; answers the first of them in the order of the form, and all other sentences. */
export function placeIssues(
  form: Pick<RegistrationForm, 'setError'>,
  error: unknown,
): { texts: string[]; firstField: RegistrationField | undefined } {
  const texts: string[] = []
  const wrong = new Set<RegistrationField>()
  for (const { field, message, data } of toApiError(error).issues) {
    const known = fieldOfIssue(field)
    if (known === undefined) {
      texts.push(issueText(message, data))
      continue
    }
    form.setError(known, { type: 'server', message: data === undefined ? message : issueText(message, data) })
    wrong.add(known)
  }
  const inOrder = allSteps.flatMap((step) => fieldsOfStep[step])
  return { texts, firstField: inOrder.find((field) => wrong.has(field)) }
}
