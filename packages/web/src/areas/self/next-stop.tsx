import { mdiNavigationVariant, mdiPhone } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { SelfTeamReply } from '@running-dinner/contract/self-service.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { addressLine, deviceOf, navigationLink } from '../../features/dinner-routes/navigation-link.ts'
import type { EveningStop } from '../../features/self-service/evening.ts'
import { formatTime } from '../../lib/dates.ts'
import { telLink } from '../../lib/paths.ts'
import { CourseShape } from '../../ui/course-mark.tsx'
import { Icon } from '../../ui/icon.tsx'
import { darkPalette } from '../../ui/theme-palette.ts'
import { useHostPhrase } from './use-host-phrase.ts'

interface NextStopProps {
  next: { stop: EveningStop; begun: boolean }
  team: SelfTeamReply | undefined
}

/** Large enough to read while walking: when, what, where, and the two things one does with it. */
export function NextStop({ next: { stop, begun }, team }: NextStopProps) {
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
      {stop.place && <Box sx={{ fontSize: '1.125rem', mt: 0.5 }}>{addressLine(stop.place)}</Box>}
      {stop.place && stop.place.remarks !== '' && (
        <Box sx={{ mt: 0.5, opacity: 0.85, whiteSpace: 'pre-line' }}>{stop.place.remarks}</Box>
      )}
      <Actions stop={stop} isMyHome={stop.kind === 'own' && team?.hostTeamMember?.isMe === true} />
    </Box>
  )
}

/** None for the own home: a guest needs neither the way there nor the own number. */
function Actions({ stop, isMyHome }: { stop: EveningStop; isMyHome: boolean }) {
  const { t } = useTranslation('self')
  if (isMyHome) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
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
      {stop.contacts.map((contact) => (
        <Button
          key={contact.mobileNumber}
          href={telLink(contact.mobileNumber)}
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

/** The house colour in both schemes: the one thing to see. */
const card = {
  bgcolor: '#194564',
  color: '#fff',
  borderRadius: 2,
  p: { xs: 2.5, sm: 3.5 },
  '& :focus-visible': { outlineColor: '#fff' },
}
