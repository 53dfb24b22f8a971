import { mdiArrowRight, mdiMapOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { TeamReply } from '@running-dinner/contract/plan'
import { fullName } from '@running-dinner/domain'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatDistance, useMinutesText } from '../../../../features/plan/dinner-routes/format-figures.ts'
import { type RouteDistances, useRouteDistances } from '../../../../features/plan/plan-optimization/present-plan.api.ts'
import { currentLanguage } from '../../../../lib/i18n.ts'
import { paths } from '../../../../lib/paths.ts'
import { FigureCards } from '../../../../ui/figure-cards.tsx'
import { Growing } from '../../../../ui/growing.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { cardList, PlannedPage, WithoutHouseNotice } from './planned-page.tsx'

/** Lists the legs of all routes, the route with the longest leg first. Rule: docs/rules/plan/distances.md */
export function DistancesPage() {
  const { t } = useTranslation('routes')
  const query = useRouteDistances(useAdminId())
  return (
    <PlannedPage view="distances" intro={t('distances.intro')} query={query}>
      {(distances, teams) => (
        <>
          <WithoutHouseNotice teams={teams} />
          {hasKnownLeg(distances) && <DistanceFigures distances={distances} />}
          <DistanceList distances={distances} teams={teams} />
        </>
      )}
    </PlannedPage>
  )
}

function DistanceFigures({ distances }: { distances: RouteDistances }) {
  const { t } = useTranslation('routes')
  const shown = (metres: number) => formatDistance(metres, currentLanguage())
  return (
    <Box sx={{ mb: 3 }}>
      <FigureCards
        figures={[
          { name: t('distances.total'), value: shown(distances.sumDistanceInMeters) },
          {
            name: t('distances.average'),
            value: shown(distances.sumDistanceInMeters / Math.max(1, distances.dinnerRoutes.length)),
          },
          { name: t('distances.longest'), value: shown(sortedDistances(distances)[0]?.longest ?? 0) },
        ]}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
        {t(`distances.source.${distances.distanceSource}`)}
      </Typography>
    </Box>
  )
}

interface DistanceListProps {
  distances: RouteDistances
  teams: readonly TeamReply[]
}

function DistanceList({ distances, teams }: DistanceListProps) {
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
        <Box component="ol" aria-label={t('distances.list')} sx={cardList}>
          {shown.map((length) => (
            <DistanceEntry
              key={length.teamId}
              length={length}
              team={teamOf.get(length.teamId)}
              isMeasured={distances.distanceSource !== 'STRAIGHT_LINE'}
            />
          ))}
        </Box>
      )}
    </Growing>
  )
}

interface DistanceEntryProps {
  length: RouteLength
  team: TeamReply | undefined
  /** By a routing service: then a leg it could not measure says so. */
  isMeasured: boolean
}

/** The legs of one team's route; the longest is bold. */
const DistanceEntry = memo(function DistanceEntry({ length, team, isMeasured }: DistanceEntryProps) {
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
      <Legs length={length} isMeasured={isMeasured} />
      {length.knownLegs > 0 && (
        <Box sx={{ ...quiet, borderTop: 1, borderColor: 'divider', pt: 1 }}>
          {t('distances.sum', { distance, time: minutes(length.minutes) })}
        </Box>
      )}
    </Card>
  )
})

function Legs({ length, isMeasured }: Pick<DistanceEntryProps, 'length' | 'isMeasured'>) {
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
        const metres = stop.metresToNextTeam
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
              {isMeasured && stop.estimated && <Box sx={{ fontSize: '0.8125rem' }}>{t('distances.estimatedLeg')}</Box>}
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
      <Box component="span" sx={screenReaderOnly}>
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

/** Visible to screen readers only. */
const screenReaderOnly = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
}

type Stop = RouteDistances['dinnerRoutes'][number]['teams'][number]

interface RouteLength {
  teamId: string
  teamNumber: number
  stops: readonly Stop[]
  knownLegs: number
  /** Sums over the legs whose length is known. */
  metres: number
  minutes: number
  /** Metres of the longest leg; 0 when none is known. */
  longest: number
}

/** Routes in descending order of their longest leg. */
export function sortedDistances({ dinnerRoutes }: Pick<RouteDistances, 'dinnerRoutes'>): RouteLength[] {
  return dinnerRoutes
    .map(({ teamId, teamNumber, teams: stops }) => {
      const metres = sumOf(stops, (stop) => stop.metresToNextTeam)
      const minutes = sumOf(stops, (stop) => stop.minutesToNextTeam)
      const longest = Math.max(...stops.map((stop) => stop.metresToNextTeam ?? 0))
      const knownLegs = stops.filter((stop) => stop.metresToNextTeam !== null).length
      return { teamId, teamNumber, stops, knownLegs, metres, minutes, longest }
    })
    .sort((a, b) => b.longest - a.longest || a.teamNumber - b.teamNumber)
}

function hasKnownLeg(distances: RouteDistances): boolean {
  return sortedDistances(distances).some(({ knownLegs }) => knownLegs > 0)
}

function sumOf(stops: readonly Stop[], lengthOf: (stop: Stop) => number | null): number {
  return stops.reduce((sum, stop) => sum + (lengthOf(stop) ?? 0), 0)
}
