import type { TeamReply } from '@running-dinner/contract/teams.ts'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '../../../app/notifications.tsx'
import { useLockTeam } from '../../../features/teams/team-moves.api.ts'
import { useAdminId } from '../shell/admin-dinner.ts'

/** Locks or unlocks a team and says so; nobody's evening changes, so nobody is asked. */
export function useLock(planVersion: number) {
  const { t } = useTranslation('board')
  const notify = useNotify()
  const { mutate } = useLockTeam(useAdminId())
  return useCallback(
    (team: TeamReply) =>
      mutate(
        { team, planVersion },
        {
          onSuccess: ({ locked }) => notify.success(t(locked ? 'locked' : 'unlocked', { number: team.teamNumber })),
          onError: notify.failure,
        },
      ),
    [mutate, notify, planVersion, t],
  )
}
