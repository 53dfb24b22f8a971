import { mdiMapSearchOutline } from '@mdi/js'
import Button from '@mui/material/Button'
import type { OptimizationState } from '@running-dinner/contract/plan-optimization.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDinnerRoutes } from '../../../../features/plan/dinner-routes/dinner-routes.api.ts'
import { useOptimizationPreview } from '../../../../features/plan/plan-optimization/plan-optimization.api.ts'
import { useTeams } from '../../../../features/plan/teams/teams.api.ts'
import { toApiError } from '../../../../lib/api-error.ts'
import { issueTexts, useIssueText } from '../../../../lib/issue-text.ts'
import { paths } from '../../../../lib/paths.ts'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LoadError } from '../../../../ui/load-error.tsx'
import { Page } from '../../../../ui/page.tsx'
import { CardsSkeleton } from '../../../../ui/skeletons.tsx'
import { useAdminId } from '../../shell/admin-dinner.ts'
import { useLeaveProposal } from './decision-bar.tsx'
import { Proposal } from './proposal.tsx'

/** The page of a finished search: loads the proposal and the present plan to compare them. */
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

/** The search found no plan: shows the reason and that nothing changed. */
function NoPlan({ optimizationId, error }: { optimizationId: string; error: unknown }) {
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

/** The proposal no longer exists: accepted, discarded, or outdated by another change of the plan. */
export function ProposalGone() {
  const { t } = useTranslation('planning')
  return (
    <EmptyState
      icon={mdiMapSearchOutline}
      title={t('gone.title')}
      action={
        <Button component={Link} to={paths.admin.hostLocations(useAdminId())} variant="contained">
          {t('gone.toRoutes')}
        </Button>
      }
    >
      {t('gone.text')}
    </EmptyState>
  )
}
