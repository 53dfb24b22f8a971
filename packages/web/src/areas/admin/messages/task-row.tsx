import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { MessageJobReply, MessageTaskReply } from '@running-dinner/contract/messages.ts'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../lib/dates.ts'
import { taskStateOf } from './task-state.ts'
import { TaskStatus } from './task-status.tsx'

interface TaskRowProps {
  task: MessageTaskReply
  job: MessageJobReply
  onOpen: () => void
}

/** One mail of a job: a line on a wide screen, a card on a phone. */
export function TaskRow({ task, job, onOpen }: TaskRowProps) {
  const { t } = useTranslation('mailing')
  const state = taskStateOf(task, job)
  const isFailed = state === 'failed'
  // The organiser's own copy belongs to no guest.
  const name = task.recipientName === '' ? t('job.copy') : task.recipientName
  return (
    <Box component="li" sx={rowStyle}>
      <Box sx={{ gridArea: 'who', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{name}</Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {task.recipientEmail}
        </Typography>
      </Box>
      <Box sx={{ gridArea: 'what' }}>
        <TaskStatus task={task} state={state} />
      </Box>
      <When task={task} />
      <Box sx={{ gridArea: 'open', justifySelf: 'end' }}>
        <Button
          size="small"
          variant={isFailed ? 'outlined' : 'text'}
          aria-label={t(isFailed ? 'job.correctFor' : 'job.openFor', { name })}
          onClick={onOpen}
          sx={{ px: 1.5, minHeight: 32 }}
        >
          {t(isFailed ? 'job.correct' : 'job.open')}
        </Button>
      </Box>
    </Box>
  )
}

const rowStyle = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 2,
  rowGap: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 4fr) minmax(0, 4fr) 168px 112px' },
  gridTemplateAreas: { xs: '"who open" "what what" "when when"', md: '"who what when open"' },
  px: 2,
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const

/** When the mail left, or was last tried. */
function When({ task }: Pick<TaskRowProps, 'task'>) {
  const at = task.sendingEndTime ?? task.sendingStartTime
  if (at === null) return null
  return (
    <Typography variant="body2" sx={{ gridArea: 'when', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      <time dateTime={at}>{formatInstant(at)}</time>
    </Typography>
  )
}
