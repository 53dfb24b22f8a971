import type { PlanChangeReply } from '@running-dinner/contract/teams.ts'

export interface Happening {
  change: PlanChangeReply
  how: 'done' | 'undone' | 'redone'
}

/** What changed the plan between two looks at its history, newest first. */
export function whatHappened(before: readonly PlanChangeReply[], after: readonly PlanChangeReply[]): Happening[] {
  const known = new Map(before.map((change) => [change.id, change.undone]))
  return after.flatMap((change): Happening[] => {
    const wasUndone = known.get(change.id)
    if (wasUndone === undefined) return [{ change, how: change.undone ? 'undone' : 'done' }]
    if (wasUndone === change.undone) return []
    return [{ change, how: change.undone ? 'undone' : 'redone' }]
  })
}

/** Some have words of their own (`preparedText`). */
export type TellOccasion = 'DEFAULT' | 'TEAM_CANCELLATION' | 'TEAMS_MODIFIED_WAITINGLIST'

/** More teams than this are no longer named one by one in a link: then a message begins with all of them. */
const mostNamed = 100

/** What a link to a message asks for (rules 8.8): those whose evening changed, in the blank message or the words of an occasion. */
export function tellSearch(teamIds: readonly string[], occasion: TellOccasion = 'DEFAULT'): string {
  if (teamIds.length > mostNamed) return `messageSubType=${occasion}`
  return new URLSearchParams({ messageSubType: occasion, selectedTeamIds: teamIds.join(',') }).toString()
}
