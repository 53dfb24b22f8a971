import { mdiCheck } from '@mdi/js'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { OptimizationPreview } from '@running-dinner/contract/plan'
import { isAnybodyNotified } from '@running-dinner/domain/messages'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import {
  useApplyOptimization,
  useDiscardOptimization,
} from '../../../../features/plan/plan-optimization/plan-optimization.api.ts'
import { toApiError } from '../../../../lib/api-error.ts'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { paths } from '../../../../lib/paths.ts'
import { useGoOn } from '../../../../lib/use-go-on.ts'
import { Icon } from '../../../../ui/icon.tsx'
import { useToast } from '../../../../ui/toasts.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { savedSearch } from './saved-plan.ts'

interface DecisionBarProps {
  preview: OptimizationPreview
  /** False for a proposal that is outdated or changes nothing: it can only be discarded. */
  isUsable: boolean
}

/** The buttons to accept or discard a proposal, with what accepting means. */
export function DecisionBar({ preview, isUsable }: DecisionBarProps) {
  const { t } = useTranslation('planning')
  const { apply, discard, isPending, error } = useLeaveProposal(preview.optimizationId)
  const dashboard = useDashboard(useAdminId()).data
  const consequenceId = useId()
  useIssueText()
  return (
    <Card component="section" aria-label={t('proposal.decide')} sx={barSx}>
      {isUsable && (
        <Box id={consequenceId} sx={{ flex: '1 1 240px' }}>
          <Typography sx={{ fontWeight: 600 }}>
            {dashboard &&
              (isAnybodyNotified(dashboard.standing.knowledge.teams)
                ? t('proposal.applyText', { count: preview.changedParticipants })
                : t('proposal.applyUnknown'))}
          </Typography>
          {dashboard?.checkList.dinnerRouteMessagesSent && (
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

/** Accepts or discards a proposal, then returns to the routes. */
export function useLeaveProposal(optimizationId: string) {
  const { t } = useTranslation('planning')
  const adminId = useAdminId()
  const goOn = useGoOn()
  const toast = useToast()
  const applying = useApplyOptimization(adminId, optimizationId)
  const discarding = useDiscardOptimization(adminId, optimizationId)
  const leave = (search: string) =>
    void goOn({ pathname: paths.admin.hostLocations(adminId), search }, { replace: true })
  const apply = ({ planVersion, changedTeams }: OptimizationPreview) => {
    const onSuccess = () => {
      toast.success(t('proposal.applied'))
      leave(savedSearch(changedTeams.map((team) => team.teamNumber)))
    }
    applying.mutate(planVersion, { onSuccess })
  }
  const discard = () => {
    const onSuccess = () => {
      toast.info(t('proposal.discarded'))
      leave('')
    }
    // 404: another organiser decided first, or the plan changed, and the proposal no longer exists.
    const onError = (error: unknown) => (toApiError(error).status === 404 ? leave('') : toast.failure(error))
    discarding.mutate(undefined, { onSuccess, onError })
  }
  return { apply, discard, isPending: applying.isPending || discarding.isPending, error: applying.error }
}
