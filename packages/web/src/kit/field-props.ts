import { createContext, type ReactNode, useContext } from 'react'
import type { ControllerRenderProps, FieldPath, FieldValues } from 'react-hook-form'
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

interface FieldState {
  field: Omit<ControllerRenderProps, 'disabled'>
  /** The code of an issue, or its sentence. */
  issue: string | undefined
}

/** The hook by which a form gives a field its state: short forms do without the code of React Hook Form. */
export const FieldSource = createContext<(name: string) => FieldState>(() => {
  throw new Error('a field needs a form around it')
})

/** The state of one field, its issue already in the reader's language. */
export function useField<Values extends FieldValues>({
  name,
  help,
  disabled,
}: Pick<FieldProps<Values>, 'name' | 'help' | 'disabled'>) {
  const issueText = useIssueText()
  const useFieldState = useContext(FieldSource)
  const { field, issue } = useFieldState(name)
  return {
    field: { ...field, disabled: disabled === true },
    error: issue !== undefined,
    helperText: issue ? issueText(issue) : help,
  }
}
