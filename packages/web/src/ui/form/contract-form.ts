import { toNestErrors } from '@hookform/resolvers'
import { parseInput } from '@running-dinner/contract/parse-input.ts'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type { z } from 'zod'
import { fieldPath } from './apply-issues.ts'

/** The contract's schema checks the form with the very code the server runs, so both name the same issues. */
function contractResolver<Values extends FieldValues, Output>(
  schema: z.ZodType<Output>,
): Resolver<Values, unknown, Output> {
  return (values, _, options) => {
    const { value, issues } = parseInput(schema, values)
    if (value !== undefined) return { values: value, errors: {} }
    const errors = Object.fromEntries(
      issues.map((one) => [fieldPath(one.field ?? 'root'), { type: 'contract', message: one.message }]),
    )
    return { values: {}, errors: toNestErrors(errors as FieldErrors<Values>, options) }
  }
}

/** A form over a schema of the contract; issues appear when a field is left, and go as soon as it is right. */
export function useContractForm<Values extends FieldValues, Output>(
  schema: z.ZodType<Output>,
  options: Omit<UseFormProps<Values, unknown, Output>, 'resolver' | 'mode'>,
): UseFormReturn<Values, unknown, Output> {
  return useForm<Values, unknown, Output>({ ...options, mode: 'onTouched', resolver: contractResolver(schema) })
}

/** Holds the stored values. When another organiser saves meanwhile, untouched fields follow, so that saving does not revert them. */
export function useStoredForm<Values extends FieldValues, Output>(
  schema: z.ZodType<Output>,
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
