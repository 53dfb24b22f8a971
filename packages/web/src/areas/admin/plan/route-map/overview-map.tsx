import { mdiMapMarker } from '@mdi/js'
import type { TeamReply } from '@running-dinner/contract/plan'
import { type Coordinate, fullName } from '@running-dinner/domain'
import { isTownOnly, teamInitials } from '@running-dinner/domain/plan'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LazyRouteMap } from '../../../../features/plan/dinner-routes/lazy-route-map.tsx'
import type { MapMarker } from '../../../../features/plan/dinner-routes/map-content.ts'
import type { Places } from '../../../../features/plan/dinner-routes/routes-on-map.ts'
import { afterPartyFace, teamFaces } from '../../../../features/plan/dinner-routes/team-marker.tsx'
import { courseOf } from '../../../../features/plan/teams/team-marks.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminDinner } from '../../shell/admin-dinner.ts'
import type { Overview } from './overview-content.ts'
import { useRouteSelection } from './route-selection.ts'

interface OverviewMapProps {
  teams: readonly TeamReply[]
  overview: Overview
  places: Places
  /** Position of the pin that is being set. */
  draft: Coordinate | undefined
  /** Pixels at the bottom of the map that a sheet covers. */
  covered?: number
  /** Buttons over its upper left corner. */
  actions?: ReactNode
  onPick?: (position: Coordinate) => void
}

export function OverviewMap({ teams, overview, places, draft, covered = 0, actions, onPick }: OverviewMapProps) {
  const { t } = useTranslation('routes')
  const { selection } = useRouteSelection()
  const teamMarkers = useTeamMarkers(teams, overview, places)
  const afterParty = useAfterPartyMarker(selection.withAfterParty ? places.afterParty : undefined)
  const markers = useMemo(
    () => [
      ...afterParty,
      ...teamMarkers,
      ...(draft ? [{ key: 'draft', position: draft, face: draftFace, label: t('map.draft'), loose: true }] : []),
    ],
    [afterParty, teamMarkers, draft, t],
  )
  return (
    <LazyRouteMap
      label={t('map.label')}
      markers={markers}
      lines={overview.lines}
      view={overview.view}
      covered={covered}
      actions={actions}
      {...(onPick && { onPick })}
    />
  )
}

function useTeamMarkers(teams: readonly TeamReply[], { lookOf }: Overview, places: Places): MapMarker[] {
  const { t } = useTranslation('routes')
  const { meals } = useAdminDinner()
  const { selection, select } = useRouteSelection()
  const picked = selection.team
  return useMemo(
    () =>
      teams.flatMap((team): MapMarker[] => {
        const position = places.ofTeam.get(team.teamNumber)
        const look = lookOf.get(team.teamNumber)
        if (!position || !look || !team.hostTeamMember || look.shown === 'hidden') return []
        const approximate = isTownOnly(team.geocodingResult)
        const label = t(team.onlyGuest ? 'marker.onlyGuest' : 'marker.team', {
          number: team.teamNumber,
          meal: team.meal.label,
          host: fullName(team.hostTeamMember),
        })
        const additions = [
          ...(approximate ? [t('marker.approximate')] : []),
          ...(look.marked ? [t('marker.found')] : []),
        ]
        return [
          {
            key: team.id,
            position,
            ...teamFaces({
              teamNumber: team.teamNumber,
              initials: teamInitials(team.teamMembers, team.hostTeamMember.id),
              course: team.onlyGuest ? undefined : courseOf(team.meal, meals),
              approximate,
              selected: look.chosen,
              marked: look.marked,
              grey: look.shown === 'grey',
            }),
            label: [label, ...additions].join(', '),
            raised: look.onRoute,
            pressed: team.teamNumber === picked,
            onSelect: () => select({ team: team.teamNumber === picked ? undefined : team.teamNumber }),
          },
        ]
      }),
    [teams, lookOf, places, meals, picked, select, t],
  )
}

function useAfterPartyMarker(position: Coordinate | undefined): MapMarker[] {
  const { t } = useTranslation('routes')
  const { afterPartyLocation } = useAdminDinner()
  return useMemo(() => {
    if (!position || !afterPartyLocation) return []
    const label = t('marker.afterParty', { title: afterPartyLocation.title })
    return [{ key: 'afterParty', position, face: afterPartyFace, label, raised: true }]
  }, [position, afterPartyLocation, t])
}

const draftFace = {
  look: <Icon path={mdiMapMarker} sx={{ fontSize: 40, color: 'error.main', transform: 'translateY(-18px)' }} />,
  width: 0,
  height: 0,
}
