import { parseInput, type Schema } from '@running-dinner/contract/parse-input'
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form'
import { resolverOf } from './resolver-of.ts'

/** A form over a schema of the contract; issues appear when a field is left, and go as soon as it is right. */
export function useContractForm<Values extends FieldValues, Output>(
  schema: Schema<Output>,
  options: Omit<UseFormProps<Values, unknown, Output>, 'resolver' | 'mode'>,
): UseFormReturn<Values, unknown, Output> {
  // The contract's schema checks the form with the very code the server runs, so both name the same issues.
  const resolver = resolverOf((values: Values) => parseInput(schema, values))
  return useForm<Values, unknown, Output>({ ...options, mode: 'onTouched', resolver })
}
