import { toNestErrors } from '@hookform/resolvers'
import { parseInput, type Schema } from '@running-dinner/contract/parse-input.ts'
import type { Issue } from '@running-dinner/domain/issue'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { issueText } from '../../lib/issue-text.ts'
import { fieldPath } from './apply-issues.ts'

interface Checked<Output> {
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

/** A form over a schema of the contract; issues appear when a field is left, and go as soon as it is right. */
export function useContractForm<Values extends FieldValues, Output>(
  schema: Schema<Output>,
  options: Omit<UseFormProps<Values, unknown, Output>, 'resolver' | 'mode'>,
): UseFormReturn<Values, unknown, Output> {
  // The contract's schema checks the form with the very code the server runs, so both name the same issues.
  const resolver = resolverOf((values: Values) => parseInput(schema, values))
  return useForm<Values, unknown, Output>({ ...options, mode: 'onTouched', resolver })
}

/** Holds the stored values. When another organiser saves meanwhile, untouched fields follow, so that saving does not revert them. */
export function useStoredForm<Values extends FieldValues, Output>(
  schema: Schema<Output>,
  stored: Values,
): UseFormReturn<Values, unknown, Output> {
  return useContractForm<Values, Output>(schema, {
    defaultValues: stored as DefaultValues<Values>,
    values: stored,
    resetOptions: { keepDirtyValues: true },
  })
}

/** For `reset` of a stored form: against its rule that touched fields stay (see stored-form.ts). */
export const throwAway = { keepDirtyValues: false }
