import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { NewMeal } from '@running-dinner/domain/events'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { AfterPartyFields } from '../../../features/events/dinners/dinner-fields.tsx'
import { MealOrderNotice } from '../../../features/events/dinners/meal-order-notice.tsx'
import { ApiError, toApiError } from '../../../lib/api-error.ts'
import { formatDate } from '../../../lib/dates.ts'
import { FieldGrid } from '../../../ui/field-grid.tsx'
import { TimeInput } from '../../../ui/form/index.ts'
import { StepForm, useStepForm } from '../step-form.tsx'
import type { mealTimesInput } from '../step-inputs.ts'
import { validateAfterParty, validateOptions } from '../wizard.api.ts'
import { useWizard } from '../wizard-context.tsx'
import { type DraftAfterParty, switchedAfterParty, type WizardDraft } from '../wizard-draft.ts'

interface MealTimesValues {
  meals: NewMeal[]
  afterPartyLocation: DraftAfterParty | null
}

export function MealTimesStep() {
  const { t } = useTranslation('wizard')
  const { draft, save } = useWizard()
  const { date } = draft.basicDetails
  const form = useStepForm<MealTimesValues, z.output<typeof mealTimesInput>>(
    'mealtimes',
    () => import('../step-inputs.ts').then((file) => file.mealTimesInput),
    {
      meals: draft.meals,
      afterPartyLocation: draft.afterPartyLocation,
    },
  )
  return (
    <StepForm
      step="mealtimes"
      form={form}
      onSubmit={async ({ meals, afterPartyLocation }) => {
        await validateTimes(draft, { meals, afterPartyLocation })
        save('mealtimes', {
          type: 'mealTimesSaved',
          meals: meals.map(({ label, time }) => ({ label, time })),
          afterPartyLocation,
        })
      }}
    >
      <Typography>{t('mealtimes.intro', { date: formatDate(date) })}</Typography>
      <FieldGrid columns={`repeat(${draft.meals.length}, 1fr)`}>
        {draft.meals.map((meal, position) => (
          <TimeInput<MealTimesValues>
            // biome-ignore lint/suspicious/noArrayIndexKey: a course of a draft is its place in the evening
            key={position}
            name={`meals.${position}.time`}
            label={meal.label}
            day={date}
            required
          />
        ))}
      </FieldGrid>
      <MealOrderNotice />
      <AfterParty />
    </StepForm>
  )
}

/** The meals belong to the options on the wire, the after party stands alone. */
function validateTimes(draft: WizardDraft, { meals, afterPartyLocation }: z.output<typeof mealTimesInput>) {
  return allOrIssues([
    validateOptions({ ...draft.options, meals }, draft.basicDetails.date),
    ...(afterPartyLocation === null ? [] : [asPart('afterPartyLocation', validateAfterParty(afterPartyLocation))]),
  ])
}

/** Issues of a part of the form, under its name. */
async function asPart(part: string, reply: Promise<unknown>): Promise<unknown> {
  return reply.catch((error: unknown) => {
    const { status, issues } = toApiError(error)
    throw new ApiError(
      status,
      issues.map((issue) => (issue.field === undefined ? issue : { ...issue, field: `${part}.${issue.field}` })),
    )
  })
}

/** Several checks at once, and the issues of all of them together. */
async function allOrIssues(replies: readonly Promise<unknown>[]): Promise<void> {
  const outcomes = await Promise.allSettled(replies)
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [toApiError(outcome.reason)] : []))
  const [first] = errors
  if (first)
    throw new ApiError(
      first.status,
      errors.flatMap((error) => error.issues),
    )
}

/** Off at first; switched on, the usual time and the town are filled in. */
function AfterParty() {
  const { t } = useTranslation('wizard')
  const { draft } = useWizard()
  const { setValue, getValues } = useFormContext<MealTimesValues>()
  const isOn = useWatch<MealTimesValues, 'afterPartyLocation'>({ name: 'afterPartyLocation' }) !== null
  const helpId = useId()
  const handleSwitch = (on: boolean) =>
    setValue('afterPartyLocation', switchedAfterParty(on, getValues('meals'), draft.basicDetails), {
      shouldDirty: true,
    })
  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={isOn}
            onChange={(_, on) => handleSwitch(on)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
        label={t('mealtimes.afterParty')}
      />
      <FormHelperText id={helpId} sx={{ ml: '47px', mt: 0 }}>
        {t('mealtimes.afterPartyHelp')}
      </FormHelperText>
      {isOn && (
        <Box sx={{ display: 'grid', gap: { xs: 3, sm: 2 }, mt: 3 }}>
          <AfterPartyFields of="afterPartyLocation." day={draft.basicDetails.date} />
        </Box>
      )}
    </Box>
  )
}
