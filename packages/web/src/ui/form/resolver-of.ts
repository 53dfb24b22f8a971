import { toNestErrors } from '@hookform/resolvers'
import type { Issue } from '@running-dinner/domain/issue'
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { issueText } from '../../lib/issue-text.ts'
import { fieldPath } from './apply-issues.ts'

export interface Checked<Output> {
  /** Undefined where there are issues. */
  value: Output | undefined
  issues: readonly Pick<Issue, 'field' | 'message' | 'data'>[]
}

/** Puts the issues that `check` finds on the fields of a form. */
export function resolverOf<Values extends FieldValues, Output>(
  check: (values: Values) => Checked<Output>,
): Resolver<Values, unknown, Output> {
  return (values, _, options) => {
    const { value, issues } = check(values)
    if (value !== undefined) return { values: value, errors: {} }
    const errors = Object.fromEntries(
      issues.map(({ field = 'root', message, data }) => [
        fieldPath(field),
        // A code follows the language of the reader; a sentence with numbers in it is made once.
        { type: 'contract', message: data === undefined ? message : issueText(message, data) },
      ]),
    )
    return { values: {}, errors: toNestErrors(errors as FieldErrors<Values>, options) }
  }
}
