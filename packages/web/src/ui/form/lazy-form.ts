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
import { useNotify } from '../notifications.tsx'
import { resolverOf } from './resolver-of.ts'

export type LoadSchema<Output> = () => Promise<Schema<Output>>

/** Like `useContractForm`, but the schema and the code that checks with it are loaded when the first field is left. */
export function useLazyForm<Values extends FieldValues, Output>(
  loadSchema: LoadSchema<Output>,
  options: Omit<UseFormProps<Values, unknown, Output>, 'resolver' | 'mode'>,
): UseFormReturn<Values, unknown, Output> {
  const notify = useNotify()
  // One promise for all checks that wait for it: they run in the order they were asked for, so that the field left last does not
  // take away the issue that sending finds.
  const loading = useRef<Promise<Resolver<Values, unknown, Output>>>(undefined)
  const load = async () => {
    const [schema, { parseInput }] = await Promise.all([loadSchema(), import('@running-dinner/contract/parse-input')])
    return resolverOf((values: Values) => parseInput(schema, values))
  }
  const resolver: Resolver<Values, unknown, Output> = async (...args) => {
    try {
      loading.current ??= load()
      const check = await loading.current
      return await check(...args)
    } catch (error) {
      loading.current = undefined
      notify.failure(error)
      // Belongs to no field, and keeps the form from being sent. An error named `root` would not.
      const errors = { notChecked: { type: 'load' } } as unknown as FieldErrors<Values>
      return { values: {}, errors }
    }
  }
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
