import { type FormEvent, type ReactNode, useRef } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn, useController } from 'react-hook-form'
import { FieldSource } from '../../kit/field-props.ts'

interface FormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  /** `pressed` is the value of the button that was used, of the first one after the Enter key. */
  onSubmit: (output: Output, pressed: string) => unknown
  /** Where the server answers the form, too, without scripts and before hydration. */
  action?: string | undefined
  children: ReactNode
}

/** The browser's own validation bubbles are off; the first field with an issue takes the focus. */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  action,
  children,
}: FormProps<Values, Output>) {
  const isRunning = useRef(false)
  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    // The second of two quick clicks may come before the button shows the loading state.
    if (isRunning.current) return
    isRunning.current = true
    const pressed = valueOfSubmitter(event.nativeEvent)
    try {
      await form.handleSubmit(async (output) => void (await onSubmit(output, pressed)))(event)
    } finally {
      isRunning.current = false
    }
  }
  return (
    <FormFields form={form}>
      <form
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        {...(action !== undefined && { action, method: 'post' })}
      >
        {children}
      </form>
    </FormFields>
  )
}

interface FormFieldsProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  children: ReactNode
}

/** Gives fields their state from React Hook Form. */
export function FormFields<Values extends FieldValues, Output>({ form, children }: FormFieldsProps<Values, Output>) {
  return (
    <FormProvider {...form}>
      <FieldSource value={useControlledField}>{children}</FieldSource>
    </FormProvider>
  )
}

function useControlledField(name: string) {
  const { field, fieldState } = useController({ name })
  return { field, issue: fieldState.error && (fieldState.error.message ?? '') }
}

function valueOfSubmitter(event: Event): string {
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  return submitter instanceof HTMLButtonElement ? submitter.value : ''
}
