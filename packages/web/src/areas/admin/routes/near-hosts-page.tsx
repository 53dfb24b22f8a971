import { useTranslation } from 'react-i18next'
import { useNearHosts } from '../../../features/plan-optimization/plan-optimization.api.ts'
import { useAdminId } from '../shell/admin-dinner.ts'
import { NearHostList } from './near-host-list.tsx'
import { PlannedPage } from './planned-page.tsx'
import { RangeField } from './range-field.tsx'
import { useRange } from './use-range.ts'

/** Who lives close together (rules 9): a range to choose, and the pairs within it. */
export function NearHostsPage() {
  const { t } = useTranslation('routes')
  const { range, setRange } = useRange()
  const query = useNearHosts(useAdminId(), range)
  return (
    <PlannedPage view="nearHosts" intro={t('nearHosts.intro')} query={query}>
      {({ teamNeighbourClusters }, teams) => (
        <>
          <RangeField range={range} onChange={setRange} />
          <NearHostList pairs={teamNeighbourClusters} teams={teams} />
        </>
      )}
    </PlannedPage>
  )
}
