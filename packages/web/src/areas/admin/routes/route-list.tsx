import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { DinnerRouteReply } from '@running-dinner/contract/dinner-routes.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { RouteEntry } from './route-entry.tsx'
import { useRouteSelection } from './use-route-selection.ts'

interface RouteListProps {
  teams: readonly TeamReply[]
  routes: readonly DinnerRouteReply[]
}

/** Everything the map shows, in words. */
export function RouteList({ teams, routes }: RouteListProps) {
  const { t } = useTranslation('routes')
  const { selection } = useRouteSelection()
  const titleId = useId()
  const routeOf = new Map(routes.map((route) => [route.currentTeam.teamNumber, route]))
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        {t('list.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {teams.map((team) => (
          <RouteEntry
            key={team.id}
            team={team}
            route={routeOf.get(team.teamNumber)}
            selected={team.teamNumber === selection.team}
          />
        ))}
      </Box>
    </section>
  )
}
