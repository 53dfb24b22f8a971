import type { ReactNode } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'

interface FormProps<Values extends FieldValues, Output> {
  form: UseFormReturn<Values, unknown, Output>
  onSubmit: (output: Output) => unknown
  children: ReactNode
}

/** Issues are ours to show, so the browser's bubbles are off; the first field with an issue takes the focus. */
export function Form<Values extends FieldValues, Output>({ form, onSubmit, children }: FormProps<Values, Output>) {
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => void form.handleSubmit(async (output) => void (await onSubmit(output)))(event)}
      >
        {children}
      </form>
    </FormProvider>
  )
}
