import type { DinnerReply } from '@running-dinner/contract/events'
import { useDashboard } from '../../../features/events/activities/activities.api.ts'
import { useWaysOutlook } from '../../../features/plan/plan-optimization/present-plan.api.ts'
import { useAdminId } from './admin-dinner.ts'
import { type EventStatus, eventStatusOf, mayShorten, withShorterWays } from './next-step.ts'

/** The phase of the event and its next step; undefined while they are loading. */
export function useEventStatus(dinner: DinnerReply | undefined): EventStatus | undefined {
  const adminId = useAdminId()
  const { data } = useDashboard(adminId)
  const eventStatus = dinner && data && eventStatusOf(dinner, data.standing, new Date())
  const isAsked = eventStatus !== undefined && mayShorten(eventStatus)
  const outlook = useWaysOutlook(adminId, { enabled: isAsked })
  if (!isAsked) return eventStatus
  // The step would change under the organiser's finger.
  if (outlook.isPending) return undefined
  return withShorterWays(eventStatus, outlook.data)
}
