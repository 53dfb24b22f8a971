import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { DinnerRouteReply } from '@running-dinner/contract/dinner-routes.ts'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { isValidCoordinate } from '@running-dinner/domain/plan/dinner-routes/map-layout.ts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDistance } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { addressLine } from '../../../../features/plan/dinner-routes/navigation-link.ts'
import { metresToStops } from '../../../../features/plan/dinner-routes/routes-on-map.ts'
import { MealMark } from '../../../../features/plan/teams/team-marks.tsx'
import { formatTime } from '../../../../lib/dates.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { paths } from '../../../../lib/paths.ts'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { useRouteSelection } from '../route-map/route-selection.ts'

/** The route of the selected team, stop by stop. */
export function RouteDetails({ team, route }: { team: TeamReply; route: DinnerRouteReply }) {
  const { t } = useTranslation('routes')
  const { selection } = useRouteSelection()
  const metres = metresToStops([
    ...route.teams.map((stop) => stop.hostTeamMember?.geocodingResult),
    route.afterPartyLocation?.geocodingResult,
  ])
  const quality = team.geocodingResult?.quality
  return (
    <Box sx={{ px: 1.5, pb: 1.5, display: 'grid', gap: 1.5 }}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {route.teams.map((stop, index) => (
          <Stop key={stop.meal.id} stop={stop} metres={metres[index]} />
        ))}
        {selection.withAfterParty && route.afterPartyLocation && (
          <AfterParty location={route.afterPartyLocation} metres={metres[route.teams.length]} />
        )}
      </Box>
      {quality && quality !== 'EXACT' && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t(`list.quality.${quality}`)}</Box>
      )}
      <DetailActions team={team} />
    </Box>
  )
}

function Stop({ stop, metres }: { stop: DinnerRouteReply['currentTeam']; metres: number | undefined }) {
  const { t } = useTranslation('routes')
  const { meals } = useAdminDinner()
  const host = stop.hostTeamMember
  return (
    <TimedLine time={stop.meal.time} metres={metres}>
      <MealMark meal={stop.meal} meals={meals} />
      <Box>
        {`#${stop.teamNumber} `}
        {host ? fullName(host) : t('list.cancelled')}
        {stop.currentTeam && ` (${t('list.atHome')})`}
      </Box>
      {host && <Box sx={quiet}>{addressLine(host)}</Box>}
    </TimedLine>
  )
}

type AfterPartyLocation = NonNullable<DinnerRouteReply['afterPartyLocation']>

function AfterParty({ location, metres }: { location: AfterPartyLocation; metres: number | undefined }) {
  return (
    <TimedLine time={location.time} metres={metres}>
      <Box sx={{ fontWeight: 600 }}>{location.title}</Box>
      <Box sx={quiet}>{addressLine(location)}</Box>
    </TimedLine>
  )
}

const quiet = { color: 'text.secondary', fontSize: '0.875rem' }

function TimedLine({ time, metres, children }: { time: string; metres: number | undefined; children: ReactNode }) {
  const { t } = useTranslation('routes')
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: '52px minmax(0, 1fr)' }}>
      <Box sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{formatTime(time)}</Box>
      <Box>
        {children}
        {metres !== undefined && (
          <Box sx={quiet}>{t('distance.leg', { distance: formatDistance(metres, currentLanguage()) })}</Box>
        )}
      </Box>
    </Box>
  )
}

function DetailActions({ team }: { team: TeamReply }) {
  const { t } = useTranslation('routes')
  const { select } = useRouteSelection()
  const adminId = useAdminId()
  const isLocated = isValidCoordinate(team.geocodingResult)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component={Link} to={paths.admin.team(adminId, team.id)} size="small" variant="outlined">
        {t('list.toTeam')}
      </Button>
      {team.hostTeamMember && (
        <Button size="small" variant="outlined" onClick={() => select({ pin: team.teamNumber })}>
          {t(isLocated ? 'list.movePin' : 'list.setPin')}
        </Button>
      )}
    </Box>
  )
}
