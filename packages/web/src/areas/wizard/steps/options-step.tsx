import { mdiClose, mdiPlus } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import IconButton from '@mui/material/IconButton'
import type { optionsInput } from '@running-dinner/contract/events'
import type { DinnerOptions, NewMeal } from '@running-dinner/domain/events'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { OptionFields } from '../../../features/events/dinners/dinner-fields.tsx'
import { TextInput } from '../../../ui/form/index.ts'
import { Icon } from '../../../ui/icon.tsx'
import { StepForm, useStepForm } from '../step-form.tsx'
import { validateOptions } from '../wizard.api.ts'
import { useWizard } from '../wizard-context.tsx'
import { withAnotherMeal } from '../wizard-draft.ts'

interface OptionsValues extends DinnerOptions {
  meals: NewMeal[]
}

export function OptionsStep() {
  const { draft, data, save } = useWizard()
  const { date } = draft.basicDetails
  const form = useStepForm<OptionsValues, typeof optionsInput._output>(
    'options',
    () => import('@running-dinner/contract/events').then((file) => file.optionsInput),
    {
      ...draft.options,
      meals: draft.meals,
    },
  )
  return (
    <StepForm
      step="options"
      form={form}
      onSubmit={async ({ meals, ...options }) => {
        await validateOptions({ ...options, meals }, date)
        save('options', { type: 'optionsSaved', options, meals: meals.map(({ label, time }) => ({ label, time })) })
      }}
    >
      <MealNames date={date} />
      <OptionFields genderAspects={data.genderAspects} />
    </StepForm>
  )
}

const fewestMeals = 2
const mostMeals = 3

/** The courses by name: two or three of them. */
function MealNames({ date }: { date: string }) {
  const { t } = useTranslation('wizard')
  const { draft, data } = useWizard()
  const { setValue } = useFormContext<OptionsValues>()
  const meals = useWatch<OptionsValues, 'meals'>({ name: 'meals' })
  const labelId = useId()
  const change = (next: OptionsValues['meals']) => setValue('meals', next, { shouldDirty: true, shouldValidate: true })
  const handleAdd = () => {
    const names = new Set(meals.map((meal) => meal.label))
    const label = data.mealLabels[draft.basicDetails.languageCode].find((usual) => !names.has(usual)) ?? ''
    change(withAnotherMeal(meals, label, date))
  }
  return (
    <Box role="group" aria-labelledby={labelId}>
      <FormLabel id={labelId}>{t('options.meals')}</FormLabel>
      <FormHelperText sx={{ mb: 2 }}>{t('options.mealsHelp')}</FormHelperText>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {meals.map((meal, position) => (
          <MealName
            // biome-ignore lint/suspicious/noArrayIndexKey: a course of a draft is its place in the evening
            key={position}
            position={position}
            meal={meal.label}
            onRemove={
              meals.length > fewestMeals ? () => change(meals.filter((_, index) => index !== position)) : undefined
            }
          />
        ))}
      </Box>
      {meals.length < mostMeals && (
        <Button startIcon={<Icon path={mdiPlus} />} onClick={handleAdd} sx={{ mt: 1 }}>
          {t('options.addMeal')}
        </Button>
      )}
    </Box>
  )
}

interface MealNameProps {
  position: number
  meal: string
  /** Absent when no meal may go. */
  onRemove: (() => void) | undefined
}

function MealName({ position, meal, onRemove }: MealNameProps) {
  const { t } = useTranslation('wizard')
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <TextInput<OptionsValues>
        name={`meals.${position}.label`}
        label={t('options.meal', { position: position + 1 })}
        required
      />
      {onRemove && (
        <IconButton aria-label={t('options.removeMeal', { meal })} onClick={onRemove} sx={{ mt: 1 }}>
          <Icon path={mdiClose} />
        </IconButton>
      )}
    </Box>
  )
}
