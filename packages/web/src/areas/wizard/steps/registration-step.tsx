import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { publicSettingsInput } from '@running-dinner/contract/dinners.ts'
import { useTranslation } from 'react-i18next'
import { today } from '../../../lib/dates.ts'
import { FieldGrid } from '../../../ui/field-grid.tsx'
import { DateInput, PhoneInput, TextInput } from '../../../ui/form/index.ts'
import { StepForm, useStepForm } from '../step-form.tsx'
import { validatePublicSettings } from '../wizard.api.ts'
import { useWizard } from '../wizard-context.tsx'
import type { DraftPublicSettings } from '../wizard-draft.ts'

export function RegistrationStep() {
  const { t } = useTranslation('wizard')
  const { draft, save } = useWizard()
  const { date, registrationType } = draft.basicDetails
  const form = useStepForm('registration-settings', publicSettingsInput, draft.publicSettings)
  return (
    <StepForm
      step="registration-settings"
      form={form}
      onSubmit={async (publicSettings) => {
        await validatePublicSettings(publicSettings, date)
        save('registration-settings', { type: 'publicSettingsSaved', publicSettings })
      }}
    >
      <Typography>
        {t(registrationType === 'PUBLIC' ? 'registration.publicIntro' : 'registration.openIntro')}
      </Typography>
      {draft.carriedOver !== null && <Alert severity="info">{t('again.readAgain')}</Alert>}
      <TextInput<DraftPublicSettings> name="title" label={t('registration.title')} required />
      <TextInput<DraftPublicSettings>
        name="description"
        label={t('registration.description')}
        help={t('registration.descriptionHelp')}
        rows={4}
        required
      />
      <FieldGrid>
        <DateInput<DraftPublicSettings>
          name="endOfRegistrationDate"
          label={t('registration.end')}
          help={t('registration.endHelp')}
          min={today()}
          max={date}
          required
        />
        <TextInput<DraftPublicSettings>
          name="participantLimit"
          label={t('registration.limit')}
          help={t('registration.limitHelp')}
          inputMode="numeric"
          autoComplete="off"
        />
      </FieldGrid>
      <ContactFields />
    </StepForm>
  )
}

/** Whom guests may ask. */
function ContactFields() {
  const { t } = useTranslation('wizard')
  return (
    <>
      <TextInput<DraftPublicSettings>
        name="publicContactName"
        label={t('registration.contactName')}
        autoComplete="name"
        required
      />
      <FieldGrid>
        <TextInput<DraftPublicSettings>
          name="publicContactEmail"
          label={t('registration.contactEmail')}
          type="email"
          autoComplete="email"
          required
        />
        <PhoneInput<DraftPublicSettings>
          name="publicContactMobileNumber"
          label={t('registration.contactMobileNumber')}
        />
      </FieldGrid>
    </>
  )
}
