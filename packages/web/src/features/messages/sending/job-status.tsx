import {
  mdiAlertCircle,
  mdiCheckCircle,
  mdiClockOutline,
  mdiPauseCircle,
  mdiProgressClock,
  mdiTimerSand,
  mdiUndoVariant,
} from '@mdi/js'
import Box from '@mui/material/Box'
import type { MessageJobReply } from '@running-dinner/contract/messages'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icon.tsx'
import type { JobState } from './job-state.ts'

const stateIcons: Record<JobState, { icon: string; colour: string }> = {
  held: { icon: mdiTimerSand, colour: 'info.main' },
  queued: { icon: mdiClockOutline, colour: 'info.main' },
  sending: { icon: mdiProgressClock, colour: 'info.main' },
  sent: { icon: mdiCheckCircle, colour: 'success.main' },
  failed: { icon: mdiAlertCircle, colour: 'error.main' },
  undelivered: { icon: mdiAlertCircle, colour: 'error.main' },
  paused: { icon: mdiPauseCircle, colour: 'error.main' },
  unanswered: { icon: mdiTimerSand, colour: 'warning.main' },
  limited: { icon: mdiTimerSand, colour: 'warning.main' },
  withdrawn: { icon: mdiUndoVariant, colour: 'text.secondary' },
}

/** State of a job as icon, colour and words. */
export function JobStatus({ state }: { state: JobState }) {
  const { t } = useTranslation('mailing')
  const { icon, colour } = stateIcons[state]
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, fontWeight: 600 }}>
      <Icon path={icon} sx={{ fontSize: 20, color: colour }} />
      {t(`state.${state}`)}
    </Box>
  )
}

type Facts = Pick<MessageJobReply, 'numberOfMessageTasks' | 'numMessagesSucceeded' | 'numMessagesFailed'>

/** Progress of a job as a bar and in numbers; failures are also named, as colour alone is not accessible. */
export function JobProgress({ job }: { job: Facts }) {
  const { t } = useTranslation('mailing')
  const { numberOfMessageTasks: total, numMessagesSucceeded: sentCount, numMessagesFailed: failed } = job
  const numbers = t('progress.done', { done: sentCount, total })
  const failures = failed > 0 ? t('progress.failed', { count: failed }) : ''
  const segment = (count: number, colour: string) => (
    <Box sx={{ width: `${total === 0 ? 0 : (count / total) * 100}%`, bgcolor: colour, transition: 'width 0.3s' }} />
  )
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5 }}>
      <Box
        role="progressbar"
        aria-label={t('progress.label')}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={sentCount + failed}
        aria-valuetext={[numbers, failures].filter((part) => part !== '').join(', ')}
        sx={{ flex: '1 1 160px', height: 8, borderRadius: 4, overflow: 'hidden', display: 'flex', bgcolor: 'divider' }}
      >
        {segment(sentCount, 'success.main')}
        {segment(failed, 'error.main')}
      </Box>
      <Box component="span" sx={{ fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' }}>
        {numbers}
        {failed > 0 && (
          <Box component="span" sx={{ color: 'error.main', fontWeight: 600 }}>
            {` · ${failures}`}
          </Box>
        )}
      </Box>
    </Box>
  )
}
