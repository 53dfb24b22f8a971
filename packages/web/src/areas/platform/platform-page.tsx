import { mdiShieldLockOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link, Navigate } from 'react-router'
import { useInstanceFigures } from '../../features/accounts/operation/operation.api.ts'
import { useSession } from '../../features/accounts/user-accounts/session.ts'
import { toApiError } from '../../lib/api-error.ts'
import { paths } from '../../lib/paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Page } from '../../ui/page.tsx'
import { CardsSkeleton } from '../../ui/skeletons.tsx'
import { EventRemoval } from './event-removal.tsx'
import { FeedbackSection } from './feedback-section.tsx'
import { FiguresSection, HealthSection } from './instance-figures.tsx'
import { NewsletterSection } from './newsletter-section.tsx'

/** The operator's page: health, figures, feedback and removal of events. */
export function PlatformPage() {
  const { t } = useTranslation('accounts')
  if (useSession() === undefined) return <Navigate to={paths.account.login()} replace />
  return (
    <Page title={t('platform.title')} intro={t('platform.intro')} width="md">
      <Sections />
    </Page>
  )
}

/** The server decides about the role, because the session in this browser may be outdated. */
function Sections() {
  const { data: figures, error, refetch } = useInstanceFigures()
  if (error && [401, 403].includes(toApiError(error).status)) return <Forbidden />
  if (!figures) return error ? <LoadError error={error} onRetry={() => void refetch()} /> : <CardsSkeleton />
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <HealthSection figures={figures} />
      <FiguresSection figures={figures} />
      <FeedbackSection />
      <NewsletterSection />
      <EventRemoval />
    </Box>
  )
}

function Forbidden() {
  const { t } = useTranslation('accounts')
  return (
    <EmptyState
      icon={mdiShieldLockOutline}
      title={t('platform.forbiddenTitle')}
      action={
        <Button component={Link} to={paths.account.profile()} variant="contained">
          {t('profile.title')}
        </Button>
      }
    >
      {t('platform.forbiddenText')}
    </EmptyState>
  )
}
