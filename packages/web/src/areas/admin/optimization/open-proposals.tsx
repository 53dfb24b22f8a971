import Button from '@mui/material/Button'
import type { OptimizationState } from '@running-dinner/contract/plan-optimization.ts'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../../app/paths.ts'
import { useOptimizations } from '../../../features/plan-optimization/plan-optimization.api.ts'
import { useAdminId } from '../shell/admin-dinner.ts'
import { ActionNotice } from '../teams/action-notice.tsx'

/** Searches that run and proposals that wait, for whoever went away from them. */
export function OpenProposals() {
  const open = useOptimizations(useAdminId()).data?.optimizations ?? []
  return (
    <Suspense>
      {open.map((state) => (
        <OpenProposal key={state.optimizationId} state={state} />
      ))}
    </Suspense>
  )
}

function OpenProposal({ state }: { state: OptimizationState }) {
  const { t } = useTranslation('planning')
  const what = state.status === 'RUNNING' ? 'running' : state.kind === 'REPAIR' ? 'repair' : 'waiting'
  return (
    <ActionNotice
      severity="info"
      action={
        <Button component={Link} to={paths.admin.optimization(useAdminId(), state.optimizationId)} color="inherit">
          {t('open.look')}
        </Button>
      }
    >
      {t(`open.${what}`)}
    </ActionNotice>
  )
}
