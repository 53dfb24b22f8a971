import { mdiMapOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useNearHosts } from '../../../features/plan-optimization/plan-optimization.api.ts'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { NearHostList } from './near-host-list.tsx'
import { PlannedPage } from './planned-page.tsx'
import { RangeField } from './range-field.tsx'
import { useRange } from './use-range.ts'

/** Who lives close together (rules 9): a range to choose, and the pairs within it. */
export function NearHostsPage() {
  const { t } = useTranslation('routes')
  const { range, setRange } = useRange()
  const adminId = useAdminId()
  const query = useNearHosts(adminId, range)
  return (
    <PlannedPage view="nearHosts" intro={t('nearHosts.intro')} query={query}>
      {({ teamNeighbourClusters }, teams) => (
        <>
          <RangeField range={range} onChange={setRange} />
          <Button
            component={Link}
            to={{ pathname: paths.admin.hostLocations(adminId), search: `near=${range}` }}
            variant="outlined"
            size="small"
            startIcon={<Icon path={mdiMapOutline} />}
            sx={{ mt: 1, mb: 3 }}
          >
            {t('nearHosts.onMap')}
          </Button>
          <NearHostList pairs={teamNeighbourClusters} teams={teams} />
        </>
      )}
    </PlannedPage>
  )
}
