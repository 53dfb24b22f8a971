import Box from '@mui/material/Box'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { RouteDistances } from '../../../features/plan-optimization/plan-optimization.api.ts'
import { Growing } from '../../../ui/growing.tsx'
import { DistanceEntry } from './distance-entry.tsx'
import { sortedDistances } from './sorted-distances.ts'

interface DistanceListProps {
  distances: RouteDistances
  teams: readonly TeamReply[]
}

export function DistanceList({ distances, teams }: DistanceListProps) {
  const { t } = useTranslation('routes')
  const lengths = useMemo(() => sortedDistances(distances), [distances])
  const teamOf = useMemo(() => new Map(teams.map((team) => [team.id, team])), [teams])
  return (
    <Growing
      items={lengths}
      moreLabel={t('distances.more')}
      status={(shown, total) => t('distances.shown', { shown, total })}
    >
      {(shown) => (
        <Box component="ol" aria-label={t('distances.list')} sx={listSx}>
          {shown.map((length) => (
            <DistanceEntry key={length.teamId} length={length} team={teamOf.get(length.teamId)} />
          ))}
        </Box>
      )}
    </Growing>
  )
}

const listSx = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 340px), 1fr))',
}
