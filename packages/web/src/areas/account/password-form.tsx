import { passwordInput } from '@running-dinner/contract/forms'
import { useTranslation } from 'react-i18next'
import { PasswordInput } from '../../features/accounts/user-accounts/password-input.tsx'
import { Button } from '../../kit/button.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { applyIssues } from '../../ui/form/apply-issues.ts'
import { useContractForm } from '../../ui/form/contract-form.ts'
import { Form } from '../../ui/form/form.tsx'
import { useNotify } from '../../ui/notifications.tsx'
import * as styles from './account.css.ts'

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
  const notify = useNotify()
  const form = useContractForm<Values, Values>(passwordInput, { defaultValues: { password: '' } })
  const isNew = kind === 'new-password'
  const handleSubmit = async ({ password }: Values) => {
    try {
      await onSubmit(password)
    } catch (error) {
      if (toApiError(error).status === 404) onUnknown()
      else applyIssues(form, error, notify.error)
    }
  }
  return (
    <Form form={form} onSubmit={handleSubmit}>
      <div className={styles.fields}>
        <PasswordInput<Values>
          name="password"
          label={t(isNew ? 'fields.newPassword' : 'fields.password')}
          help={isNew ? t('fields.passwordHelp') : undefined}
          autoComplete={kind}
          required
        />
        <Button type="submit" size="large" disabled={form.formState.isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  )
}
