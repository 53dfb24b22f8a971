import type { OptimizationState } from '@running-dinner/contract/plan-optimization.ts'
import { useTranslation } from 'react-i18next'
import { useDinnerRoutes } from '../../../features/dinner-routes/dinner-routes.api.ts'
import { useOptimizationPreview } from '../../../features/plan-optimization/plan-optimization.api.ts'
import { useTeams } from '../../../features/teams/teams.api.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { LoadError } from '../../../ui/load-error.tsx'
import { Page } from '../../../ui/page.tsx'
import { CardsSkeleton } from '../../../ui/skeletons.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { NoPlan } from './no-plan.tsx'
import { Proposal } from './proposal.tsx'
import { ProposalGone } from './proposal-gone.tsx'

/** A finished search; the plan it found is laid beside the present one. */
export function ProposalPage({ state }: { state: OptimizationState }) {
  const { t } = useTranslation(['planning', 'routes'])
  const adminId = useAdminId()
  const preview = useOptimizationPreview(adminId, state.optimizationId)
  const teams = useTeams(adminId)
  const routes = useDinnerRoutes(adminId)
  if (preview.data && teams.data && routes.data) {
    const present = { teams: teams.data.teams, routes: routes.data.dinnerRoutes, planVersion: teams.data.planVersion }
    return <Proposal state={state} preview={preview.data} present={present} />
  }
  const error = preview.error ?? teams.error ?? routes.error
  const back = { label: t('routes:title'), to: paths.admin.hostLocations(adminId) }
  const status = preview.error && toApiError(preview.error).status
  const handleRetry = () => void Promise.all([preview.refetch(), teams.refetch(), routes.refetch()])
  return (
    <Page title={t(state.kind === 'REPAIR' ? 'proposal.repairTitle' : 'proposal.title')} back={back}>
      {status === 404 ? (
        <ProposalGone />
      ) : status !== null && status >= 400 && status < 500 ? (
        <NoPlan optimizationId={state.optimizationId} error={preview.error} />
      ) : error ? (
        <LoadError error={error} onRetry={handleRetry} />
      ) : (
        <CardsSkeleton />
      )}
    </Page>
  )
}
