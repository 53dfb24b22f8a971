import { useTranslation } from 'react-i18next'
import { useRouteDistances } from '../../../features/plan-optimization/plan-optimization.api.ts'
import { useAdminId } from '../shell/admin-dinner.ts'
import { DistanceFigures } from './distance-figures.tsx'
import { DistanceList } from './distance-list.tsx'
import { PlannedPage } from './planned-page.tsx'

/** Every leg of every route, the longest first (rules 9). */
export function DistancesPage() {
  const { t } = useTranslation('routes')
  const query = useRouteDistances(useAdminId())
  return (
    <PlannedPage view="distances" intro={t('distances.intro')} query={query}>
      {(distances, teams) => (
        <>
          <DistanceFigures distances={distances} />
          <DistanceList distances={distances} teams={teams} />
        </>
      )}
    </PlannedPage>
  )
}
