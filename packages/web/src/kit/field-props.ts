import type { ReactNode } from 'react'
import { type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { useIssueText } from '../lib/issue-text.ts'

/** What every field takes. It finds its form by context: fields do not submit. */
export interface FieldProps<Values extends FieldValues> {
  name: FieldPath<Values>
  label: string
  /** A sentence below the field; an issue takes its place. */
  help?: ReactNode
  required?: boolean
  disabled?: boolean
}

/** The state of one field, its issue already in the reader's language. */
export function useField<Values extends FieldValues>({
  name,
  help,
  disabled,
}: Pick<FieldProps<Values>, 'name' | 'help' | 'disabled'>) {
  const issueText = useIssueText()
  const { field, fieldState } = useController<Values>({ name })
  const message = fieldState.error?.message
  return {
    field: { ...field, disabled: disabled === true },
    error: fieldState.error !== undefined,
    helperText: message ? issueText(message) : help,
  }
}
