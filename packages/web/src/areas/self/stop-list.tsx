import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import type { DinnerRouteReply } from '@running-dinner/contract/dinner-routes.ts'
import type { OwnEveningReply } from '@running-dinner/contract/evening.ts'
import type { SelfTeamReply } from '@running-dinner/contract/self-service.ts'
import { useTranslation } from 'react-i18next'
import { areContactsGone, type EveningStop, isSameStop } from '../../features/guests/self-service/evening.ts'
import { formatDistance } from '../../features/plan/dinner-routes/format-figures.ts'
import { metresToStops } from '../../features/plan/dinner-routes/routes-on-map.ts'
import { TableDiets } from '../../features/plan/teams/diet-badges.tsx'
import { CourseMark } from '../../kit/course-mark.tsx'
import { formatTime } from '../../lib/dates.ts'
import { currentLanguage } from '../../lib/i18n.ts'
import { StopAddress, StopPhones } from './stop-contacts.tsx'
import { useHostPhrase } from './use-host-phrase.ts'

interface StopListProps {
  stops: readonly EveningStop[]
  /** With the time of each way; straight lines in its place while there is none. */
  evening: OwnEveningReply | undefined
  /** How the guests at the own table eat. */
  diets: DinnerRouteReply['dietsOfGuestTeams']
  team: SelfTeamReply | undefined
}

/** Every stop in order, also the part that is printed. */
export function StopList({ stops, evening, diets, team }: StopListProps) {
  const isOver = areContactsGone(stops)
  const metres = metresToStops(stops.map((stop) => stop.place?.geocodingResult))
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
      {stops.map((stop, index) => (
        <StopCard
          key={stop.key}
          {...{ stop, team, diets, isOver }}
          metres={metres[index]}
          way={evening && wayTo(stop, evening)}
        />
      ))}
    </Box>
  )
}

interface StopCardProps extends Pick<StopListProps, 'diets' | 'team'> {
  stop: EveningStop
  metres: number | undefined
  way: Way | undefined
  /** Numbers and diets of others are not shown any more. */
  isOver: boolean
}

function StopCard({ stop, team, metres, way, diets, isOver }: StopCardProps) {
  const { t } = useTranslation(['self', 'evening'])
  const hostPhrase = useHostPhrase()
  return (
    <Card component="li" sx={{ p: 2.5, breakInside: 'avoid', display: 'grid', gap: 0.75 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <Box component="span" sx={{ fontSize: '1.375rem', fontWeight: 680, fontVariantNumeric: 'tabular-nums' }}>
          {formatTime(stop.time)}
        </Box>
        {stop.course ? <CourseMark course={stop.course} label={stop.name} /> : <strong>{stop.name}</strong>}
        {stop.cancelled && <Chip size="small" color="error" label={t('evening.cancelled')} sx={{ ml: 'auto' }} />}
      </Box>
      {stop.cancelled ? (
        <Typography>{t('evening.cancelledText')}</Typography>
      ) : (
        <>
          <Typography sx={{ fontWeight: 600 }}>{hostPhrase(stop, team)}</Typography>
          {stop.place && <StopAddress place={stop.place} />}
          {stop.kind === 'guest' && !isOver && <StopPhones contacts={stop.contacts} />}
          {(way ?? metres) !== undefined && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {way
                ? t('evening:wayFromBefore', { way: t(`evening:way.${way.mode}`, { minutes: way.minutes }) })
                : t('evening.walk', { distance: formatDistance(metres ?? 0, currentLanguage()) })}
            </Typography>
          )}
          {stop.kind === 'own' && !isOver && <GuestDiets diets={diets} />}
        </>
      )}
    </Card>
  )
}

interface Way {
  mode: OwnEveningReply['travelMode']
  minutes: number
}

function wayTo(stop: EveningStop, { stops, travelMode }: OwnEveningReply): Way | undefined {
  const minutes = stops.find((each) => isSameStop(stop, each))?.wayMinutes
  return typeof minutes === 'number' ? { mode: travelMode, minutes } : undefined
}

function GuestDiets({ diets }: Pick<StopListProps, 'diets'>) {
  const { t } = useTranslation('self')
  return (
    <Box sx={{ mt: 1, pt: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="h4" component="h3" sx={{ mb: 0.75 }}>
        {t('evening.guests')}
      </Typography>
      <TableDiets counts={diets} none={t('evening.noDiets')} />
    </Box>
  )
}
