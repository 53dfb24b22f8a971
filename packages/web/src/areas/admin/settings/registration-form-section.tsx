import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { registrationFormInput } from '@running-dinner/contract/registration-form.ts'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { useNotify } from '../../../app/notifications.tsx'
import { useSaveRegistrationForm } from '../../../features/registration-form/registration-form.api.ts'
import { CheckboxInput, throwAway, useStoredForm } from '../../../ui/form/index.ts'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { QuestionList } from './question-list.tsx'
import type { RegistrationFormValues } from './registration-form-values.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useConfirmLostAnswers } from './use-confirm-lost-answers.tsx'

type Output = z.output<typeof registrationFormInput>

/** What guests are asked beyond what every running dinner needs; both off until somebody wants it. */
export function RegistrationFormSection() {
  const { t } = useTranslation('settings')
  const { registrationQuestions, allergenListEnabled } = useAdminDinner()
  const stored = { registrationQuestions, allergenListEnabled }
  const form = useStoredForm<RegistrationFormValues, Output>(registrationFormInput, stored)
  const { mutateAsync } = useSaveRegistrationForm(useAdminId())
  const confirmed = useConfirmLostAnswers()
  const notify = useNotify()
  const save = async (asked: Output) => {
    if (!(await confirmed(asked))) return false
    const dinner = await mutateAsync(asked)
    // New questions and answers have their ids now.
    form.reset(
      { registrationQuestions: dinner.registrationQuestions, allergenListEnabled: dinner.allergenListEnabled },
      throwAway,
    )
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
