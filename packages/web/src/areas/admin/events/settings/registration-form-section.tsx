import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { registrationFormInput } from '@running-dinner/contract/registration-form.ts'
import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { lostAnswers } from '../../../../features/people/registration-form/lost-answers.ts'
import {
  useRegistrationForm,
  useSaveRegistrationForm,
} from '../../../../features/people/registration-form/registration-form.api.ts'
import { toApiError } from '../../../../lib/api-error.ts'
import { useConfirm } from '../../../../ui/confirm-dialog.tsx'
import { CheckboxInput } from '../../../../ui/form/index.ts'
import { useNotify } from '../../../../ui/notifications.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import type { RegistrationFormValues } from './merge-registration-form.ts'
import { QuestionList } from './question-list.tsx'
import { SettingsForm } from './settings-form.tsx'
import { Losses, SettingsSection } from './settings-section.tsx'
import { useRegistrationFormValues } from './use-registration-form-values.ts'

type Output = z.output<typeof registrationFormInput>

/** The organiser's own questions and the allergen list; both are off by default. */
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

/** Asks before given answers are deleted. The count is fetched again, because guests may have answered meanwhile. */
function useConfirmLostAnswers() {
  const { t } = useTranslation('settings')
  const { refetch } = useRegistrationForm(useAdminId())
  const confirm = useConfirm()
  return async (asked: Parameters<typeof lostAnswers>[1], since: number): Promise<boolean> => {
    const { data: before } = await refetch({ throwOnError: true })
    if (!before) return false
    // Saving then fails before any answer is lost.
    if (before.registrationFormVersion !== since) return true
    const { answers, allergens } = lostAnswers(before, asked)
    if (answers.length === 0 && allergens === 0) return true
    const sentences = [
      ...answers.map(({ label, count }) => t('form.lost.answers', { label, count })),
      ...(allergens > 0 ? [t('form.lost.allergens', { count: allergens })] : []),
    ]
    return confirm({
      title: t('form.lost.title'),
      message: <Losses sentences={sentences} />,
      confirmLabel: t('form.lost.confirm'),
      destructive: true,
    })
  }
}
