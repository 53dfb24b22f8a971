import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import MuiLink from '@mui/material/Link'
import type { MessageJobReply } from '@running-dinner/contract/messages.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { JobProgress } from '../../../features/messages/job-progress.tsx'
import type { JobState } from '../../../features/messages/job-state.ts'
import { JobStatus } from '../../../features/messages/job-status.tsx'
import { formatInstant } from '../../../lib/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { useAdminId } from '../shell/admin-dinner.ts'

interface JobCardProps {
  job: MessageJobReply
  state: JobState
  /** Sent a moment ago. */
  isNew: boolean
}

/** One message that was sent, to all of its recipients. */
export function JobCard({ job, state, isNew }: JobCardProps) {
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
