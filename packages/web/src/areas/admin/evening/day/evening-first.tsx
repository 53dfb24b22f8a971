import { eveningPhaseOf } from '@running-dinner/domain/evening'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { useDashboard } from '../../../../features/events/activities/activities.api.ts'
import { paths } from '../../../../lib/paths.ts'
import { DashboardPage } from '../../events/dashboard/dashboard-page.tsx'
import { useAdminDinner, useAdminId, useIsCancelled } from '../../shell/admin-dinner.ts'
import { timedEventOf } from '../../shell/dates.ts'
import { wasEveningOpened } from './opened-evening.ts'

/** The overview; during the evening a tab that opens it first shows the board: docs/decisions/0020-the-evening-opens-by-itself.md */
export function EveningFirst() {
  const adminId = useAdminId()
  const dinner = useAdminDinner()
  const isCancelled = useIsCancelled()
  const { data } = useDashboard(adminId)
  // Decided on arrival: an overview that is being read does not go away at the stroke of an hour.
  const [isEvening] = useState(
    () => !isCancelled && !wasEveningOpened(adminId) && eveningPhaseOf(timedEventOf(dinner), new Date()) === 'TONIGHT',
  )
  if (isEvening && data?.standing.teamsExist) return <Navigate to={paths.admin.evening(adminId)} replace />
  return <DashboardPage />
}
