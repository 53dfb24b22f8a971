import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { MessageJobReply } from '@running-dinner/contract/messages.ts'
import { useTranslation } from 'react-i18next'
import { JobProgress } from '../../../features/messages/job-progress.tsx'

/** How many mails there are, and how many are where. */
export function JobNumbers({ job }: { job: MessageJobReply }) {
  const { t } = useTranslation('mailing')
  const { numberOfMessageTasks: total, numMessagesSucceeded: sent, numMessagesFailed: failed } = job
  const numbers = [
    ['total', total],
    ['sent', sent],
    ['failed', failed],
    ['open', total - sent - failed],
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
