import { mdiCheck } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { OptimizationPreview } from '@running-dinner/contract/plan-optimization.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import { issueTexts, useIssueText } from '../../../lib/issue-text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { useLeaveProposal } from './use-leave-proposal.ts'

interface DecisionBarProps {
  preview: OptimizationPreview
  /** A proposal that is old or changes nothing can only be left. */
  isUsable: boolean
}

/** What follows from either choice, and the two buttons; always in sight. */
export function DecisionBar({ preview, isUsable }: DecisionBarProps) {
  const { t } = useTranslation('planning')
  const { apply, discard, isPending, error } = useLeaveProposal(preview.optimizationId)
  const checkList = useDashboard(useAdminId()).data?.checkList
  const consequenceId = useId()
  useIssueText()
  return (
    <Card component="section" aria-label={t('proposal.decide')} sx={barSx}>
      {isUsable && (
        <Box id={consequenceId} sx={{ flex: '1 1 240px' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {t('proposal.applyText', { count: preview.changedParticipants })}
          </Typography>
          {checkList?.dinnerRouteMessagesSent && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('optimize.sent')}
            </Typography>
          )}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isUsable && (
          <Button
            variant="contained"
            startIcon={<Icon path={mdiCheck} />}
            disabled={isPending}
            aria-describedby={consequenceId}
            onClick={() => apply(preview)}
          >
            {t('proposal.apply')}
          </Button>
        )}
        <Button variant={isUsable ? 'text' : 'contained'} disabled={isPending} onClick={discard}>
          {t('proposal.discard')}
        </Button>
      </Box>
      {error && (
        <Alert severity="error" sx={{ flexBasis: '100%' }}>
          {issueTexts(error).join(' ')}
        </Alert>
      )}
    </Card>
  )
}

const barSx = {
  p: { xs: 2, sm: 2.5 },
  mb: 4,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  alignItems: 'center',
  justifyContent: 'space-between',
}
