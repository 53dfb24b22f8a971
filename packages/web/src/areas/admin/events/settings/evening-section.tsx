import Skeleton from '@mui/material/Skeleton'
import { type EveningSettingsReply, eveningSettingsInput } from '@running-dinner/contract/evening.ts'
import { travelModes } from '@running-dinner/domain/plan/dinner-routes/leg-minutes.ts'
import { useTranslation } from 'react-i18next'
import { useEveningSettings, useSaveEveningSettings } from '../../../../features/evening/day/evening-settings.api.ts'
import { RadioInput, TextInput, useStoredForm } from '../../../../ui/form/index.ts'
import { LoadError } from '../../../../ui/load-error.tsx'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'

/** How people get from table to table, and the number they call when something goes wrong. */
export function EveningSection() {
  const { t } = useTranslation('settings')
  const { data, error, refetch } = useEveningSettings(useAdminId())
  return (
    <SettingsSection id="evening" intro={t('evening.intro')}>
      {data ? (
        <EveningForm stored={data} />
      ) : error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <Skeleton height={240} />
      )}
    </SettingsSection>
  )
}

function EveningForm({ stored }: { stored: EveningSettingsReply }) {
  const { t } = useTranslation('settings')
  const { publicSettings } = useAdminDinner()
  const form = useStoredForm<EveningSettingsReply, EveningSettingsReply>(eveningSettingsInput, stored)
  const { mutateAsync } = useSaveEveningSettings(useAdminId())
  const notify = useNotify()
  const save = async (settings: EveningSettingsReply) => {
    await mutateAsync(settings)
    notify.success(t('saved'))
    return true
  }
  const contactNumber = publicSettings?.publicContactMobileNumber ?? ''
  return (
    <SettingsForm section="evening" form={form} onSave={save}>
      <RadioInput<EveningSettingsReply>
        name="travelMode"
        label={t('evening.travelMode')}
        choices={travelModes.map((mode) => ({ value: mode, label: t(`evening.modes.${mode}`) }))}
        required
      />
      <TextInput<EveningSettingsReply>
        name="eveningPhone"
        label={t('evening.phone')}
        type="tel"
        autoComplete="tel"
        help={contactNumber === '' ? t('evening.phoneNone') : t('evening.phoneHelp', { number: contactNumber })}
      />
    </SettingsForm>
  )
}
