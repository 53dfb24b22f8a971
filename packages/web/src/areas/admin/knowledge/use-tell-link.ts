import { useCallback } from 'react'
import { useDashboard } from '../../../features/activities/activities.api.ts'
import { changesLink } from '../../../features/knowledge/changes-link.ts'
import { useAdminId } from '../shell/admin-dinner.ts'

/** Links to the page that tells the people of these teams what changed; undefined while no message about teams was sent. */
export function useTellLink(): (teamIds: readonly string[]) => ReturnType<typeof changesLink> | undefined {
  const adminId = useAdminId()
  const standing = useDashboard(adminId).data?.standing
  const isBegun = standing !== undefined && (standing.teamMails.begun || standing.routeMails.begun)
  return useCallback(
    (teamIds) => (isBegun && teamIds.length > 0 ? changesLink(adminId, teamIds) : undefined),
    [adminId, isBegun],
  )
}
