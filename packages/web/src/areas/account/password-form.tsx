import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordInput } from '../../features/accounts/user-accounts/password-input.tsx'
import { Button } from '../../kit/button.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { NativeForm } from '../../ui/form/native-form.tsx'
import * as styles from './account.css.ts'

const loadSchema = () => import('@running-dinner/contract/forms').then((file) => file.passwordInput)

interface Values {
  password: string
}

interface PasswordFormProps {
  kind: 'current-password' | 'new-password'
  submitLabel: string
  onSubmit: (password: string) => Promise<unknown>
  /** The mailed link opens nothing (any more). */
  onUnknown: () => void
}

/** The form behind a mailed link: only its button changes anything, because mail scanners open links too. */
export function PasswordForm({ kind, submitLabel, onSubmit, onUnknown }: PasswordFormProps) {
  const { t } = useTranslation('accounts')
  const [isPending, setPending] = useState(false)
  const isNew = kind === 'new-password'
  const handleSubmit = async ({ password }: Values) => {
    setPending(true)
    try {
      await onSubmit(password)
    } catch (error) {
      if (toApiError(error).status !== 404) throw error
      onUnknown()
    } finally {
      setPending(false)
    }
  }
  return (
    <NativeForm loadSchema={loadSchema} onSubmit={handleSubmit}>
      <div className={styles.fields}>
        <PasswordInput<Values>
          name="password"
          label={t(isNew ? 'fields.newPassword' : 'fields.password')}
          help={isNew ? t('fields.passwordHelp') : undefined}
          autoComplete={kind}
          required
        />
        <Button type="submit" size="large" disabled={isPending}>
          {submitLabel}
        </Button>
      </div>
    </NativeForm>
  )
}
