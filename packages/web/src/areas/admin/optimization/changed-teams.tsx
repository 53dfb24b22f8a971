import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { OptimizationPreview } from '@running-dinner/contract/plan-optimization.ts'
import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { routeChanges } from '../../../features/plan-optimization/route-changes.ts'
import { Growing } from '../../../ui/growing.tsx'
import { useRouteSelection } from '../route-map/route-selection.ts'
import { ChangedTeam, DroppedTeam } from './changed-team.tsx'
import { type PresentPlan, teamsDroppingOut } from './proposed-teams.ts'

interface ChangedTeamsProps {
  preview: OptimizationPreview
  present: PresentPlan
}

/** Everybody who must be told, and what changes for them. */
export function ChangedTeams({ preview, present }: ChangedTeamsProps) {
  const { t } = useTranslation('planning')
  const { selection, select } = useRouteSelection()
  const titleId = useId()
  const changes = useChanges(preview, present)
  const droppingOut = teamsDroppingOut(preview, present.teams)
  const count = preview.changedParticipants
  return (
    <Box component="section" aria-labelledby={titleId} sx={listPlace}>
      <Typography id={titleId} variant="h2" sx={{ mb: 0.5 }}>
        {t('changes.title')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {changes.length === 0
          ? t('changes.none')
          : t('changes.count', { count, teams: t('changes.teams', { count: changes.length }) })}
      </Typography>
      <Growing
        items={changes}
        moreLabel={t('changes.more')}
        status={(shown, total) => t('changes.shown', { shown, total })}
      >
        {(shown) => (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
            {droppingOut.map((team) => (
              <DroppedTeam key={team.id} team={team} />
            ))}
            {shown.map(({ team, changed }) => (
              <ChangedTeam
                key={team.teamId}
                team={team}
                changes={changed}
                isSelected={selection.team === team.teamNumber}
                onSelect={select}
              />
            ))}
          </Box>
        )}
      </Growing>
    </Box>
  )
}

/** On a phone below the map; what gets the focus must not come to rest under it. */
const listPlace = {
  order: { xs: 2, lg: 0 },
  minWidth: 0,
  '& button': { scrollMarginTop: { xs: 'calc(38svh + 190px)', lg: 96 }, scrollMarginBottom: '80px' },
} as const

function useChanges(preview: OptimizationPreview, present: PresentPlan) {
  return useMemo(() => {
    const before = new Map(present.routes.map((route) => [route.currentTeam.teamNumber, route]))
    const after = new Map(preview.dinnerRoutes.map((route) => [route.currentTeam.teamNumber, route]))
    return preview.changedTeams.flatMap((team) => {
      const route = after.get(team.teamNumber)
      return route ? [{ team, changed: routeChanges(before.get(team.teamNumber), route) }] : []
    })
  }, [preview, present])
}
