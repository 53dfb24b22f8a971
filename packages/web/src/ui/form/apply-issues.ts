import { type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form'
import { toApiError } from '../../lib/api-error.ts'
import { issueText } from '../../lib/issue-text.ts'

/** `meals[1].time` -> `meals.1.time`, as react-hook-form spells it. */
export function fieldPath(field: string): string {
  return field.replace(/\[(\d+)\]/g, '.$1')
}

/**
 * Puts the issues of a failed call where they belong: on the fields of the form, the others to `onOther`.
 * `rename` maps a field of the answer to the form's spelling.
 */
export function applyIssues<Values extends FieldValues, Output>(
  form: Pick<UseFormReturn<Values, unknown, Output>, 'getValues' | 'setError'>,
  error: unknown,
  onOther: (text: string) => void,
  rename: (field: string) => string = (field) => field,
): void {
  const values = form.getValues()
  let focused = false
  for (const issue of toApiError(error).issues) {
    const path = issue.field === undefined ? undefined : fieldPath(rename(issue.field))
    const text = issueText(issue.message, issue.data)
    if (path === undefined || !isField(get(values, path))) {
      onOther(text)
      continue
    }
    form.setError(path as FieldPath<Values>, { type: 'server', message: text }, { shouldFocus: !focused })
    focused = true
  }
}

/** A group of fields has no place of its own to show an issue. */
function isField(value: unknown): boolean {
  return value !== undefined && (typeof value !== 'object' || value === null)
}
