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
