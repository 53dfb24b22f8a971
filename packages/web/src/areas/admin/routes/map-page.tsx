import { useTranslation } from 'react-i18next'
import { useDinnerRoutes } from '../../../features/dinner-routes/dinner-routes.api.ts'
import { useTeams } from '../../../features/teams/teams.api.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { Page } from '../../../ui/page.tsx'
import { ListSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { NoRoutes } from './no-routes.tsx'
import { RouteOverview } from './route-overview.tsx'
import { takesPart } from './takes-part.ts'

/** The map of all routes. */
export function MapPage() {
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
