import { mdiMapOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import type { TeamReply } from '@running-dinner/contract/plan'
import { isTownOnly, isValidCoordinate } from '@running-dinner/domain/plan'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { RoutesPage, type RoutesView } from './routes-page.tsx'

interface PlannedPageProps<Data> {
  view: RoutesView
  intro?: string
  /** The data of the view, loaded beside the teams. */
  query: { data: Data | undefined; error: unknown; refetch: () => Promise<unknown> }
  /** Shown while loading, in the shape of what comes. */
  skeleton?: ReactNode
  children: (data: Data, teams: readonly TeamReply[]) => ReactNode
}

/** A view of the routes that needs the teams and one more call; shows an empty state while there are no teams. */
export function PlannedPage<Data>({
  view,
  intro,
  query,
  skeleton = <ListSkeleton />,
  children,
}: PlannedPageProps<Data>) {
  const { t } = useTranslation('routes')
  const teams = useTeams(useAdminId())
  // Read before any early return: TanStack Query renders again only for properties that were read while rendering.
  const { data, error: queryError, refetch } = query
  if (teams.data && !teams.data.teams.some(isParticipating)) return <NoRoutes />
  const error = teams.error ?? queryError
  const handleRetry = () => void Promise.all([teams.refetch(), refetch()])
  return (
    <RoutesPage view={view} {...(intro === undefined ? {} : { intro })} teams={teams.data?.teams ?? []}>
      <title>{`${t(`tabs.${view}`)} · ${t('title')} · Running Dinner`}</title>
      {error ? (
        <LoadError error={error} onRetry={handleRetry} />
      ) : teams.data && data !== undefined ? (
        children(data, teams.data.teams)
      ) : (
        skeleton
      )}
    </RoutesPage>
  )
}

/** Replaces the views of the routes while there are no teams. */
export function NoRoutes() {
  const { t } = useTranslation('routes')
  const isCancelled = useIsCancelled()
  const toTeams = paths.admin.teams(useAdminId())
  return (
    <Page title={t('title')}>
      <EmptyState
        icon={mdiMapOutline}
        title={t('none.title')}
        action={
          !isCancelled && (
            <Button component={Link} to={toTeams} variant="contained">
              {t('none.toTeams')}
            </Button>
          )
        }
      >
        {!isCancelled && t('none.text')}
      </EmptyState>
    </Page>
  )
}

const HomesNotice = lazy(() => import('./homes-notice.tsx').then((file) => ({ default: file.HomesNotice })))

/** Above views that measure from home to home: how many homes are not known exactly. */
export function WithoutHouseNotice({ teams }: { teams: readonly TeamReply[] }) {
  const count = teams.filter((team) => isParticipating(team) && !hasHouse(team)).length
  return (
    count > 0 && (
      <Suspense>
        <HomesNotice count={count} />
      </Suspense>
    )
  )
}

/** Teams without a location. */
export function missingTeams(teams: readonly TeamReply[]): TeamReply[] {
  return teams.filter((team) => !isValidCoordinate(team.geocodingResult))
}

/** Whether more than the town of a team's home is known. */
export function hasHouse({ geocodingResult }: Pick<TeamReply, 'geocodingResult'>): boolean {
  return isValidCoordinate(geocodingResult) && !isTownOnly(geocodingResult)
}

export function isParticipating(team: Pick<TeamReply, 'status'>): boolean {
  return team.status !== 'CANCELLED'
}

/** A list of cards, as many beside each other as fit. */
export const cardList = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
}
