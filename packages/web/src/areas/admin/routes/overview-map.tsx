import { mdiMapMarker } from '@mdi/js'
import type { DinnerRouteReply } from '@running-dinner/contract/dinner-routes.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { type Coordinate, fullName } from '@running-dinner/domain'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyRouteMap } from '../../../features/dinner-routes/lazy-route-map.tsx'
import type { MapMarker } from '../../../features/dinner-routes/map-content.ts'
import { filterLegs, legsOf, type Places } from '../../../features/dinner-routes/routes-on-map.ts'
import { AfterPartyMarker, TeamMarker } from '../../../features/dinner-routes/team-marker.tsx'
import { courseOf } from '../../../features/teams/meal-mark.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { overviewLines, viewOf } from './overview-content.ts'
import { useRouteSelection } from './use-route-selection.ts'

interface OverviewMapProps {
  teams: readonly TeamReply[]
  routes: readonly DinnerRouteReply[]
  places: Places
  /** Where a pin would be put. */
  draft: Coordinate | undefined
  onPick?: (position: Coordinate) => void
}

export function OverviewMap({ teams, routes, places, draft, onPick }: OverviewMapProps) {
  const { t } = useTranslation('routes')
  const { selection } = useRouteSelection()
  const { team, to, withAfterParty } = selection
  const lines = useMemo(
    () =>
      overviewLines(
        filterLegs(
          routes.flatMap((route) => legsOf(route, places)),
          { to, withAfterParty },
        ),
        team,
      ),
    [routes, places, to, withAfterParty, team],
  )
  const markers = [
    ...useTeamMarkers(teams, routes, places),
    ...useAfterPartyMarker(withAfterParty ? places.afterParty : undefined),
    ...(draft ? [{ key: 'draft', position: draft, face: <DraftMarker />, label: t('map.draft'), raised: true }] : []),
  ]
  return (
    <LazyRouteMap
      label={t('map.label')}
      markers={markers}
      lines={lines}
      view={viewOf(routes, places, selection)}
      {...(onPick && { onPick })}
    />
  )
}

function useTeamMarkers(teams: readonly TeamReply[], routes: readonly DinnerRouteReply[], places: Places): MapMarker[] {
  const { t } = useTranslation('routes')
  const { meals } = useAdminDinner()
  const { selection, select } = useRouteSelection()
  const chosen = routes.find((route) => route.currentTeam.teamNumber === selection.team)
  const stops = new Set(chosen?.teams.map((stop) => stop.teamNumber))
  return teams.flatMap((team) => {
    const position = places.ofTeam.get(team.teamNumber)
    if (!position || !team.hostTeamMember) return []
    const approximate = team.geocodingResult.quality === 'APPROXIMATE'
    const isChosen = team.teamNumber === selection.team
    const look = { approximate, selected: isChosen, faded: chosen !== undefined && !stops.has(team.teamNumber) }
    const label = t(team.onlyGuest ? 'marker.onlyGuest' : 'marker.team', {
      number: team.teamNumber,
      meal: team.meal.label,
      host: fullName(team.hostTeamMember),
    })
    return [
      {
        key: team.id,
        position,
        face: (
          <TeamMarker
            teamNumber={team.teamNumber}
            course={team.onlyGuest ? undefined : courseOf(team.meal, meals)}
            {...look}
          />
        ),
        label: approximate ? `${label}, ${t('marker.approximate')}` : label,
        raised: stops.has(team.teamNumber),
        onSelect: () => select({ team: isChosen ? undefined : team.teamNumber }),
      },
    ]
  })
}

function useAfterPartyMarker(position: Coordinate | undefined): MapMarker[] {
  const { t } = useTranslation('routes')
  const { afterPartyLocation } = useAdminDinner()
  if (!position || !afterPartyLocation) return []
  const label = t('marker.afterParty', { title: afterPartyLocation.title })
  return [{ key: 'afterParty', position, face: <AfterPartyMarker />, label, raised: true }]
}

function DraftMarker() {
  return <Icon path={mdiMapMarker} sx={{ fontSize: 40, color: 'error.main', transform: 'translateY(-18px)' }} />
}
