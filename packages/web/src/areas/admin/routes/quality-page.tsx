import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { usePlanQuality } from '../../../features/plan-optimization/plan-optimization.api.ts'
import { useAdminId } from '../shell/admin-dinner.ts'
import { FindingList } from './finding-list.tsx'
import { PlannedPage } from './planned-page.tsx'
import { QualityFigures } from './quality-figures.tsx'

/** How good the plan is: its figures, how far it may be from the best there is, and a sentence per finding. */
export function QualityPage() {
  const { t } = useTranslation('routes')
  const query = usePlanQuality(useAdminId())
  return (
    <PlannedPage view="quality" intro={t('quality.intro')} query={query}>
      {(report, teams) => (
        <Box sx={{ display: 'grid', gap: 4 }}>
          <QualityFigures report={report} teams={teams} />
          <FindingList findings={report.findings} teams={teams} />
        </Box>
      )}
    </PlannedPage>
  )
}
