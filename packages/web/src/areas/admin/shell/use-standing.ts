import type { DinnerReply } from '@running-dinner/contract/dinners.ts'
import { useDashboard } from '../../../features/events/activities/activities.api.ts'
import { useWaysOutlook } from '../../../features/plan/plan-optimization/plan-optimization.api.ts'
import { useAdminId } from './admin-dinner.ts'
import { mayShorten, type Standing, standingOf, withShorterWays } from './next-step.ts'

/** The phase of the event and its next step; undefined while they are loading. */
export function useStanding(dinner: DinnerReply | undefined): Standing | undefined {
  const adminId = useAdminId()
  const { data } = useDashboard(adminId)
  const standing = dinner && data && standingOf(dinner, data.standing, new Date())
  const isAsked = standing !== undefined && mayShorten(standing)
  const outlook = useWaysOutlook(adminId, { enabled: isAsked })
  if (!isAsked) return standing
  // The step would change under the organiser's finger.
  if (outlook.isPending) return undefined
  return withShorterWays(standing, outlook.data)
}
