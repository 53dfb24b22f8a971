import type { TeamReply } from '@running-dinner/contract/teams.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTeams } from '../../../features/teams/teams.api.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { ListSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { NoRoutes } from './no-routes.tsx'
import { RoutesPage } from './routes-page.tsx'
import type { RoutesView } from './routes-tabs.tsx'
import { takesPart } from './takes-part.ts'

interface PlannedPageProps<Data> {
  view: RoutesView
  intro: string
  /** What the view shows, beside the teams. */
  query: UseQueryResult<Data>
  children: (data: Data, teams: readonly TeamReply[]) => ReactNode
}

/** A view of the routes that needs the teams and one more call; without teams it says so. */
export function PlannedPage<Data>({ view, intro, query, children }: PlannedPageProps<Data>) {
  const { t } = useTranslation('routes')
  const teams = useTeams(useAdminId())
  // Read here and always: a query tells its component of changes only in what was read while rendering.
  const { data, error: queryError, refetch } = query
  if (teams.data && !teams.data.teams.some(takesPart)) return <NoRoutes />
  const error = teams.error ?? queryError
  const handleRetry = () => void Promise.all([teams.refetch(), refetch()])
  return (
    <RoutesPage view={view} intro={intro} teams={teams.data?.teams ?? []}>
      <title>{`${t(`tabs.${view}`)} · ${t('title')} · Running Dinner`}</title>
      {error ? (
        <LoadError error={error} onRetry={handleRetry} />
      ) : teams.data && data !== undefined ? (
        children(data, teams.data.teams)
      ) : (
        <ListSkeleton />
      )}
    </RoutesPage>
  )
}
