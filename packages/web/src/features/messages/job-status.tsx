import {
  mdiAlertCircle,
  mdiCheckCircle,
  mdiClockOutline,
  mdiProgressClock,
  mdiTimerSand,
  mdiUndoVariant,
} from '@mdi/js'
import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import type { JobState } from './job-state.ts'

const lights: Record<JobState, { icon: string; colour: string }> = {
  held: { icon: mdiTimerSand, colour: 'info.main' },
  queued: { icon: mdiClockOutline, colour: 'info.main' },
  sending: { icon: mdiProgressClock, colour: 'info.main' },
  sent: { icon: mdiCheckCircle, colour: 'success.main' },
  failed: { icon: mdiAlertCircle, colour: 'error.main' },
  withdrawn: { icon: mdiUndoVariant, colour: 'text.secondary' },
}

/** The traffic light of a job: colour, shape and words. */
export function JobStatus({ state }: { state: JobState }) {
  const { t } = useTranslation('mailing')
  const { icon, colour } = lights[state]
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 600 }}>
      <Icon path={icon} sx={{ fontSize: 20, color: colour }} />
      {t(`state.${state}`)}
    </Box>
  )
}
