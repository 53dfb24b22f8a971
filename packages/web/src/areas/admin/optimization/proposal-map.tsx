import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { OptimizationPreview } from '@running-dinner/contract/plan-optimization.ts'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placesOf } from '../../../features/dinner-routes/routes-on-map.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { OverviewMap } from '../routes/overview-map.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { type PresentPlan, teamsProposed } from './proposed-teams.ts'

interface ProposalMapProps {
  preview: OptimizationPreview
  present: PresentPlan
}

/** Either plan on the map, the chosen team's route highlighted in both. */
export function ProposalMap({ preview, present }: ProposalMapProps) {
  const { t } = useTranslation('planning')
  const { afterPartyLocation } = useAdminDinner()
  const [which, setWhich] = useState<'after' | 'before'>('after')
  const titleId = useId()
  const running = useMemo(() => present.teams.filter((team) => team.status !== 'CANCELLED'), [present])
  const proposed = useMemo(() => teamsProposed(preview, present.teams), [preview, present])
  const places = useMemo(() => placesOf(running, afterPartyLocation), [running, afterPartyLocation])
  const shown =
    which === 'after' ? { teams: proposed, routes: preview.dinnerRoutes } : { teams: running, routes: present.routes }
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ minWidth: 0, ...staying }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {t('map.title')}
      </Typography>
      <Box sx={{ mb: 1 }}>
        <ChoiceChips
          label={t('map.which')}
          value={which}
          choices={[
            { value: 'after', label: t('map.after') },
            { value: 'before', label: t('map.before') },
          ]}
          onChange={setWhich}
        />
      </Box>
      <Box sx={mapBox}>
        <OverviewMap {...shown} places={places} draft={undefined} />
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t('map.hint')}
      </Typography>
    </Box>
  )
}

/** Stays in sight while the list beside it is read. */
const staying = { position: { lg: 'sticky' }, top: { lg: 88 } } as const

const mapBox = {
  height: { xs: '60svh', lg: 'calc(100dvh - 250px)' },
  minHeight: 320,
  border: 1,
  borderColor: 'divider',
  borderRadius: 3,
  overflow: 'hidden',
} as const
