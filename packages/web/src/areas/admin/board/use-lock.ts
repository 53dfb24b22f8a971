import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlanHistory } from '../../../features/teams/plan-history.api.ts'
import { useLockTeam } from '../../../features/teams/team-moves.api.ts'
import { useNotify } from '../../../ui/notifications.tsx'
import { useMissedChanges } from '../plan-history/missed-dialog.tsx'
import { useAdminId } from '../shell/admin-dinner.ts'

/** Locks or unlocks a team and says so; nobody's evening changes, so nobody is asked. */
export function useLock(planVersion: number) {
  const { t } = useTranslation('board')
  const notify = useNotify()
  const adminId = useAdminId()
  const { data: history } = usePlanHistory(adminId)
  const { mutate } = useLockTeam(adminId)
  const { missed, explain, forget } = useMissedChanges()
  const lock = useCallback(
    (team: TeamReply) =>
      mutate(
        { team, planVersion },
        {
          onSuccess: ({ locked }) => notify.success(t(locked ? 'locked' : 'unlocked', { number: team.teamNumber })),
          onError: (error) => void explain(error, history),
        },
      ),
    [mutate, notify, planVersion, t, explain, history],
  )
  return { lock, missed, forgetMissed: forget }
}
