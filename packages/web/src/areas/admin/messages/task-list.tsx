import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { MessageJobReply, MessageTaskReply } from '@running-dinner/contract/messages.ts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useMessageTasks } from '../../../features/messages/messages.api.ts'
import { ChoiceChips } from '../../../ui/choice-chips.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { ListSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { TaskDialog } from './task-dialog.tsx'
import { TaskRow } from './task-row.tsx'
import { filterTasks, type TaskFilter } from './task-state.ts'

/** Rows to begin with: a browser shows thousands only slowly. */
const ROWS = 100

/** The mails of a job, one per recipient. */
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
  const [rows, setRows] = useState(ROWS)
  const [openId, setOpenId] = useState<string>()
  const found = filterTasks(tasks, filter)
  const more = found.length - rows
  return (
    <>
      <TaskFilters job={job} filter={filter} onChange={setFilter} />
      <Box role="status" sx={{ fontSize: '0.875rem', color: 'text.secondary', minHeight: 21, mb: 1 }}>
        {filter.search !== '' && t('job.found', { count: found.length })}
      </Box>
      {found.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>
          {t(filter.search === '' ? 'job.noneFailed' : 'job.noneFound')}
        </Typography>
      ) : (
        <Card component="ul" aria-labelledby={labelId} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {found.slice(0, rows).map((task) => (
            <TaskRow key={task.id} task={task} job={job} onOpen={() => setOpenId(task.id)} />
          ))}
        </Card>
      )}
      {more > 0 && (
        <Button sx={{ mt: 2 }} onClick={() => setRows(rows + ROWS)}>
          {t('choose.more', { count: Math.min(more, ROWS) })}
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

/** Which mails are shown stands in the address, beside what else is there. */
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
