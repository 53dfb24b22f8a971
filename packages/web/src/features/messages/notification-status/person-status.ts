import type { NotificationStatusReply } from '@running-dinner/contract/messages'
import type { FactName, NotificationKind, NotificationState } from '@running-dinner/domain/messages'
import type { AskedTeams } from '../../plan/teams/plan-changes.ts'

export interface PersonStatus {
  participantId: string
  name: string
  teamId: string
  kind: NotificationKind
  state: NotificationState
  /** What changed, for OUTDATED; each name once. */
  facts: readonly FactName[]
}

/**
 * What each person knows of the latest kind of message: their route once any route was sent, their team before.
 * Undefined while neither was sent.
 */
export function personStatuses({
  teams,
  routes,
  people,
  outdated,
}: NotificationStatusReply): readonly PersonStatus[] | undefined {
  const kind = isBegun(routes) ? 'DINNER_ROUTE' : isBegun(teams) ? 'TEAM' : undefined
  if (kind === undefined) return undefined
  const changesOf = new Map(outdated.map(({ participantId, changes }) => [participantId, changes]))
  return people.flatMap(({ participantId, name, teamId, team, route }) => {
    const state = kind === 'TEAM' ? team : route
    if (state === null) return []
    const facts = state === 'OUTDATED' ? (changesOf.get(participantId) ?? []).map(({ fact }) => fact) : []
    return [{ participantId, name, teamId, kind, state, facts: [...new Set(facts)] }]
  })
}

/** The teams that a link asks for, judged by a message of this kind. */
export function teamsAskedFor(
  askedTeams: AskedTeams,
  { people }: NotificationStatusReply,
  kind: NotificationKind,
): ReadonlySet<string> {
  const isMeant = (state: NotificationState | null) =>
    state !== null && (askedTeams === 'NEVER' ? state === 'NEVER' : needsWord({ state }))
  return new Set(people.flatMap(({ teamId, team, route }) => (isMeant(kind === 'TEAM' ? team : route) ? [teamId] : [])))
}

function isBegun({ people, never }: NotificationStatusReply['teams']): boolean {
  return people > never
}

/** Nothing is on its way to these people either: a mail or a call is needed. */
export function needsWord({ state }: Pick<PersonStatus, 'state'>): boolean {
  return state === 'NEVER' || state === 'OUTDATED' || state === 'FAILED'
}
