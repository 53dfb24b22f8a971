import { useCallback } from 'react'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import { type TellOccasion, tellSearch } from '../../../features/teams/plan-changes.ts'
import { paths } from '../../../lib/paths.ts'
import { useAdminId } from '../shell/admin-dinner.ts'

interface TellLink {
  kind: 'teams' | 'routes'
  to: { pathname: string; search: string }
}

/** Links to messages for the affected teams: one per kind of message that was sent before and is outdated now. */
export function useTellLinks(): (teamIds: readonly string[], occasion?: TellOccasion) => TellLink[] {
  const adminId = useAdminId()
  const checkList = useDashboard(adminId).data?.checkList
  const toTeams = checkList?.teamMessagesSent === true
  const toRoutes = checkList?.dinnerRouteMessagesSent === true
  return useCallback(
    (teamIds, occasion) => {
      if (teamIds.length === 0) return []
      const search = tellSearch(teamIds, occasion)
      return [
        ...(toTeams ? [{ kind: 'teams' as const, to: { pathname: paths.admin.teamMessages(adminId), search } }] : []),
        ...(toRoutes
          ? [{ kind: 'routes' as const, to: { pathname: paths.admin.dinnerRouteMessages(adminId), search } }]
          : []),
      ]
    },
    [adminId, toTeams, toRoutes],
  )
}
