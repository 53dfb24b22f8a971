import { useParams } from 'react-router'
import { useNewPassword } from '../../features/accounts/accounts.api.ts'
import { MailedLinkPage } from './mailed-link-page.tsx'

export function NewPasswordPage() {
  const { token = '' } = useParams()
  const { mutateAsync } = useNewPassword(token)
  return <MailedLinkPage name="newPassword" kind="new-password" onSubmit={mutateAsync} />
}
