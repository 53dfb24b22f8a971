import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useEffect, useState } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ActionBar } from '../../ui/action-bar.tsx'
import { applyIssues, Form, type LoadSchema, useLazyForm } from '../../ui/form/index.ts'
import { useToast } from '../../ui/toasts.tsx'
import { loadTyped, saveTyped } from './draft-storage.ts'
import { stepPath, useWizard } from './wizard-context.tsx'
import type { WizardStep } from './wizard-steps.ts'

/** A form that keeps what is typed, so that neither a reload nor a look at an earlier step loses it. */
export function useStepForm<Values extends FieldValues, Output>(
  step: WizardStep,
  loadSchema: LoadSchema<Output>,
  saved: Values,
): UseFormReturn<Values, unknown, Output> {
  const { draft } = useWizard()
  const kind = draft.runningDinnerType
  // Only this form writes there, with the very same values.
  const typed = loadTyped(kind, step) as Values | undefined
  const form = useLazyForm<Values, Output>(loadSchema, { defaultValues: (typed ?? saved) as DefaultValues<Values> })
  const { subscribe } = form
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => saveTyped(kind, step, values) }),
    [subscribe, kind, step],
  )
  return form
}

interface StepFormProps<Values extends FieldValues, Output> {
  step: WizardStep
  form: UseFormReturn<Values, unknown, Output>
  /** Asks the server, then saves; what the server refuses lands on the fields. */
  onSubmit: (output: Output) => Promise<void>
  submitLabel?: string
  /** A second button that takes the fast lane. */
  fastLane?: { label: string; onSubmit: (output: Output) => Promise<void> }
  /** A field of the answer, as the form spells it. */
  rename?: (field: string) => string
  /** Before the fields' own handling; true when the failure is dealt with. */
  onFailure?: (error: unknown) => boolean
  children: ReactNode
}

const fastLaneButton = 'fast-lane'

/** Keeps a focused field in view between the bars at the top and the bottom. */
const clearOfBars = { '& :is(input, textarea, button, a, [role="combobox"])': { scrollMarginBlock: '88px 112px' } }

export function StepForm<Values extends FieldValues, Output>(props: StepFormProps<Values, Output>) {
  const { form, step, rename, fastLane } = props
  const toast = useToast()
  const [pressed, setPressed] = useState('')
  const handleSubmit = (output: Output, button: string) => {
    setPressed(button)
    const submit = button === fastLaneButton && fastLane ? fastLane.onSubmit : props.onSubmit
    return submit(output).catch((error: unknown) => {
      if (props.onFailure?.(error) !== true) applyIssues(form, error, toast.error, rename)
    })
  }
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <Box sx={{ display: 'grid', gap: 3, ...clearOfBars }}>{props.children}</Box>
      <StepButtons
        step={step}
        pressed={form.formState.isSubmitting ? pressed : undefined}
        label={props.submitLabel}
        fastLaneLabel={fastLane?.label}
      />
    </Form>
  )
}

interface StepButtonsProps {
  step: WizardStep
  /** The button at work; undefined while none is. */
  pressed: string | undefined
  label: string | undefined
  fastLaneLabel: string | undefined
}

/** The plain way on comes first, so that the Enter key takes it. */
function StepButtons({ step, pressed, label, fastLaneLabel }: StepButtonsProps) {
  const { t } = useTranslation()
  const { draft, previousOf } = useWizard()
  const previous = previousOf(step)
  const hasFastLane = fastLaneLabel !== undefined
  return (
    <ActionBar hasNavigation={false} sx={{ mt: 4 }}>
      <Box sx={{ display: 'flex', justifyContent: previous === undefined ? 'flex-end' : 'space-between', gap: 2 }}>
        {previous !== undefined && (
          <Button component={Link} to={stepPath(previous, draft.runningDinnerType)} variant="outlined" size="large">
            {t('back')}
          </Button>
        )}
        <Button
          type="submit"
          variant={hasFastLane ? 'outlined' : 'contained'}
          size="large"
          loading={pressed === ''}
          disabled={pressed === fastLaneButton}
        >
          {label ?? t('next')}
        </Button>
        {hasFastLane && (
          <Button
            type="submit"
            value={fastLaneButton}
            variant="contained"
            size="large"
            loading={pressed === fastLaneButton}
            disabled={pressed === ''}
          >
            {fastLaneLabel}
          </Button>
        )}
      </Box>
    </ActionBar>
  )
}
