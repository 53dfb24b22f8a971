import Alert from '@mui/material/Alert'
import { optionSettingsInput } from '@running-dinner/contract/dinner-settings.ts'
import type { DinnerOptions } from '@running-dinner/domain/events/dinner/dinner.ts'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { useChoices } from '../../../../features/events/dinners/choices.api.ts'
import { useSaveOptions } from '../../../../features/events/dinners/dinner-settings.api.ts'
import { CheckboxInput, RadioInput, useStoredForm } from '../../../../ui/form/index.ts'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'

/** Options for forming teams. Existing teams stay. */
export function OptionsSection() {
  const { t } = useTranslation('settings')
  const adminId = useAdminId()
  const { meals: _, ...stored } = useAdminDinner().options
  const form = useStoredForm<DinnerOptions, z.output<typeof optionSettingsInput>>(optionSettingsInput, stored)
  const { mutateAsync } = useSaveOptions(adminId)
  const teamsExist = useDashboard(adminId).data?.standing.teamsExist
  const notify = useNotify()
  const save = async (options: z.output<typeof optionSettingsInput>) => {
    await mutateAsync(options)
    notify.success(t('saved'))
    return true
  }
  return (
    <SettingsSection id="options" intro={`${t('options.intro')} ${t('options.teamSize')}`}>
      <SettingsForm section="options" form={form} onSave={save}>
        {teamsExist && <Alert severity="info">{t('options.teamsStay')}</Alert>}
        <OptionFields />
      </SettingsForm>
    </SettingsSection>
  )
}

function OptionFields() {
  const { t } = useTranslation('wizard')
  const { sessionData } = useAdminDinner()
  return (
    <>
      <RadioInput<DinnerOptions>
        name="genderAspects"
        label={t('options.genderAspects')}
        choices={useChoices().data?.genderAspects ?? sessionData.genderAspects}
        required
      />
      <CheckboxInput<DinnerOptions>
        name="forceEqualDistributedCapacityTeams"
        label={t('options.balance')}
        help={t('options.balanceHelp')}
      />
      <CheckboxInput<DinnerOptions>
        name="considerShortestPaths"
        label={t('options.shortWays')}
        help={t('options.shortWaysHelp')}
      />
      <CheckboxInput<DinnerOptions>
        name="teamPartnerWishDisabled"
        inverted
        label={t('options.wishes')}
        help={t('options.wishesHelp')}
      />
    </>
  )
}
