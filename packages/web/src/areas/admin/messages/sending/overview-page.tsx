import {
  mdiAccountGroupOutline,
  mdiChevronRight,
  mdiEmailOutline,
  mdiMapMarkerPath,
  mdiSilverwareForkKnife,
} from '@mdi/js'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import MuiLink from '@mui/material/Link'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import type { MessageJobReply } from '@running-dinner/contract/messages'
import { messageTypes } from '@running-dinner/domain/messages'
import { lazy, Suspense, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { DonationHint } from '../../../../features/messages/sending/donation-hint.tsx'
import { isUnfinished, type JobState, jobStateOf } from '../../../../features/messages/sending/job-state.ts'
import { JobProgress, JobStatus } from '../../../../features/messages/sending/job-status.tsx'
import {
  composerPaths,
  isMessageType,
  type MessageType,
  sentFromParameter,
} from '../../../../features/messages/sending/message-content.ts'
import { useMessageJobs } from '../../../../features/messages/sending/messages.api.ts'
import { formatInstant } from '../../../../lib/dates.ts'
import { paths } from '../../../../lib/paths.ts'
import { useTime } from '../../../../lib/use-time.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Icon } from '../../../../ui/icon.tsx'
import { LinkCard } from '../../../../ui/link-card.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { ListSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { HeldMessages } from './held-bar.tsx'

const ChangesCard = lazy(() =>
  import('../notification-status/changes-card.tsx').then((file) => ({ default: file.ChangesCard })),
)

/** All messages that were sent, below links to the three composers. */
export function OverviewPage() {
  const { t } = useTranslation('mailing')
  const { data: jobs, error, refetch, dataUpdatedAt } = useMessageJobs(useAdminId())
  const isCancelled = useIsCancelled()
  return (
    <Page title={t('title')} intro={t('overview.intro')} width="md">
      {!isCancelled && (
        <Box sx={{ mb: 3 }}>
          <Suspense fallback={<Skeleton variant="rounded" height={78} />}>
            <ChangesCard />
          </Suspense>
        </Box>
      )}
      <WriteLinks />
      <PlannedLink />
      {!jobs && error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!jobs && !error && <ListSkeleton rows={3} />}
      {jobs?.length === 0 && (
        <EmptyState icon={mdiEmailOutline} title={t('overview.emptyTitle')}>
          {t('overview.empty')}
        </EmptyState>
      )}
      {jobs && jobs.length > 0 && <Jobs jobs={jobs} asOf={dataUpdatedAt} />}
    </Page>
  )
}

function Jobs({ jobs, asOf }: { jobs: readonly MessageJobReply[]; asOf: number }) {
  const { t } = useTranslation('mailing')
  const adminId = useAdminId()
  const titleId = useId()
  const sentFrom = useSentFrom()
  const isUnderWay = jobs.some(isUnfinished)
  const now = useTime(1000, isUnderWay)
  const latest = jobs.find((job) => job.messageType === sentFrom)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <HeldMessages />
      {sentFrom && latest && !latest.withdrawn && <DonationHint adminId={adminId} sent={sentFrom} />}
      <section aria-labelledby={titleId}>
        <Box sx={{ display: 'flex', alignItems: 'baseline', justifyContent: 'space-between', gap: 2, mb: 2 }}>
          <Typography variant="h2" id={titleId}>
            {t('overview.sent')}
          </Typography>
          {isUnderWay && (
            <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {t('overview.asOf', { time: formatInstant(new Date(asOf).toISOString()).slice(11) })}
            </Typography>
          )}
        </Box>
        <Box component="ul" aria-labelledby={titleId} sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {jobs.map((job) => (
            <JobCard key={job.id} job={job} state={jobStateOf(job, now)} isNew={job.id === latest?.id} />
          ))}
        </Box>
      </section>
    </Box>
  )
}

/** The kind of message that was just sent, from the query of the address. */
function useSentFrom() {
  const [query] = useSearchParams()
  const sentFrom = query.get(sentFromParameter)
  return isMessageType(sentFrom) ? sentFrom : undefined
}

const typeIcons: Record<MessageType, string> = {
  PARTICIPANT: mdiAccountGroupOutline,
  TEAM: mdiSilverwareForkKnife,
  DINNER_ROUTE: mdiMapMarkerPath,
}

/** Links to the composers of the three kinds of message. */
function WriteLinks() {
  const { t } = useTranslation('mailing')
  const titleId = useId()
  return (
    <Box component="nav" aria-labelledby={titleId}>
      <Typography variant="h2" id={titleId} sx={{ mb: 2 }}>
        {t('overview.write')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' } }}>
        {messageTypes.map((type) => (
          <WriteLink key={type} type={type} />
        ))}
      </Box>
    </Box>
  )
}

function PlannedLink() {
  const { t } = useTranslation('planned')
  return (
    <MuiLink
      component={Link}
      to={paths.admin.plannedMails(useAdminId())}
      sx={{ display: 'inline-block', mt: 2, mb: 5 }}
    >
      {t('link')}
    </MuiLink>
  )
}

function WriteLink({ type }: { type: MessageType }) {
  const { t } = useTranslation('mailing')
  return (
    <LinkCard
      icon={typeIcons[type]}
      title={t(`kinds.${type}.name`)}
      text={t(`kinds.${type}.about`)}
      to={composerPaths[type](useAdminId())}
      iconOnTop
    >
      <Icon path={mdiChevronRight} sx={{ color: 'text.secondary', display: { sm: 'none' } }} />
    </LinkCard>
  )
}

interface JobCardProps {
  job: MessageJobReply
  state: JobState
  /** Marks the message that was just sent. */
  isNew: boolean
}

/** One sent message: subject, state and how many of its mails are delivered. */
function JobCard({ job, state, isNew }: JobCardProps) {
  const { t } = useTranslation('mailing')
  return (
    <Card
      component="li"
      sx={{ p: 2, position: 'relative', display: 'grid', gap: 1, '&:hover': { borderColor: 'text.secondary' } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0.5 }}>
        <MuiLink
          component={Link}
          to={paths.admin.mailProtocol(useAdminId(), job.id)}
          underline="hover"
          sx={{
            display: 'inline-block',
            minHeight: 24,
            fontWeight: 650,
            fontSize: '1.0625rem',
            '&::after': { content: '""', position: 'absolute', inset: 0 },
          }}
        >
          {job.subject}
        </MuiLink>
        {isNew && <Chip size="small" color="primary" label={t('overview.just')} />}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
          rowGap: 0.5,
          fontSize: '0.9375rem',
        }}
      >
        <JobStatus state={state} />
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t(`kinds.${job.messageType}.name`)} · <time dateTime={job.createdAt}>{formatInstant(job.createdAt)}</time>
        </Box>
      </Box>
      {state !== 'withdrawn' && <JobProgress job={job} />}
    </Card>
  )
}
