import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChangePassword } from '../../features/accounts/user-accounts/accounts.api.ts'
import { PasswordInput } from '../../features/accounts/user-accounts/password-input.tsx'
import { Button } from '../../kit/button.tsx'
import { NativeForm } from '../../ui/form/native-form.tsx'
import { useToast } from '../../ui/toasts.tsx'
import * as styles from './account.css.ts'
import { ProfileSection } from './profile-section.tsx'

const loadSchema = () => import('@running-dinner/contract/forms').then((file) => file.changePasswordInput)

interface Values {
  password: string
  newPassword: string
}

export function ChangePasswordSection() {
  const { t } = useTranslation('accounts')
  const toast = useToast()
  const { mutateAsync, isPending } = useChangePassword()
  const [numChanges, setNumChanges] = useState(0)
  const handleSubmit = async (values: Values) => {
    await mutateAsync(values)
    setNumChanges(numChanges + 1)
    toast.success(t('profile.passwordChanged'))
  }
  return (
    <ProfileSection title={t('profile.password')}>
      {/* A new one is empty. */}
      <NativeForm key={numChanges} loadSchema={loadSchema} onSubmit={handleSubmit}>
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
      </NativeForm>
    </ProfileSection>
  )
}
