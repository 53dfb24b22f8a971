import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { useOptimization } from '../../../features/plan-optimization/use-optimization.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { Page } from '../../../ui/page.tsx'
import { CardsSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { ProposalGone } from './proposal-gone.tsx'
import { ProposalPage } from './proposal-page.tsx'
import { RunningPage } from './running-page.tsx'

/** One search: while it runs how far it is, then what it found. */
export function OptimizationPage() {
  const { t } = useTranslation('planning')
  const { optimizationId = '' } = useParams<'optimizationId'>()
  const { data: state, error, refetch } = useOptimization(useAdminId(), optimizationId)
  const isGone = error !== null && toApiError(error).status === 404
  if (state && !isGone)
    return state.status === 'RUNNING' ? <RunningPage state={state} /> : <ProposalPage state={state} />
  return (
    <Page title={t('proposal.title')}>
      {isGone ? (
        <ProposalGone />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} />
      ) : (
        <CardsSkeleton />
      )}
    </Page>
  )
}
