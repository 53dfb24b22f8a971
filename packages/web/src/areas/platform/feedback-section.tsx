import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useFeedbackList } from '../../features/accounts/operation/operation.api.ts'
import { formatInstant } from '../../lib/dates.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { ListSkeleton } from '../../ui/skeletons.tsx'
import { PlatformSection } from './platform-section.tsx'

export function FeedbackSection() {
  const { t } = useTranslation('accounts')
  const { data, error, refetch } = useFeedbackList()
  return (
    <PlatformSection title={t('platform.feedback')}>
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={2} />)}
      {data?.feedback.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('platform.noFeedback')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data?.feedback.map(({ id, senderEmail, message, createdAt }) => (
          <Box component="li" key={id} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: 0.5 }}>
              {t('platform.feedbackFrom', { email: senderEmail, at: formatInstant(createdAt) })}
            </Typography>
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{message}</Typography>
          </Box>
        ))}
      </Box>
    </PlatformSection>
  )
}
