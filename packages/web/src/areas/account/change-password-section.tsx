import { changePasswordInput } from '@running-dinner/contract/forms'
import { useTranslation } from 'react-i18next'
import { useChangePassword } from '../../features/accounts/user-accounts/accounts.api.ts'
import { PasswordInput } from '../../features/accounts/user-accounts/password-input.tsx'
import { Button } from '../../kit/button.tsx'
import { applyIssues } from '../../ui/form/apply-issues.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { Form } from '../../ui/form/form.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import * as styles from './account.css.ts'
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
        <div className={styles.fields}>
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
        </div>
      </Form>
    </ProfileSection>
  )
}
