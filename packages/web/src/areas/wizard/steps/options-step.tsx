import { optionsInput } from '@running-dinner/contract/dinners.ts'
import { useTranslation } from 'react-i18next'
import { CheckboxInput, RadioInput } from '../../../ui/form/index.ts'
import { StepForm, useStepForm } from '../step-form.tsx'
import { validateOptions } from '../wizard.api.ts'
import { useWizard } from '../wizard-context.tsx'
import { MealNames } from './meal-names.tsx'
import type { OptionsValues } from './step-values.ts'

export function OptionsStep() {
  const { t } = useTranslation('wizard')
  const { draft, data, save } = useWizard()
  const { date } = draft.basicDetails
  const form = useStepForm<OptionsValues, typeof optionsInput._output>('options', optionsInput, {
    ...draft.options,
    meals: draft.meals,
  })
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
      <RadioInput<OptionsValues>
        name="genderAspects"
        label={t('options.genderAspects')}
        choices={data.genderAspects}
        required
      />
      <CheckboxInput<OptionsValues>
        name="forceEqualDistributedCapacityTeams"
        label={t('options.balance')}
        help={t('options.balanceHelp')}
      />
      <CheckboxInput<OptionsValues>
        name="considerShortestPaths"
        label={t('options.shortWays')}
        help={t('options.shortWaysHelp')}
      />
      <CheckboxInput<OptionsValues>
        name="teamPartnerWishDisabled"
        inverted
        label={t('options.wishes')}
        help={t('options.wishesHelp')}
      />
    </StepForm>
  )
}
