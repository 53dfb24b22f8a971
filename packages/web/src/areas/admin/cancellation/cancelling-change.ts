import type { PlanChangeReply } from '@running-dinner/contract/teams.ts'

/** The change that cancelled a team, alone or with a repair of the plan; undefined where the history does not reach back to it. */
export function cancellingChange(
  changes: readonly PlanChangeReply[],
  team: { id: string; teamNumber: number },
): PlanChangeReply | undefined {
  return changes.find(
    ({ undone, activityType, data, affectedTeamIds }) =>
      !undone &&
      ((activityType === 'TEAM_CANCELLED' && data.teamNumber === team.teamNumber) ||
        (activityType === 'DINNER_ROUTES_OPTIMIZED' && affectedTeamIds.includes(team.id))),
  )
}
