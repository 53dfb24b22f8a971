import { type DefaultValues, type FieldErrors, type UseFormReturn, useForm } from 'react-hook-form'
import { resolverOf } from '../../../ui/form/resolver-of.ts'
import { type KnownRules, registrationFormIssues } from './registration-issues.ts'
import type { RegistrationValues } from './registration-values.ts'

export type RegistrationForm = UseFormReturn<RegistrationValues>

/** Issues appear when a field is left, and go as soon as it is right. */
export function useRegistrationForm<Values extends RegistrationValues = RegistrationValues>(
  rules: KnownRules,
  defaultValues: Values,
  /** Of a form that the server refused before this page came. */
  errors?: FieldErrors<Values>,
): UseFormReturn<Values> {
  return useForm<Values>({
    defaultValues: defaultValues as DefaultValues<Values>,
    ...(errors && { errors }),
    mode: 'onTouched',
    resolver: resolverOf((values) => {
      const issues = registrationFormIssues(values, rules)
      return { value: issues.length === 0 ? values : undefined, issues }
    }),
  })
}
