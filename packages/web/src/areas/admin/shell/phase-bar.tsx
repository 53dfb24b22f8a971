import { mdiArrowRight, mdiCheck } from '@mdi/js'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { type Phase, phases } from '@running-dinner/domain/events'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from './admin-dinner.ts'
import type { EventStatus } from './next-step.ts'
import { nextStepPath } from './next-step.ts'

interface PhaseBarProps {
  eventStatus: EventStatus | undefined
  /** The dashboard has a card about the next step, so that its bar leaves it out. */
  hasNext: boolean
}

/** The phase of the event and the next step, on every page of the area. */
export function PhaseBar({ eventStatus, hasNext }: PhaseBarProps) {
  const { t } = useTranslation('admin')
  return (
    <Box
      component="section"
      aria-label={t('phase.label')}
      className="no-print"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 1, sm: 2 },
        minHeight: { xs: 52, lg: 44 },
        px: { xs: 2, sm: 3 },
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      {eventStatus ? (
        <>
          {eventStatus.next === 'tellCancelled' ? (
            <Box sx={{ flex: 1, fontSize: '0.9375rem', fontWeight: 680 }}>{t('phase.cancelled')}</Box>
          ) : (
            <>
              <ShortPhases phase={eventStatus.phase} />
              <Phases phase={eventStatus.phase} isCollecting={eventStatus.isCollecting} />
            </>
          )}
          {hasNext && <NextLink eventStatus={eventStatus} />}
        </>
      ) : (
        <Skeleton width="60%" />
      )}
    </Box>
  )
}

function Phases({ phase, isCollecting }: { phase: Phase; isCollecting: boolean }) {
  const { t } = useTranslation('admin')
  const current = phases.indexOf(phase)
  return (
    <Box
      component="ol"
      sx={{
        display: { xs: 'none', lg: 'flex' },
        flex: 1,
        gap: 0.5,
        listStyle: 'none',
        m: 0,
        p: 0,
        alignItems: 'center',
      }}
    >
      {phases.map((phase, position) => (
        <Box
          component="li"
          key={phase}
          aria-current={position === current ? 'step' : undefined}
          sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
        >
          {position > 0 && <Box aria-hidden sx={{ width: 20, height: '1px', bgcolor: 'divider' }} />}
          <PhaseMark
            position={position}
            current={current}
            isDone={position < current && !(isCollecting && phase === 'COLLECT')}
          />
          <Box
            component="span"
            sx={{
              fontSize: '0.875rem',
              whiteSpace: 'nowrap',
              fontWeight: position === current ? 680 : 500,
              color: position === current ? 'text.primary' : 'text.secondary',
            }}
          >
            {t(`phase.${phase}`)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function PhaseMark({ position, current, isDone }: { position: number; current: number; isDone: boolean }) {
  const isReached = position <= current
  return (
    <Box
      aria-hidden
      sx={{
        width: 24,
        height: 24,
        borderRadius: '50%',
        display: 'grid',
        placeItems: 'center',
        fontSize: '0.8125rem',
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums',
        border: 1,
        borderColor: isReached ? 'primary.main' : 'divider',
        bgcolor: position === current ? 'primary.main' : 'transparent',
        color: position === current ? 'primary.contrastText' : isReached ? 'primary.main' : 'text.secondary',
      }}
    >
      {isDone ? <Icon path={mdiCheck} sx={{ fontSize: 16 }} /> : position + 1}
    </Box>
  )
}

/** The compact form for narrow screens. */
function ShortPhases({ phase }: { phase: Phase }) {
  const { t } = useTranslation('admin')
  const current = phases.indexOf(phase)
  return (
    <Box sx={{ display: { xs: 'block', lg: 'none' }, flex: 1, minWidth: 0, py: 0.5 }}>
      <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', lineHeight: 1.4 }}>
        {t('phase.position', { position: current + 1, total: phases.length })}
      </Box>
      <Box sx={{ fontSize: '0.9375rem', fontWeight: 680, lineHeight: 1.3 }}>{t(`phase.${phase}`)}</Box>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5, mt: 0.5, maxWidth: 140 }}>
        {phases.map((phase, position) => (
          <Box
            key={phase}
            sx={{ flex: 1, height: 3, borderRadius: 2, bgcolor: position <= current ? 'primary.main' : 'divider' }}
          />
        ))}
      </Box>
    </Box>
  )
}

function NextLink({ eventStatus }: { eventStatus: EventStatus }) {
  const { t } = useTranslation('admin')
  const adminId = useAdminId()
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, flex: 'none', maxWidth: { xs: '72%', sm: 'none' } }}>
      <Box
        component="span"
        sx={{ display: { xs: 'none', sm: 'inline' }, fontSize: '0.875rem', color: 'text.secondary' }}
      >
        {t('next.label')}
      </Box>
      <Button
        component={Link}
        to={nextStepPath(eventStatus, adminId)}
        variant="outlined"
        size="small"
        endIcon={<Icon path={mdiArrowRight} />}
        sx={{
          px: { xs: 1.25, sm: 1.5 },
          py: 0.25,
          minHeight: { xs: 44, lg: 36 },
          fontSize: '0.875rem',
          lineHeight: 1.25,
          textAlign: 'left',
        }}
      >
        {t(`next.${eventStatus.next}`, { count: eventStatus.count })}
      </Button>
    </Box>
  )
}
