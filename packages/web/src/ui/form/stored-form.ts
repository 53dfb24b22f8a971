import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { useContractForm } from './contract-form.ts'

/** Holds what is stored; when somebody else saves meanwhile, fields nobody touched here follow, so that saving takes nothing back. */
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
