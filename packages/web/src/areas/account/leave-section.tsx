import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { useLogoutEverywhere, useRemoveAccount } from '../../features/accounts/user-accounts/accounts.api.ts'
import { endSession } from '../../features/accounts/user-accounts/session.ts'
import { Button } from '../../kit/button.tsx'
import { paths } from '../../lib/paths.ts'
import { useConfirm } from '../../ui/confirm-dialog.tsx'
import { useToast } from '../../ui/toasts.tsx'
import * as styles from './account.css.ts'
import { ProfileSection } from './profile-section.tsx'

/** Log out here, everywhere, or for good. */
export function LeaveSection() {
  const { t } = useTranslation('accounts')
  const toast = useToast()
  const confirm = useConfirm()
  const leave = useLeave()
  const everywhere = useLogoutEverywhere()
  const removal = useRemoveAccount()
  const handleEverywhere = () => everywhere.mutateAsync().then(() => leave(t('profile.loggedOut')), toast.failure)
  const handleRemove = async () => {
    const isSure = await confirm({
      title: t('profile.removeTitle'),
      message: t('profile.removeText'),
      confirmLabel: t('profile.remove'),
      destructive: true,
    })
    if (isSure) await removal.mutateAsync().then(() => leave(t('profile.removed')), toast.failure)
  }
  return (
    <ProfileSection title={t('profile.sessions')}>
      <div className={styles.buttons}>
        <Button type="button" onClick={() => leave(t('profile.loggedOut'))}>
          {t('profile.logout')}
        </Button>
        <Button
          type="button"
          variant="outlined"
          disabled={everywhere.isPending}
          onClick={() => void handleEverywhere()}
        >
          {t('profile.logoutEverywhere')}
        </Button>
        <Button
          type="button"
          variant="text"
          tone="error"
          disabled={removal.isPending}
          onClick={() => void handleRemove()}
        >
          {t('profile.remove')}
        </Button>
      </div>
    </ProfileSection>
  )
}

/** Nothing of the account stays in this browser, not even in memory. */
function useLeave() {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  return (notice: string) => {
    endSession()
    queryClient.removeQueries({ queryKey: ['account'] })
    toast.success(notice)
    void navigate(paths.account.login(), { replace: true })
  }
}
