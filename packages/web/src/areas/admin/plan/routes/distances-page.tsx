import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import {
  type RouteDistances,
  useRouteDistances,
} from '../../../../features/plan/plan-optimization/plan-optimization.api.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { FigureCards } from '../../../../ui/figure-cards.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { DistanceList, sortedDistances } from './distance-list.tsx'
import { PlannedPage } from './planned-page.tsx'

/** Lists the legs of all routes, the route with the longest leg first. Rule: docs/rules/plan/distances.md */
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

function DistanceFigures({ distances }: { distances: RouteDistances }) {
  const { t } = useTranslation('routes')
  const shown = (metres: number) => formatDistance(metres, currentLanguage())
  return (
    <Box sx={{ mb: 3 }}>
      <FigureCards
        figures={[
          { name: t('distances.total'), value: shown(distances.sumDistanceInMeters) },
          {
            name: t('distances.average'),
            value: shown(distances.sumDistanceInMeters / Math.max(1, distances.dinnerRoutes.length)),
          },
          { name: t('distances.longest'), value: shown(sortedDistances(distances)[0]?.longest ?? 0) },
        ]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t(`distances.source.${distances.distanceSource}`)}
      </Typography>
    </Box>
  )
}
