import { mdiEmailOutline } from '@mdi/js'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { MessageJobReply } from '@running-dinner/contract/messages.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { DonationHint } from '../../../features/messages/donation-hint.tsx'
import { isUnfinished, jobStateOf } from '../../../features/messages/job-state.ts'
import { useMessageJobs } from '../../../features/messages/messages.api.ts'
import { useNow } from '../../../features/messages/use-now.ts'
import { formatInstant } from '../../../lib/dates.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadError } from '../../../ui/load-error.tsx'
import { Page } from '../../../ui/page.tsx'
import { ListSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { HeldBar } from './held-bar.tsx'
import { JobCard } from './job-card.tsx'
import { isMessageType, sentFromParameter } from './message-kind.ts'
import { WriteLinks } from './write-links.tsx'

/** Everything that was sent, and the way to the next message. */
export function OverviewPage() {
  const { t } = useTranslation('mailing')
  const { data: jobs, error, refetch, dataUpdatedAt } = useMessageJobs(useAdminId())
  return (
    <Page title={t('title')} intro={t('overview.intro')} width="md">
      <WriteLinks />
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
  const now = useNow(isUnderWay)
  const latest = jobs.find((job) => job.messageType === sentFrom)
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {jobs
        .filter((job) => jobStateOf(job, now) === 'held')
        .map((job) => (
          <HeldBar key={job.id} job={job} now={now} />
        ))}
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

/** What was sent a moment ago, as the address tells. */
function useSentFrom() {
  const [query] = useSearchParams()
  const sentFrom = query.get(sentFromParameter)
  return isMessageType(sentFrom) ? sentFrom : undefined
}
