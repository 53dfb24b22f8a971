import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DinnerRouteReply } from '@running-dinner/contract/dinner-routes.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useDeferredValue, useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { RouteEntry } from './route-entry.tsx'
import { useRouteSelection } from './use-route-selection.ts'

interface RouteListProps {
  teams: readonly TeamReply[]
  routes: readonly DinnerRouteReply[]
}

const shownAtOnce = 12

/** Everything the map shows, in words. */
export function RouteList({ teams, routes }: RouteListProps) {
  const { t } = useTranslation('routes')
  const { selection, select } = useRouteSelection()
  // A large event shows its first teams at once and the rest when there is time.
  const listed = useDeferredValue(teams, teams.slice(0, shownAtOnce))
  const titleId = useId()
  const routeOf = useMemo(() => new Map(routes.map((route) => [route.currentTeam.teamNumber, route])), [routes])
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {t('list.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {listed.map((team) => (
          <RouteEntry
            key={team.id}
            team={team}
            route={routeOf.get(team.teamNumber)}
            selected={team.teamNumber === selection.team}
            onSelect={select}
          />
        ))}
      </Box>
    </section>
  )
}
