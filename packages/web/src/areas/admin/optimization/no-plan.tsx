import { mdiMapSearchOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { issueTexts, useIssueText } from '../../../lib/issue-text.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { useLeaveProposal } from './use-leave-proposal.ts'

/** The search ended without a plan: why, and that nothing changed. */
export function NoPlan({ optimizationId, error }: { optimizationId: string; error: unknown }) {
  const { t } = useTranslation('planning')
  const { discard, isPending } = useLeaveProposal(optimizationId)
  useIssueText()
  return (
    <EmptyState
      icon={mdiMapSearchOutline}
      title={t('noPlan.title')}
      action={
        <Button variant="contained" loading={isPending} onClick={discard}>
          {t('noPlan.discard')}
        </Button>
      }
    >
      {issueTexts(error).join(' ')} {t('noPlan.text')}
    </EmptyState>
  )
}
