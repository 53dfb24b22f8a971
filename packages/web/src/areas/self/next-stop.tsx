import { mdiNavigationVariant, mdiPhone } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { EveningStopReply } from '@running-dinner/contract/evening.ts'
import type { SelfTeamReply } from '@running-dinner/contract/self-service.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { EveningStop } from '../../features/guests/self-service/evening.ts'
import { lastTableReport, lastVisitReport } from '../../features/guests/self-service/own-evening.ts'
import { addressLine, deviceOf, navigationLink } from '../../features/plan/dinner-routes/navigation-link.ts'
import { CourseShape } from '../../kit/course-mark.tsx'
import { darkPalette } from '../../kit/palette.ts'
import { formatTime } from '../../lib/dates.ts'
import { Icon } from '../../ui/icon.tsx'
import { GuestActions } from './evening/guest-actions.tsx'
import { useEvening } from './evening/use-evening.tsx'
import { useHostPhrase } from './use-host-phrase.ts'

interface NextStopProps {
  next: { stop: EveningStop; begun: boolean }
  team: SelfTeamReply | undefined
  /** What the evening's own call knows of this stop. */
  live: EveningStopReply | undefined
}

/** Large enough to read while walking: when, what, where, and the two things one does with it. */
export function NextStop({ next: { stop, begun }, team, live }: NextStopProps) {
  const { t } = useTranslation('self')
  const hostPhrase = useHostPhrase()
  const titleId = useId()
  return (
    <Box component="section" aria-labelledby={titleId} className="no-print" sx={card}>
      <Typography id={titleId} component="h2" sx={{ fontWeight: 600, opacity: 0.85 }}>
        {t(begun ? 'evening.now' : 'evening.next')}
      </Typography>
      <Box sx={{ fontSize: '3rem', fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.03em' }}>
        {formatTime(stop.time)}
      </Box>
      <Box sx={{ fontSize: '1.25rem', fontWeight: 650, mt: 1, display: 'flex', alignItems: 'center', gap: 1 }}>
        {stop.course && <CourseShape course={stop.course} colour={darkPalette.course[stop.course]} />}
        <span>
          {stop.name} {hostPhrase(stop, team)}
        </span>
      </Box>
      {!begun && live && <LeaveBy stop={live} />}
      {stop.place && <Box sx={{ fontSize: '1.125rem', mt: 0.5 }}>{addressLine(stop.place)}</Box>}
      {live?.place && <Door place={live.place} />}
      {stop.place && stop.place.remarks !== '' && (
        <Box sx={{ mt: 0.5, opacity: 0.85, whiteSpace: 'pre-line' }}>{stop.place.remarks}</Box>
      )}
      <Actions stop={stop} isMyHome={stop.kind === 'own' && team?.hostTeamMember?.isMe === true} />
      {live && <GuestActions stop={live} />}
    </Box>
  )
}

/**
 * `Los um 20:34 · 26 min zu Fuß`, then `Jetzt los`, and nothing once the team is there; where a home is known only by its town, that
 * the way is unknown.
 */
function LeaveBy({ stop: { kind, mealId, leaveBy, wayMinutes } }: { stop: EveningStopReply }) {
  const { t } = useTranslation('evening')
  const { evening, teamId, now } = useEvening()
  const reader = { teamId, reports: evening.reports }
  const visit = lastVisitReport(reader, mealId)?.kind
  const isThere =
    kind === 'own' ? lastTableReport(reader, mealId) !== undefined : visit === 'ARRIVED' || visit === 'NOBODY_OPENS'
  if (isThere || (kind === 'own' && wayMinutes === null)) return null
  if (leaveBy === null || wayMinutes === null) return <Box sx={{ mt: 0.5, opacity: 0.85 }}>{t('wayUnknown')}</Box>
  return (
    <Box sx={{ mt: 0.5, fontSize: '1.125rem', fontWeight: 650 }}>
      {now < Date.parse(leaveBy) ? t('leaveBy', { time: formatTime(leaveBy.slice(0, 16)) }) : t('leaveNow')}
      <Box component="span" sx={{ fontWeight: 400 }}>
        {' · '}
        {t(`way.${evening.travelMode}`, { minutes: wayMinutes })}
      </Box>
    </Box>
  )
}

/** Which bell to ring, and on which floor. */
function Door({ place: { bell, floor } }: { place: NonNullable<EveningStopReply['place']> }) {
  const { t } = useTranslation('evening')
  const texts = [bell !== '' && t('door.bell', { text: bell }), floor !== '' && t('door.floor', { text: floor })]
  const line = texts.filter((text) => text !== false).join(', ')
  return line === '' ? null : <Box sx={{ mt: 0.5, fontWeight: 600 }}>{line}</Box>
}

/** None for the own home: a guest needs neither the way there nor the own number. */
function Actions({ stop, isMyHome }: { stop: EveningStop; isMyHome: boolean }) {
  const { t } = useTranslation('self')
  if (isMyHome) return null
  return (
    <Box sx={{ display: 'flex', flexDirection: { xs: 'column', sm: 'row' }, flexWrap: 'wrap', gap: 1.25, mt: 2.5 }}>
      {stop.place && (
        <Button
          href={navigationLink(stop.place, deviceOf(navigator.userAgent))}
          rel="noreferrer"
          size="large"
          startIcon={<Icon path={mdiNavigationVariant} />}
          sx={{ bgcolor: '#fff', color: '#194564', '&:hover': { bgcolor: '#e8eef2' } }}
        >
          {t('evening.navigate')}
        </Button>
      )}
      {stop.contacts.filter(canBeCalled).map((contact) => (
        <Button
          key={contact.mobileNumber}
          href={contact.callLinks?.[0]?.url}
          size="large"
          startIcon={<Icon path={mdiPhone} />}
          sx={{
            color: '#fff',
            boxShadow: 'inset 0 0 0 1px rgba(255, 255, 255, 0.6)',
            '&:hover': { bgcolor: '#245775' },
          }}
        >
          {t('evening.call', { name: contact.name })}
        </Button>
      ))}
    </Box>
  )
}

const canBeCalled = ({ callLinks }: EveningStop['contacts'][number]) => (callLinks?.length ?? 0) > 0

/** The house colour in both schemes: the one thing to see. */
const card = {
  bgcolor: '#194564',
  color: '#fff',
  borderRadius: 2,
  p: { xs: 2.5, sm: 3.5 },
  '& :focus-visible': { outlineColor: '#fff' },
}
