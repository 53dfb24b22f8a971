import { type DinnerReply, publicSettingsInput } from '@running-dinner/contract/dinners.ts'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useSavePublicSettings } from '../../../../features/events/dinners/dinner-settings.api.ts'
import { FieldGrid } from '../../../../ui/field-grid.tsx'
import { DateInput, PhoneInput, TextInput, useStoredForm } from '../../../../ui/form/index.ts'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { todayOf } from '../../shell/dates.ts'
import { SettingsForm } from './settings-form.tsx'

type Stored = NonNullable<DinnerReply['publicSettings']>
type Values = Omit<z.input<typeof publicSettingsInput>, 'participantLimit'> & { participantLimit: string }
type Output = z.output<typeof publicSettingsInput>

export function PublicSettingsForm({ settings }: { settings: Stored }) {
  const { t } = useTranslation('settings')
  const { publicDinnerId: _, publicDinnerUrl: __, participantLimit, ...stored } = settings
  const form = useStoredForm<Values, Output>(publicSettingsInput, {
    ...stored,
    participantLimit: participantLimit === null ? '' : String(participantLimit),
  })
  const { mutateAsync } = useSavePublicSettings(useAdminId())
  const notify = useNotify()
  const save = async (output: Output) => {
    // The switch beside the form may have changed since the form was filled.
    await mutateAsync({ ...output, registrationDeactivated: stored.registrationDeactivated })
    notify.success(t('saved'))
    return true
  }
  return (
    <SettingsForm section="registration" form={form} onSave={save}>
      <DeadlineFields />
      <PageFields />
    </SettingsForm>
  )
}

function DeadlineFields() {
  const { t } = useTranslation('wizard')
  const dinner = useAdminDinner()
  return (
    <FieldGrid>
      <DateInput<Values>
        name="endOfRegistrationDate"
        label={t('registration.end')}
        help={t('registration.endHelp')}
        min={todayOf(dinner)}
        max={dinner.basicDetails.date}
        required
      />
      <TextInput<Values>
        name="participantLimit"
        label={t('registration.limit')}
        help={t('registration.limitHelp')}
        inputMode="numeric"
        autoComplete="off"
      />
    </FieldGrid>
  )
}

function PageFields() {
  const { t } = useTranslation('wizard')
  return (
    <>
      <TextInput<Values> name="title" label={t('registration.title')} required />
      <TextInput<Values>
        name="description"
        label={t('registration.description')}
        help={t('registration.descriptionHelp')}
        rows={4}
        required
      />
      <TextInput<Values> name="publicContactName" label={t('registration.contactName')} autoComplete="name" required />
      <FieldGrid>
        <TextInput<Values>
          name="publicContactEmail"
          label={t('registration.contactEmail')}
          type="email"
          autoComplete="email"
          required
        />
        <PhoneInput<Values> name="publicContactMobileNumber" label={t('registration.contactMobileNumber')} />
      </FieldGrid>
    </>
  )
}
