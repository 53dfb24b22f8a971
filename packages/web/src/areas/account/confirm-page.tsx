import { useParams } from 'react-router'
import { useConfirmAccount } from '../../features/accounts/accounts.api.ts'
import { MailedLinkPage } from './mailed-link-page.tsx'

export function ConfirmPage() {
  const { token = '' } = useParams()
  const { mutateAsync } = useConfirmAccount(token)
  return <MailedLinkPage name="confirm" kind="current-password" onSubmit={mutateAsync} />
}
