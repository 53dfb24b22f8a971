import { mdiChevronDown, mdiChevronUp, mdiEmailOffOutline } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Collapse from '@mui/material/Collapse'
import Typography from '@mui/material/Typography'
import type { MessageJobReply } from '@running-dinner/contract/messages'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams, useSearchParams } from 'react-router'
import { stayedInDemo } from '../../../../features/messages/sending/demo-reach.ts'
import { DonationHint } from '../../../../features/messages/sending/donation-hint.tsx'
import { isUnfinished, jobStateOf } from '../../../../features/messages/sending/job-state.ts'
import { JobProgress, JobStatus } from '../../../../features/messages/sending/job-status.tsx'
import { sentFromParameter } from '../../../../features/messages/sending/message-content.ts'
import { useMessageJob, useResendFailed, useResumeJob } from '../../../../features/messages/sending/messages.api.ts'
import { toApiError } from '../../../../lib/api-error.ts'
import { formatInstant } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { useTime } from '../../../../lib/use-time.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminDinner, useAdminId } from '../../shell/admin-dinner.ts'
import { HeldBar } from './held-bar.tsx'
import { TaskList } from './task-list.tsx'

/** One sent message: its progress, its text and the state of each mail. */
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
  const now = useTime(1000, isUnfinished(job))
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
        <DeliveryBar job={job} />
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

/** Numbers of mails: all, sent, failed and still open. */
function JobNumbers({ job }: { job: MessageJobReply }) {
  const { t } = useTranslation('mailing')
  const { numberOfMessageTasks: total, numMessagesSucceeded: sentCount, numMessagesFailed: failed } = job
  const numbers = [
    ['total', total],
    ['sent', sentCount],
    ['failed', failed],
    ['open', total - sentCount - failed],
  ] as const
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
      <Box
        component="dl"
        sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' } }}
      >
        {numbers.map(([name, value]) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {t(`job.numbers.${name}`)}
            </Typography>
            <Typography
              component="dd"
              sx={{
                m: 0,
                fontSize: '1.75rem',
                fontWeight: 680,
                lineHeight: 1.2,
                fontVariantNumeric: 'tabular-nums',
                color: name === 'failed' && value > 0 ? 'error.main' : 'text.primary',
              }}
            >
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      <JobProgress job={job} />
    </Card>
  )
}

/** The text as the organiser wrote it, with its placeholders. */
function JobText({ text }: { text: string }) {
  const { t } = useTranslation('mailing')
  const [isOpen, setIsOpen] = useState(false)
  const textId = useId()
  return (
    <div>
      <Button
        aria-expanded={isOpen}
        aria-controls={textId}
        endIcon={<Icon path={isOpen ? mdiChevronUp : mdiChevronDown} />}
        onClick={() => setIsOpen(!isOpen)}
        sx={{ ml: -1, px: 1 }}
      >
        {t('job.text')}
      </Button>
      <Collapse in={isOpen} id={textId} unmountOnExit>
        <Box
          sx={{
            mt: 1,
            p: 2,
            maxWidth: '72ch',
            border: 1,
            borderColor: 'divider',
            borderRadius: 2,
            bgcolor: 'background.paper',
            whiteSpace: 'pre-wrap',
          }}
        >
          {text}
        </Box>
      </Collapse>
    </div>
  )
}

/** Why mails of a message wait, and what the organiser can do about it; nothing when all is well. */
function DeliveryBar({ job }: { job: MessageJobReply }) {
  const { t } = useTranslation('mailing')
  const { delivery, pausedReason, nextTryAt, deliveries } = job
  if (job.withdrawn || (pausedReason === null && deliveries.FAILED === 0)) return null
  return (
    <Alert severity={delivery === 'PAUSED' || delivery === 'FAILED' ? 'error' : 'warning'} role="status">
      {delivery === 'PAUSED' && <strong>{t('paused_title', { count: deliveries.PAUSED })} </strong>}
      {pausedReason !== null && t(`held_reasons.${pausedReason}`)}{' '}
      {pausedReason !== null && nextTryAt !== null && t('next_try', { at: formatInstant(nextTryAt) })}
      {pausedReason === null && t('progress.failed', { count: deliveries.FAILED })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5 }}>
        {delivery === 'PAUSED' && <Resume job={job} />}
        {deliveries.FAILED > 0 && <ResendFailed job={job} />}
      </Box>
    </Alert>
  )
}

function Resume({ job }: { job: MessageJobReply }) {
  const { t } = useTranslation('mailing')
  const { mutateAsync, isPending } = useResumeJob(useAdminId())
  const toast = useToast()
  return (
    <Button
      variant="contained"
      loading={isPending}
      onClick={() => void toast.outcome(mutateAsync(job.id), t('resumed'))}
    >
      {t('resume')}
    </Button>
  )
}

function ResendFailed({ job }: { job: MessageJobReply }) {
  const { t } = useTranslation('mailing')
  const { mutateAsync, isPending } = useResendFailed(useAdminId())
  const toast = useToast()
  return (
    <Button
      variant="outlined"
      color="inherit"
      loading={isPending}
      onClick={() => void toast.outcome(mutateAsync(job.id), t('resent_failed'))}
    >
      {t('resend_failed', { count: job.deliveries.FAILED })}
    </Button>
  )
}
