import { mdiEmailOffOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { MessageJobReply } from '@running-dinner/contract/messages.ts'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { stayedInDemo } from '../../../features/messages/demo-reach.ts'
import { DonationHint } from '../../../features/messages/donation-hint.tsx'
import { isUnfinished, jobStateOf } from '../../../features/messages/job-state.ts'
import { JobStatus } from '../../../features/messages/job-status.tsx'
import { useMessageJob } from '../../../features/messages/messages.api.ts'
import { useNow } from '../../../features/messages/use-now.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { formatInstant } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Page } from '../../../ui/page.tsx'
import { ListSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminDinner, useAdminId } from '../shell/admin-dinner.ts'
import { HeldBar } from './held-bar.tsx'
import { JobNumbers } from './job-numbers.tsx'
import { JobText } from './job-text.tsx'
import { sentFromParameter } from './message-kind.ts'
import { TaskList } from './task-list.tsx'

/** One message that was sent: how far it is, and what became of every single mail. */
export function JobPage() {
  const { t } = useTranslation('mailing')
  const adminId = useAdminId()
  const { jobId = '' } = useParams<'jobId'>()
  const { data: job, error, refetch } = useMessageJob(adminId, jobId)
  if (job) return <Job job={job} />
  return (
    <Page title={t('job.title')} back={{ label: t('job.all'), to: paths.admin.messagesOverview(adminId) }} width="lg">
      {error === null && <ListSkeleton />}
      {error !== null &&
        (toApiError(error).status === 404 ? <NotFound /> : <LoadError error={error} onRetry={() => void refetch()} />)}
    </Page>
  )
}

function Job({ job }: { job: MessageJobReply }) {
  const { t } = useTranslation('mailing')
  const adminId = useAdminId()
  const dinner = useAdminDinner()
  const now = useNow(isUnfinished(job))
  const [query] = useSearchParams()
  const state = jobStateOf(job, now)
  const isJustSent = query.get(sentFromParameter) === job.messageType
  return (
    <Page
      title={job.subject}
      intro={
        <>
          {t(`kinds.${job.messageType}.name`)} · <time dateTime={job.createdAt}>{formatInstant(job.createdAt)}</time>
        </>
      }
      back={{ label: t('job.all'), to: paths.admin.messagesOverview(adminId) }}
      width="lg"
    >
      {state === 'held' && <HeldBar job={job} now={now} />}
      {state === 'withdrawn' && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('job.withdrawn')}
        </Alert>
      )}
      <Box sx={{ display: 'grid', gap: 3 }}>
        <Box role="status" sx={{ fontSize: '1.0625rem' }}>
          <JobStatus state={state} />
        </Box>
        {state !== 'withdrawn' && stayedInDemo(job.createdAt, dinner) && (
          <Alert severity="info">{t('job.stayedInDemo')}</Alert>
        )}
        {state !== 'withdrawn' && <JobNumbers job={job} />}
        {isJustSent && state !== 'withdrawn' && <DonationHint adminId={adminId} sent={job.messageType} />}
        <JobText text={job.message} />
        <TaskList job={job} />
      </Box>
    </Page>
  )
}

function NotFound() {
  const { t } = useTranslation('mailing')
  return (
    <EmptyState
      icon={mdiEmailOffOutline}
      title={t('job.notFoundTitle')}
      action={
        <Button component={Link} to={paths.admin.messagesOverview(useAdminId())} variant="contained">
          {t('job.all')}
        </Button>
      }
    >
      {t('job.notFound')}
    </EmptyState>
  )
}
