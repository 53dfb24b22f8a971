import { toNestErrors } from '@hookform/resolvers'
import { type FieldErrors, type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import { issueText } from '../../lib/issue-text.ts'
import type { RegistrationValues } from './registration-values.ts'
import { type RegistrationRules, valueIssues } from './value-issues.ts'

export type RegistrationForm = UseFormReturn<RegistrationValues>

/** A form over the rules alone; issues appear when a field is left, and go as soon as it is right. */
export function useRegistrationForm(rules: RegistrationRules, defaultValues: RegistrationValues): RegistrationForm {
  return useForm<RegistrationValues>({ defaultValues, mode: 'onTouched', resolver: resolverOf(rules) })
}

function resolverOf(rules: RegistrationRules): Resolver<RegistrationValues> {
  return (values, _, options) => {
    const issues = valueIssues(values, rules)
    if (issues.length === 0) return { values, errors: {} }
    const errors = Object.fromEntries(
      // A code keeps following the language; a sentence with numbers in it is made once.
      issues.map(({ field, message, data }) => [
        field,
        { type: 'rule', message: data === undefined ? message : issueText(message, data) },
      ]),
    )
    return { values: {}, errors: toNestErrors(errors as FieldErrors<RegistrationValues>, options) }
  }
}
