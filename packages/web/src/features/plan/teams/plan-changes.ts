import type { PlanChangeReply } from '@running-dinner/contract/plan'

export interface PlanEvent {
  change: PlanChangeReply
  how: 'done' | 'undone' | 'redone'
}

/** The changes between two states of the plan history, newest first. */
export function planEventsBetween(before: readonly PlanChangeReply[], after: readonly PlanChangeReply[]): PlanEvent[] {
  const undoneById = new Map(before.map((change) => [change.id, change.undone]))
  return after.flatMap((change): PlanEvent[] => {
    const wasUndone = undoneById.get(change.id)
    if (wasUndone === undefined) return [{ change, how: change.undone ? 'undone' : 'done' }]
    if (wasUndone === change.undone) return []
    return [{ change, how: change.undone ? 'undone' : 'redone' }]
  })
}

const recipientsParameter = 'recipients'
const askable = ['NEVER', 'UNREACHED'] as const

/** Teams with a member who never got a mail of the kind, or with one whom no mail reached with what is true now. */
export type AskedTeams = (typeof askable)[number]

/** Query of a link to a message that preselects every team with a member who never got one. */
export const neverReachedSearch = new URLSearchParams({ [recipientsParameter]: 'NEVER' }).toString()

export function askedTeamsOf(query: URLSearchParams): AskedTeams | undefined {
  return askable.find((candidate) => candidate === query.get(recipientsParameter))
}
