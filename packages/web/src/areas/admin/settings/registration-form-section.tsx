import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { registrationFormInput } from '@running-dinner/contract/registration-form.ts'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useSaveRegistrationForm } from '../../../features/registration-form/registration-form.api.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { CheckboxInput } from '../../../ui/form/index.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { QuestionList } from './question-list.tsx'
import type { RegistrationFormValues } from './registration-form-values.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useConfirmLostAnswers } from './use-confirm-lost-answers.tsx'
import { useRegistrationFormValues } from './use-registration-form-values.ts'

type Output = z.output<typeof registrationFormInput>

/** What guests are asked beyond what every running dinner needs; both off until somebody wants it. */
export function RegistrationFormSection() {
  const { t } = useTranslation('settings')
  const { form, version, saved } = useRegistrationFormValues(useAdminDinner())
  const { mutateAsync } = useSaveRegistrationForm(useAdminId())
  const confirmed = useConfirmLostAnswers()
  const notify = useNotify()
  const save = async (asked: Output) => {
    const since = version()
    try {
      if (!(await confirmed(asked, since))) return false
      saved(await mutateAsync({ body: asked, since }))
    } catch (error) {
      if (toApiError(error).status !== 409) throw error
      notify.info(t('form.changedMeanwhile'))
      return false
    }
    notify.success(t('saved'))
    return true
  }
  return (
    <SettingsSection id="form" intro={t('form.intro')}>
      <SettingsForm section="form" form={form} onSave={save}>
        <CheckboxInput<RegistrationFormValues>
          name="allergenListEnabled"
          label={t('form.allergens')}
          help={t('form.allergensHelp')}
        />
        <Box>
          <Typography variant="h3" sx={{ mb: 0.5 }}>
            {t('form.own')}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
            {t('form.ownHelp')}
          </Typography>
          <QuestionList />
        </Box>
      </SettingsForm>
    </SettingsSection>
  )
}
