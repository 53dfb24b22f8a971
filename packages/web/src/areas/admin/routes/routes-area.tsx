import { mdiMapOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { useDinnerRoutes } from '../../../features/dinner-routes/dinner-routes.api.ts'
import { useTeams } from '../../../features/teams/teams.api.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Page } from '../../../ui/page.tsx'
import { ListSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { RouteOverview, takesPart } from './route-overview.tsx'

/** The map of all routes. */
export function RoutesArea() {
  const { t } = useTranslation('routes')
  const adminId = useAdminId()
  const teams = useTeams(adminId)
  const routes = useDinnerRoutes(adminId)
  const error = teams.error ?? routes.error
  if (error !== null) {
    const handleRetry = () => void Promise.all([teams.refetch(), routes.refetch()])
    return (
      <Page title={t('title')}>
        <LoadError error={error} onRetry={handleRetry} />
      </Page>
    )
  }
  if (!teams.data || !routes.data) {
    return (
      <Page title={t('title')}>
        <ListSkeleton />
      </Page>
    )
  }
  return teams.data.teams.some(takesPart) ? (
    <RouteOverview teams={teams.data.teams} routes={routes.data.dinnerRoutes} />
  ) : (
    <NoRoutes />
  )
}

function NoRoutes() {
  const { t } = useTranslation('routes')
  const toTeams = paths.admin.teams(useAdminId())
  return (
    <Page title={t('title')}>
      <EmptyState
        icon={mdiMapOutline}
        title={t('none.title')}
        action={
          <Button component={Link} to={toTeams} variant="contained">
            {t('none.toTeams')}
          </Button>
        }
      >
        {t('none.text')}
      </EmptyState>
    </Page>
  )
}
