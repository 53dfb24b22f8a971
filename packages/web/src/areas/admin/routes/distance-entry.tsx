import { mdiArrowRight, mdiMapOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { fullName } from '@running-dinner/domain'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDistance } from '../../../features/dinner-routes/format-distance.ts'
import { useMinutesText } from '../../../features/dinner-routes/use-minutes-text.ts'
import { currentLanguage } from '../../../lib/i18n.ts'
import { paths } from '../../../lib/paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import type { RouteLength } from './sorted-distances.ts'

interface DistanceEntryProps {
  length: RouteLength
  team: TeamReply | undefined
}

/** The legs of one team's evening, the longest of them marked. */
export const DistanceEntry = memo(function DistanceEntry({ length, team }: DistanceEntryProps) {
  const { t } = useTranslation('routes')
  const minutes = useMinutesText()
  const distance = formatDistance(length.metres, currentLanguage())
  return (
    <Card component="li" sx={{ p: 2, display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ fontWeight: 650 }}>{t('team', { number: length.teamNumber })}</Box>
          <Box sx={quiet}>{team?.teamMembers.map(fullName).join(', ')}</Box>
        </Box>
        <IconButton
          component={Link}
          to={{ pathname: paths.admin.hostLocations(useAdminId()), search: `team=${length.teamNumber}` }}
          aria-label={t('distances.showOnMap', { number: length.teamNumber })}
          sx={{ mt: -0.5, mr: -0.5 }}
        >
          <Icon path={mdiMapOutline} />
        </IconButton>
      </Box>
      <Legs length={length} />
      <Box sx={{ ...quiet, borderTop: 1, borderColor: 'divider', pt: 1 }}>
        {t('distances.sum', { distance, time: minutes(length.minutes) })}
      </Box>
    </Card>
  )
})

function Legs({ length }: { length: RouteLength }) {
  const { t } = useTranslation('routes')
  const { afterPartyLocation } = useAdminDinner()
  const minutes = useMinutesText()
  const { stops } = length
  const legs = afterPartyLocation ? stops : stops.slice(0, -1)
  return (
    <Box
      component="ul"
      aria-label={t('distances.legs')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}
    >
      {legs.map((stop, index) => {
        const next = stops[index + 1]
        const metres = stop.distanceToNextTeam
        return (
          <Box component="li" key={stop.mealId} sx={legSx(stop.largestDistanceInRoute)}>
            <Ends from={`#${stop.teamNumber}`} to={next ? `#${next.teamNumber}` : t('distances.afterParty')} />
            <Box component="span" sx={{ ml: 'auto', textAlign: 'right' }}>
              {metres === null
                ? t('distances.unknown')
                : t('distances.leg', {
                    distance: formatDistance(metres, currentLanguage()),
                    time: minutes(stop.minutesToNextTeam ?? 0),
                  })}
              {stop.largestDistanceInRoute && <Box sx={{ fontSize: '0.8125rem' }}>{t('distances.longestLeg')}</Box>}
            </Box>
          </Box>
        )
      })}
    </Box>
  )
}

function Ends({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('routes')
  return (
    <>
      <Box component="span" aria-hidden sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
        {from}
        <Icon path={mdiArrowRight} sx={{ fontSize: 16, color: 'text.secondary' }} />
        {to}
      </Box>
      <Box component="span" sx={unseen}>
        {t('distances.from', { from, to })}
      </Box>
    </>
  )
}

const quiet = { color: 'text.secondary', fontSize: '0.875rem' }

const legSx = (isLongest: boolean) => ({
  display: 'flex',
  gap: 1,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: isLongest ? 650 : 400,
})

/** For screen readers only. */
const unseen = { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' }
