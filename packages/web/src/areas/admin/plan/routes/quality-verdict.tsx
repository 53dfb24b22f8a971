import {
  mdiAlertCircleOutline,
  mdiCheckCircleOutline,
  mdiMapMarkerDistance,
  mdiMapMarkerQuestionOutline,
} from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { PlanVerdict } from '@running-dinner/domain/planner/plan-verdict.ts'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import type { WaysOutlook } from '../../../../features/plan/plan-optimization/plan-optimization.api.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { paths } from '../../../../lib/paths.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { optimizeSearch } from '../optimization/ask-optimize.tsx'

const looks = {
  BROKEN: { icon: mdiAlertCircleOutline, colour: 'error.main' },
  UNKNOWN: { icon: mdiMapMarkerQuestionOutline, colour: 'warning.main' },
  OPEN: { icon: mdiMapMarkerDistance, colour: 'text.secondary' },
  LONG: { icon: mdiMapMarkerDistance, colour: 'warning.main' },
  COULD_BE_SHORTER: { icon: mdiMapMarkerDistance, colour: 'text.secondary' },
  SHORT: { icon: mdiCheckCircleOutline, colour: 'success.main' },
  BEST: { icon: mdiCheckCircleOutline, colour: 'success.main' },
} as const

interface QualityVerdictProps {
  verdict: PlanVerdict
  outlook: WaysOutlook
}

/** One sentence on the plan, why it is so, and the action that helps. */
export function QualityVerdict({ verdict, outlook }: QualityVerdictProps) {
  const { t } = useTranslation('routes')
  const isCancelled = useIsCancelled()
  const { icon, colour } = looks[verdict.kind]
  return (
    <Card
      component="section"
      aria-labelledby="verdict"
      sx={{
        p: { xs: 2, sm: 3 },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 2,
      }}
    >
      <Box sx={{ flex: '1 1 300px', minWidth: 0, display: 'flex', gap: 1.5 }}>
        <Icon path={icon} sx={{ color: colour, fontSize: 28, mt: '2px', flexShrink: 0 }} />
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2" id="verdict" sx={{ textWrap: 'balance' }}>
            {verdictText(t, verdict)}
          </Typography>
          <Typography sx={{ color: 'text.secondary', mt: 0.5, maxWidth: '62ch', textWrap: 'pretty' }}>
            {reasonText(t, verdict, outlook)}
          </Typography>
        </Box>
      </Box>
      {!isCancelled && <VerdictAction verdict={verdict} />}
    </Card>
  )
}

function verdictText(t: TFunction<'routes'>, verdict: PlanVerdict): string {
  return 'part' in verdict
    ? t(`quality.verdict.${verdict.kind}`, { part: t(`quality.part.${verdict.part}`) })
    : t(`quality.verdict.${verdict.kind}`)
}

function reasonText(t: TFunction<'routes'>, verdict: PlanVerdict, { present, reachable }: WaysOutlook): string {
  const length = (metres: number) => formatDistance(metres, currentLanguage())
  const lengths = {
    present: length(present.sumDistanceInMeters),
    reachable: length(reachable?.sumDistanceInMeters ?? 0),
  }
  return t('part' in verdict ? 'quality.reason.shorter' : `quality.reason.${verdict.kind}`, lengths)
}

/** Filled where the plan needs it, otherwise quiet; what is broken is mended from the list of exceptions. */
function VerdictAction({ verdict }: { verdict: PlanVerdict }) {
  const { t } = useTranslation('routes')
  const adminId = useAdminId()
  const look = { component: Link, sx: { flex: { xs: '1 1 100%', sm: '0 0 auto' } } } as const
  switch (verdict.kind) {
    case 'LONG':
    case 'COULD_BE_SHORTER':
      return (
        <Button {...look} variant="contained" to={optimizeSearch('FREE')}>
          {t('quality.shorten')}
        </Button>
      )
    case 'UNKNOWN':
      return (
        <Button {...look} variant="contained" to={paths.admin.hostLocations(adminId)}>
          {t('quality.setPlaces')}
        </Button>
      )
    case 'BROKEN':
    case 'OPEN':
    case 'SHORT':
    case 'BEST':
      return (
        <Button {...look} variant={verdict.kind === 'OPEN' ? 'contained' : 'outlined'} to={optimizeSearch('KEEP')}>
          {t('quality.search')}
        </Button>
      )
  }
}
