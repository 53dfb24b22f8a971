import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import { styled } from '@mui/material/styles'
import type { DinnerRouteReply } from '@running-dinner/contract/dinner-routes.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { isValidCoordinate } from '@running-dinner/domain/dinner-routes/map-layout.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { TeamMarker } from '../../../features/dinner-routes/team-marker.tsx'
import { courseOf } from '../../../features/teams/meal-mark.tsx'
import { useIsPrinting } from '../../../lib/use-is-printing.ts'
import { useAdminDinner } from '../shell/admin-dinner.ts'
import { RouteDetails } from './route-details.tsx'

interface RouteEntryProps {
  team: TeamReply
  route: DinnerRouteReply | undefined
  selected: boolean
  onSelect: (change: { team: number | undefined }) => void
}

/** One team and its two hosts; chosen or on paper, it opens to the whole evening. */
export const RouteEntry = memo(function RouteEntry({ team, route, selected, onSelect }: RouteEntryProps) {
  const { meals } = useAdminDinner()
  const isPrinting = useIsPrinting()
  return (
    <Card
      component="li"
      sx={selected ? { borderColor: 'success.main', boxShadow: 'inset 0 0 0 1px var(--mui-palette-success-main)' } : {}}
    >
      <ButtonBase
        aria-expanded={selected}
        onClick={() => onSelect({ team: selected ? undefined : team.teamNumber })}
        sx={{
          width: '100%',
          textAlign: 'left',
          p: 1.5,
          display: 'flex',
          gap: 1.5,
          alignItems: 'flex-start',
          font: 'inherit',
        }}
      >
        <TeamMarker
          teamNumber={team.teamNumber}
          course={team.onlyGuest ? undefined : courseOf(team.meal, meals)}
          approximate={team.geocodingResult.quality === 'APPROXIMATE'}
        />
        <EntryText team={team} route={route} />
      </ButtonBase>
      {(selected || isPrinting) && route && <RouteDetails team={team} route={route} />}
    </Card>
  )
})

/** Phrasing content only: it stands in a button. */
function EntryText({ team, route }: Pick<RouteEntryProps, 'team' | 'route'>) {
  const { t } = useTranslation('routes')
  const hosts = (route?.teams ?? [])
    .filter((stop) => !stop.currentTeam)
    .map((stop) => `#${stop.teamNumber} ${stop.hostTeamMember ? fullName(stop.hostTeamMember) : t('list.cancelled')}`)
  return (
    <Line sx={{ flex: 1, minWidth: 0 }}>
      <Line sx={{ fontWeight: 600 }}>{team.teamMembers.map(fullName).join(', ')}</Line>
      <Line sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {t('list.guestAt')} {hosts.join(', ')}
      </Line>
      {!isValidCoordinate(team.geocodingResult) && (
        <Line sx={{ color: 'warning.main', fontSize: '0.875rem', fontWeight: 600 }}>{t('list.unknownPlace')}</Line>
      )}
    </Line>
  )
}

const Line = styled('span')({ display: 'block' })
