import type { Issue } from '@running-dinner/domain/issue'
import { type FieldErrors, type FieldValues, get, type Resolver, type ResolverOptions, set } from 'react-hook-form'
import { refusalPrepared } from '../../lib/api-error.ts'
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
  return async (values, _, options) => {
    const { value, issues } = check(values)
    if (value !== undefined) return { values: value, errors: {} }
    await refusalPrepared()
    const errors: FieldErrors<Values> = {}
    for (const { field = 'root', message, data } of issues) {
      // A code follows the language of the reader; a sentence with numbers in it is made once.
      const text = data === undefined ? message : issueText(message, data)
      setError(errors, fieldPath(field), text, options)
    }
    return { values: {}, errors }
  }
}

/** The error of a whole list goes to its `root`, so that those of its entries stay. */
function setError<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  path: string,
  message: string,
  { fields, names = [] }: ResolverOptions<Values>,
): void {
  const isList = names.some((name) => name.startsWith(`${path}.`) && /^\d/.test(name.slice(path.length + 1)))
  const { ref, refs } = (get(fields, path) ?? {}) as { ref?: unknown; refs?: readonly unknown[] }
  set(errors, isList ? `${path}.root` : path, { type: 'contract', message, ref: refs?.[0] ?? ref })
}
