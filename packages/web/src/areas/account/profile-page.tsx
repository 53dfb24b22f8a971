import type { Profile } from '@running-dinner/contract/accounts'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { useProfile } from '../../features/accounts/user-accounts/accounts.api.ts'
import { useSession } from '../../features/accounts/user-accounts/session.ts'
import { LinkButton } from '../../kit/button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { FormSkeleton } from '../../kit/skeletons.tsx'
import { paths } from '../../lib/paths.ts'
import { LoadError } from '../../ui/load-error.tsx'
import * as styles from './account.css.ts'
import { AvatarSection } from './avatar-section.tsx'
import { ChangePasswordSection } from './change-password-section.tsx'
import { LeaveSection } from './leave-section.tsx'
import { NamesSection } from './names-section.tsx'

export function ProfilePage() {
  const { t } = useTranslation('accounts')
  if (useSession() === undefined) return <Navigate to={paths.account.login()} replace />
  return (
    <Page title={t('profile.title')}>
      <OwnProfile />
    </Page>
  )
}

function OwnProfile() {
  const { data: profile, error, refetch } = useProfile()
  if (profile) return <Sections profile={profile} />
  return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <FormSkeleton fields={4} />
}

function Sections({ profile }: { profile: Profile }) {
  const { t } = useTranslation('accounts')
  const { username, email } = profile
  return (
    <div className={styles.sections}>
      <p className={styles.who}>{t('profile.loggedInAs', { username, email })}</p>
      {profile.confirmed ? (
        <LinkButton to={paths.myEvents()} variant="outlined" className={styles.start}>
          {t('profile.toEvents')}
        </LinkButton>
      ) : (
        <Notice severity="info">{t('profile.unconfirmed')}</Notice>
      )}
      {profile.roles.includes('ROLE_ADMIN') && (
        <LinkButton to={paths.platform()} variant="outlined" className={styles.start}>
          {t('navigation.platform')}
        </LinkButton>
      )}
      <AvatarSection profile={profile} />
      <NamesSection profile={profile} />
      <ChangePasswordSection />
      <LeaveSection />
    </div>
  )
}
