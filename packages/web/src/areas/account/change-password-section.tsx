import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { changePasswordInput } from '@running-dinner/contract/accounts.ts'
import { useTranslation } from 'react-i18next'
import { useChangePassword } from '../../features/accounts/user-accounts/accounts.api.ts'
import { PasswordInput } from '../../features/accounts/user-accounts/password-input.tsx'
import { applyIssues, Form, useContractForm } from '../../ui/form/index.ts'
import { useNotify } from '../../ui/notifications.tsx'
import { ProfileSection } from './profile-section.tsx'

interface Values {
  password: string
  newPassword: string
}
const empty: Values = { password: '', newPassword: '' }

export function ChangePasswordSection() {
  const { t } = useTranslation('accounts')
  const notify = useNotify()
  const { mutateAsync, isPending } = useChangePassword()
  const form = useContractForm<Values, Values>(changePasswordInput, { defaultValues: empty })
  const handleSubmit = async (values: Values) => {
    try {
      await mutateAsync(values)
      form.reset(empty)
      notify.success(t('profile.passwordChanged'))
    } catch (error) {
      applyIssues(form, error, notify.error)
    }
  }
  return (
    <ProfileSection title={t('profile.password')}>
      <Form form={form} onSubmit={handleSubmit}>
        <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
          <PasswordInput<Values>
            name="password"
            label={t('fields.oldPassword')}
            autoComplete="current-password"
            required
          />
          <PasswordInput<Values>
            name="newPassword"
            label={t('fields.newPassword')}
            help={t('fields.passwordHelp')}
            autoComplete="new-password"
            required
          />
          <Button type="submit" variant="outlined" disabled={isPending}>
            {t('profile.changePassword')}
          </Button>
        </Box>
      </Form>
    </ProfileSection>
  )
}
