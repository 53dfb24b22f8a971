import { mdiLinkVariantOff } from '@mdi/js'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router'
import { useConfirmAccount, useNewPassword } from '../../features/accounts/user-accounts/accounts.api.ts'
import { LinkButton } from '../../kit/button.tsx'
import { Page } from '../../kit/page.tsx'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useToast } from '../../ui/toasts.tsx'
import { PasswordForm } from './password-form.tsx'

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
