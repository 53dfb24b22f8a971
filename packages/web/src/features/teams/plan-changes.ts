import type { PlanChangeReply } from '@running-dinner/contract/teams.ts'

export interface Happening {
  change: PlanChangeReply
  how: 'done' | 'undone' | 'redone'
}

/** The changes between two states of the plan history, newest first. */
export function whatHappened(before: readonly PlanChangeReply[], after: readonly PlanChangeReply[]): Happening[] {
  const known = new Map(before.map((change) => [change.id, change.undone]))
  return after.flatMap((change): Happening[] => {
    const wasUndone = known.get(change.id)
    if (wasUndone === undefined) return [{ change, how: change.undone ? 'undone' : 'done' }]
    if (wasUndone === change.undone) return []
    return [{ change, how: change.undone ? 'undone' : 'redone' }]
  })
}

/** Why a message is written; some occasions have a prepared text (`preparedText`). */
export type TellOccasion = 'DEFAULT' | 'TEAM_CANCELLATION' | 'TEAMS_MODIFIED_WAITINGLIST'

/** A link to a message preselects at most this number of teams; above it, the message starts with all teams. */
const mostNamed = 100

/** Query of a link to a message that preselects the affected teams and the text for the occasion. */
export function tellSearch(teamIds: readonly string[], occasion: TellOccasion = 'DEFAULT'): string {
  if (teamIds.length > mostNamed) return `messageSubType=${occasion}`
  return new URLSearchParams({ messageSubType: occasion, selectedTeamIds: teamIds.join(',') }).toString()
}
