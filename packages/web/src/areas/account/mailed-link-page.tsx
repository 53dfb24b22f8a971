import { mdiLinkVariantOff } from '@mdi/js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useConfirmAccount, useNewPassword } from '../../features/accounts/user-accounts/accounts.api.ts'
import { PasswordInput } from '../../features/accounts/user-accounts/password-input.tsx'
import { Button, LinkButton } from '../../kit/button.tsx'
import { Page } from '../../kit/page.tsx'
import { toApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { NativeForm } from '../../ui/form/native-form.tsx'
import { useToast } from '../../ui/toasts.tsx'
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
function PasswordForm({ kind, submitLabel, onSubmit, onUnknown }: PasswordFormProps) {
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

interface MailedLinkPageProps {
  name: 'confirm' | 'newPassword'
  kind: 'current-password' | 'new-password'
  onSubmit: (password: string) => Promise<unknown>
}

/** Behind both links that a mail about an account can carry; afterwards one is logged in. */
function MailedLinkPage({ name, kind, onSubmit }: MailedLinkPageProps) {
  const { t } = useTranslation('accounts')
  const toast = useToast()
  const navigate = useNavigate()
  const [isUnknown, setUnknown] = useState(false)
  const handleSubmit = async (password: string) => {
    await onSubmit(password)
    toast.success(t(`${name}.done`))
    await navigate(paths.account.profile(), { replace: true })
  }
  if (isUnknown) {
    return (
      <Page title={t(`${name}.title`)}>
        <EmptyState
          icon={mdiLinkVariantOff}
          title={t('confirm.invalidTitle')}
          action={<LinkButton to={paths.account.forgottenPassword()}>{t('newPassword.again')}</LinkButton>}
        >
          {t(`${name}.invalidText`)}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page title={t(`${name}.title`)} intro={t(`${name}.intro`)}>
      <PasswordForm
        kind={kind}
        submitLabel={t(`${name}.submit`)}
        onSubmit={handleSubmit}
        onUnknown={() => setUnknown(true)}
      />
    </Page>
  )
}

export function ConfirmPage() {
  const { token = '' } = useParams()
  const { mutateAsync } = useConfirmAccount(token)
  return <MailedLinkPage name="confirm" kind="current-password" onSubmit={mutateAsync} />
}

export function NewPasswordPage() {
  const { token = '' } = useParams()
  const { mutateAsync } = useNewPassword(token)
  return <MailedLinkPage name="newPassword" kind="new-password" onSubmit={mutateAsync} />
}
