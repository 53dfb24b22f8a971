import type { OptimizationPreview } from '@running-dinner/contract/plan-optimization.ts'
import { useTranslation } from 'react-i18next'
import {
  useApplyOptimization,
  useDiscardOptimization,
} from '../../../features/plan-optimization/plan-optimization.api.ts'
import { toApiError } from '../../../lib/api-error.ts'
import { paths } from '../../../lib/paths.ts'
import { useGoOn } from '../../../lib/use-go-on.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'
import { savedSearch } from './saved-plan.ts'

/** The two ways out of a proposal; both end on the routes. */
export function useLeaveProposal(optimizationId: string) {
  const { t } = useTranslation('planning')
  const adminId = useAdminId()
  const goOn = useGoOn()
  const notify = useNotify()
  const applying = useApplyOptimization(adminId, optimizationId)
  const discarding = useDiscardOptimization(adminId, optimizationId)
  const leave = (search: string) =>
    void goOn({ pathname: paths.admin.hostLocations(adminId), search }, { replace: true })
  const apply = ({ planVersion, changedTeams }: OptimizationPreview) => {
    const onSuccess = () => {
      notify.success(t('proposal.applied'))
      leave(savedSearch(changedTeams.map((team) => team.teamNumber)))
    }
    applying.mutate(planVersion, { onSuccess })
  }
  const discard = () => {
    const onSuccess = () => {
      notify.info(t('proposal.discarded'))
      leave('')
    }
    // Somebody else may have been faster, or the plan went on: then it is gone already.
    const onError = (error: unknown) => (toApiError(error).status === 404 ? leave('') : notify.failure(error))
    discarding.mutate(undefined, { onSuccess, onError })
  }
  return { apply, discard, isPending: applying.isPending || discarding.isPending, error: applying.error }
}
