import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { assignableSizes } from '@running-dinner/domain/people'
import { useTranslation } from 'react-i18next'
import { ContactFields, DeadlineFields, PageTextFields } from '../../../features/events/dinners/dinner-fields.tsx'
import { today } from '../../../lib/dates.ts'
import { StepForm, useStepForm } from '../step-form.tsx'
import { validatePublicSettings } from '../wizard.api.ts'
import { useWizard } from '../wizard-context.tsx'

export function RegistrationStep() {
  const { t } = useTranslation('wizard')
  const { draft, save } = useWizard()
  const { date, registrationType } = draft.basicDetails
  const form = useStepForm(
    'registration-settings',
    () => import('@running-dinner/contract/events').then((file) => file.publicSettingsInput),
    draft.publicSettings,
  )
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
      <PageTextFields />
      <DeadlineFields
        min={today()}
        max={date}
        minimum={assignableSizes(draft.meals.length, draft.options.teamSize).minimumParticipantsNeeded}
      />
      <ContactFields />
    </StepForm>
  )
}
