import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { MessageJobReply, MessageTaskReply } from '@running-dinner/contract/messages'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMessageTasks } from '../../../../features/messages/sending/messages.api.ts'
import { formatInstant } from '../../../../lib/dates.ts'
import { ChoiceChips } from '../../../../ui/choice-chips.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { TaskDialog } from './task-dialog.tsx'
import { filterTasks, type TaskFilter, TaskStatus, taskStateOf } from './task-status.tsx'

/** Rows rendered at first and with each press on "more": thousands of rows at once render slowly. */
const rowsPerPage = 100

/** The mails of a job, one per recipient, with filter and search. */
export function TaskList({ job }: { job: MessageJobReply }) {
  const { t } = useTranslation('mailing')
  const titleId = useId()
  const { data: tasks, error, refetch } = useMessageTasks(useAdminId(), job)
  return (
    <section aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
        {t('job.mails')}
      </Typography>
      {!tasks && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!tasks && !error && <ListSkeleton />}
      {tasks && <Tasks job={job} tasks={tasks} labelId={titleId} />}
    </section>
  )
}

function Tasks({ job, tasks, labelId }: { job: MessageJobReply; tasks: readonly MessageTaskReply[]; labelId: string }) {
  const { t } = useTranslation('mailing')
  const { filter, setFilter } = useTaskFilter()
  const [rows, setRows] = useState(rowsPerPage)
  const [openId, setOpenId] = useState<string>()
  const shownTasks = filterTasks(tasks, filter)
  const hiddenCount = shownTasks.length - rows
  return (
    <>
      <TaskFilters job={job} filter={filter} onChange={setFilter} />
      <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary', minHeight: 21, mb: 1 }}>
        {filter.search !== '' && t('job.found', { count: shownTasks.length })}
      </Box>
      {shownTasks.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {t(filter.search === '' ? 'job.noneFailed' : 'job.noneFound')}
        </Typography>
      ) : (
        <Card component="ul" aria-labelledby={labelId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shownTasks.slice(0, rows).map((task) => (
            <TaskRow key={task.id} task={task} job={job} onOpen={() => setOpenId(task.id)} />
          ))}
        </Card>
      )}
      {hiddenCount > 0 && (
        <Button sx={{ mt: 2 }} onClick={() => setRows(rows + rowsPerPage)}>
          {t('choose.more', { count: Math.min(hiddenCount, rowsPerPage) })}
        </Button>
      )}
      <TaskDialog job={job} task={tasks.find(({ id }) => id === openId)} onClose={() => setOpenId(undefined)} />
    </>
  )
}

function TaskFilters(props: { job: MessageJobReply; filter: TaskFilter; onChange: (filter: TaskFilter) => void }) {
  const { job, filter, onChange } = props
  const { t } = useTranslation('mailing')
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <ChoiceChips
        label={t('job.filter')}
        value={filter.onlyFailed ? 'failed' : 'every'}
        onChange={(value) => onChange({ ...filter, onlyFailed: value === 'failed' })}
        choices={[
          { value: 'every', label: t('job.every', { total: job.numberOfMessageTasks }) },
          { value: 'failed', label: t('job.failed', { total: job.numMessagesFailed }) },
        ]}
      />
      <TextField
        type="search"
        size="small"
        label={t('job.search')}
        value={filter.search}
        onChange={(event) => onChange({ ...filter, search: event.target.value })}
        sx={{ flex: '1 1 220px', maxWidth: { sm: 320 }, ml: { sm: 'auto' } }}
      />
    </Box>
  )
}

/** Keeps filter and search in the query of the address, beside its other parameters. */
function useTaskFilter() {
  const [query, setQuery] = useSearchParams()
  const filter: TaskFilter = { onlyFailed: query.get('filter') === 'failed', search: query.get('search') ?? '' }
  const setFilter = ({ onlyFailed, search }: TaskFilter) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before)
        if (onlyFailed) after.set('filter', 'failed')
        else after.delete('filter')
        if (search === '') after.delete('search')
        else after.set('search', search)
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return { filter, setFilter }
}

interface TaskRowProps {
  task: MessageTaskReply
  job: MessageJobReply
  onOpen: () => void
}

/** One mail of a job: a table-like row on a wide screen, a card on a phone. */
function TaskRow({ task, job, onOpen }: TaskRowProps) {
  const { t } = useTranslation('mailing')
  const state = taskStateOf(task, job)
  const isFailed = state === 'failed'
  // The organiser's copy has no recipient name.
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

/** Time of the delivery, or of the start of the last attempt. */
function When({ task }: Pick<TaskRowProps, 'task'>) {
  const at = task.sendingEndTime ?? task.sendingStartTime
  if (at === null) return null
  return (
    <Typography variant="body2" sx={{ gridArea: 'when', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      <time dateTime={at}>{formatInstant(at)}</time>
    </Typography>
  )
}
