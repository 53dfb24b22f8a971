import type { Schema } from '@running-dinner/contract/parse-input'
import { useRef } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { useToast } from '../toasts.tsx'
import { type Checked, resolverOf } from './resolver-of.ts'

export type LoadSchema<Output> = () => Promise<Schema<Output>>

/** Checks with code that is loaded when the first field is left. Without that code the form is not sent. */
export function useLazyResolver<Values extends FieldValues, Output, Code>(
  load: () => Promise<Code>,
  check: (code: Code, values: Values) => Checked<Output>,
): Resolver<Values, unknown, Output> {
  const toast = useToast()
  // One promise for all checks that wait for it: they run in the order they were asked for, so that the field left last does not
  // take away the issue that sending finds.
  const loading = useRef<Promise<Code>>(undefined)
  return async (...args) => {
    try {
      loading.current ??= load()
      const code = await loading.current
      return await resolverOf((values: Values) => check(code, values))(...args)
    } catch (error) {
      loading.current = undefined
      toast.failure(error)
      // Belongs to no field, and keeps the form from being sent. An error named `root` would not.
      const errors = { notChecked: { type: 'load' } } as unknown as FieldErrors<Values>
      return { values: {}, errors }
    }
  }
}

/** Like `useContractForm`, with a schema that is loaded late. */
export function useLazyForm<Values extends FieldValues, Output>(
  loadSchema: LoadSchema<Output>,
  options: Omit<UseFormProps<Values, unknown, Output>, 'resolver' | 'mode'>,
): UseFormReturn<Values, unknown, Output> {
  const load = () => Promise.all([loadSchema(), import('@running-dinner/contract/parse-input')])
  const resolver = useLazyResolver(load, ([schema, { parseInput }], values: Values) => parseInput(schema, values))
  return useForm<Values, unknown, Output>({ ...options, mode: 'onTouched', resolver })
}

/** Holds the stored values. When another organiser saves meanwhile, untouched fields follow, so that saving does not revert them. */
export function useStoredForm<Values extends FieldValues, Output>(
  loadSchema: LoadSchema<Output>,
  stored: Values,
): UseFormReturn<Values, unknown, Output> {
  return useLazyForm<Values, Output>(loadSchema, {
    defaultValues: stored as DefaultValues<Values>,
    values: stored,
    resetOptions: { keepDirtyValues: true },
  })
}

/** For `reset` of a stored form: against its rule that touched fields stay. */
export const throwAway = { keepDirtyValues: false }
