import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Profile } from '@running-dinner/contract/accounts.ts'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { useProfile } from '../../features/accounts/user-accounts/accounts.api.ts'
import { useSession } from '../../features/accounts/user-accounts/session.ts'
import { paths } from '../../lib/paths.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { Page } from '../../ui/page.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { AvatarSection } from './avatar-section.tsx'
import { ChangePasswordSection } from './change-password-section.tsx'
import { LeaveSection } from './leave-section.tsx'
import { NamesSection } from './names-section.tsx'

export function ProfilePage() {
  const { t } = useTranslation('accounts')
  if (useSession() === undefined) return <Navigate to={paths.account.login()} replace />
  return (
    <Page title={t('profile.title')} width="sm">
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
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box component="p" sx={{ m: 0, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('profile.loggedInAs', { username, email })}
      </Box>
      {profile.confirmed ? (
        <Button component={Link} to={paths.myEvents()} variant="outlined" sx={{ justifySelf: 'start' }}>
          {t('profile.toEvents')}
        </Button>
      ) : (
        <Alert severity="info">{t('profile.unconfirmed')}</Alert>
      )}
      {profile.roles.includes('ROLE_ADMIN') && (
        <Button component={Link} to={paths.platform()} variant="outlined" sx={{ justifySelf: 'start' }}>
          {t('navigation.platform')}
        </Button>
      )}
      <AvatarSection profile={profile} />
      <NamesSection profile={profile} />
      <ChangePasswordSection />
      <LeaveSection />
    </Box>
  )
}
