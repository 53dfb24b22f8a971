import Button from '@mui/material/Button'
import type { OptimizationState } from '@running-dinner/contract/plan'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useOptimizations } from '../../../../features/plan/plan-optimization/present-plan.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { ActionNotice } from '../../../../ui/action-notice.tsx'
import { useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'

/** Leads back to running searches and undecided proposals; of several of one kind it shows the newest. */
export function OpenProposals() {
  const { data } = useOptimizations(useAdminId())
  // Proposals of a cancelled event can no longer be accepted.
  const openProposals = useIsCancelled() ? [] : (data?.optimizations ?? [])
  const firsts = [...new Map(openProposals.toReversed().map((state) => [kindOf(state), state]))].toReversed()
  return (
    <Suspense>
      {firsts.map(([kind, state]) => (
        <OpenProposal key={kind} kind={kind} state={state} />
      ))}
    </Suspense>
  )
}

type Kind = 'running' | 'repair' | 'waiting'

function kindOf(state: OptimizationState): Kind {
  if (state.status === 'RUNNING') return 'running'
  return state.kind === 'REPAIR' ? 'repair' : 'waiting'
}

function OpenProposal({ kind, state }: { kind: Kind; state: OptimizationState }) {
  const { t } = useTranslation('planning')
  return (
    <ActionNotice
      severity="info"
      action={
        <Button component={Link} to={paths.admin.optimization(useAdminId(), state.optimizationId)} color="inherit">
          {t('open.look')}
        </Button>
      }
    >
      {t(`open.${kind}`)}
    </ActionNotice>
  )
}
