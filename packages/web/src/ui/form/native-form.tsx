import type { Issue } from '@running-dinner/domain/issue'
import { createContext, type FormEvent, type ReactNode, useContext, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { FieldSource } from '../../kit/field-props.ts'
import { refusalPrepared, toApiError } from '../../lib/api-error.ts'
import { issueText } from '../../lib/issue-text.ts'
import { useToast } from '../toasts.tsx'
import type { LoadSchema } from './lazy-form.ts'

type Texts = Readonly<Record<string, string>>

const empty: Texts = {}
const Initial = createContext(empty)
const Issues = createContext(empty)

interface NativeFormProps<Output> {
  /** What checks the form is loaded when it is sent. */
  loadSchema: LoadSchema<Output>
  initial?: Texts
  /** The field that shows a refusal of this status that names no field. */
  refusedAt?: { status: number; field: string }
  onChange?: (values: Texts) => void
  /** What it throws is shown: at the fields that issues name, the rest as notices. */
  onSubmit: (output: Output, form: HTMLFormElement) => unknown
  children: ReactNode
}

/**
 * A form of a few texts: the browser holds its values. Issues appear when it is sent, each until its field is changed; the first
 * field with one takes the focus.
 */
export function NativeForm<Output>(props: NativeFormProps<Output>) {
  const { loadSchema, initial = empty, refusedAt, onChange, onSubmit, children } = props
  const toast = useToast()
  const [issues, setIssues] = useState<Texts>({})
  const isRunning = useRef(false)
  const show = (form: HTMLFormElement, fieldTexts: Texts) => {
    // Rendered first: screen readers read an issue with the field that takes the focus.
    flushSync(() => setIssues(fieldTexts))
    controls(form)
      .find(({ name }) => Object.hasOwn(fieldTexts, name))
      ?.focus()
  }
  const showRefusal = (form: HTMLFormElement, error: unknown) => {
    const { status, issues: refused } = toApiError(error)
    const names = controls(form).map(({ name }) => name)
    const fieldTexts: Record<string, string> = {}
    for (const { field = '', message, data } of refused) {
      const name = names.includes(field) ? field : status === refusedAt?.status ? refusedAt.field : undefined
      if (name === undefined) toast.error(issueText(message, data))
      else fieldTexts[name] ??= issueText(message, data)
    }
    show(form, fieldTexts)
  }
  const submit = async (form: HTMLFormElement) => {
    try {
      const [schema, { parseInput }] = await Promise.all([loadSchema(), import('@running-dinner/contract/parse-input')])
      const { value, issues: foundIssues } = parseInput(schema, valuesOf(form))
      if (foundIssues.length > 0) await refusalPrepared()
      show(form, textsOf(foundIssues))
      if (value !== undefined) await onSubmit(value, form)
    } catch (error) {
      showRefusal(form, error)
    }
  }
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The second of two quick clicks may come before the button shows the loading state.
    if (isRunning.current) return
    isRunning.current = true
    await submit(event.currentTarget)
    isRunning.current = false
  }
  const handleChange = (event: FormEvent<HTMLFormElement>) => {
    const changed = controls(event.currentTarget).find((control) => control === event.target)?.name
    setIssues((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => name !== changed)))
    onChange?.(valuesOf(event.currentTarget))
  }
  return (
    <FieldSource value={useNativeField}>
      <Issues value={issues}>
        <Initial value={initial}>
          <form noValidate onSubmit={(event) => void handleSubmit(event)} onChange={handleChange}>
            {children}
          </form>
        </Initial>
      </Issues>
    </FieldSource>
  )
}

function useNativeField(name: string) {
  const issues = useContext(Issues)
  const initial = useContext(Initial)
  const [value, setValue] = useState(initial[name] ?? '')
  const onChange = (change: FormEvent<HTMLInputElement> | string) =>
    setValue(typeof change === 'string' ? change : change.currentTarget.value)
  return { field: { name, value, onChange, onBlur: ignore, ref: ignore }, issue: issues[name] }
}

function ignore() {}

type Control = HTMLInputElement | HTMLTextAreaElement

function controls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  )
}

function valuesOf(form: HTMLFormElement): Texts {
  const entries = [...new FormData(form)]
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']))
}

function textsOf(issues: readonly Pick<Issue, 'field' | 'message' | 'data'>[]): Texts {
  // A code follows the language of the reader; a sentence with numbers in it is made once.
  return Object.fromEntries(
    issues.map(({ field = '', message, data }) => [field, data === undefined ? message : issueText(message, data)]),
  )
}
