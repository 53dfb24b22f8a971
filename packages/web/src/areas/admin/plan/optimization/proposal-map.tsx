import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { OptimizationPreview } from '@running-dinner/contract/plan-optimization.ts'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placesOf } from '../../../../features/plan/dinner-routes/routes-on-map.ts'
import { ChoiceChips } from '../../../../ui/choice-chips.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import { overviewOf } from '../route-map/overview-content.ts'
import { OverviewMap } from '../route-map/overview-map.tsx'
import { useRouteSelection } from '../route-map/route-selection.ts'
import { type PresentPlan, teamsProposed } from './proposed-teams.ts'

interface ProposalMapProps {
  preview: OptimizationPreview
  present: PresentPlan
}

/** The present or the proposed plan on the map, with the selected team's route highlighted in both. */
export function ProposalMap({ preview, present }: ProposalMapProps) {
  const { t } = useTranslation('planning')
  const { afterPartyLocation } = useAdminDinner()
  const [which, setWhich] = useState<'after' | 'before'>('after')
  const titleId = useId()
  const running = useMemo(() => present.teams.filter((team) => team.status !== 'CANCELLED'), [present])
  const proposed = useMemo(() => teamsProposed(preview, present.teams), [preview, present])
  const places = useMemo(() => placesOf(running, afterPartyLocation), [running, afterPartyLocation])
  const { selection } = useRouteSelection()
  const shown =
    which === 'after' ? { teams: proposed, routes: preview.dinnerRoutes } : { teams: running, routes: present.routes }
  const overview = overviewOf({ ...shown, places, selection })
  return (
    <Box sx={place}>
      <Box sx={{ order: 1, mb: { xs: -3, lg: 1 } }}>
        <Typography id={titleId} variant="h2" sx={{ mb: 0.5 }}>
          {t('map.title')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>{t('map.hint')}</Typography>
      </Box>
      <Box component="section" aria-labelledby={titleId} sx={mapPlace}>
        <ChoiceChips
          label={t('map.which')}
          value={which}
          choices={[
            { value: 'after', label: t('map.after') },
            { value: 'before', label: t('map.before') },
          ]}
          onChange={setWhich}
        />
        <Box sx={mapBox}>
          <OverviewMap teams={shown.teams} overview={overview} places={places} draft={undefined} />
        </Box>
      </Box>
    </Box>
  )
}

/** Sticky beside the list; on a phone its parts are items of the page's column. */
const place = {
  display: { xs: 'contents', lg: 'block' },
  position: { lg: 'sticky' },
  top: { lg: 88 },
  minWidth: 0,
} as const

/** Sticky above the list on an upright phone, and opaque because the list scrolls below it. */
const mapPlace = {
  order: 1,
  bgcolor: 'background.default',
  pb: { xs: 1, lg: 0 },
  '@media (min-height: 560px)': { position: { xs: 'sticky', lg: 'static' }, top: { xs: 56, sm: 64 }, zIndex: 2 },
} as const

const mapBox = {
  mt: 0.5,
  height: { xs: '38svh', lg: 'calc(100dvh - 280px)' },
  minHeight: { xs: 240, lg: 360 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  overflow: 'hidden',
} as const
