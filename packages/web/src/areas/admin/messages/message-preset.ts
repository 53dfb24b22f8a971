import type { MessageContent } from '../../../features/messages/message-content.ts'
import type { RecipientPool } from '../../../features/messages/message-recipients.ts'

/** What links to the composer may ask for (rules 8.8). */
const subTypeParameter = 'messageSubType'
const teamsParameter = 'selectedTeamIds'
const participantsParameter = 'selectedParticipantIds'
const toEverybody = 'RECIPIENTS_ALL'

/**
 * Teams or people named in the address are chosen, unless it asks for everybody; who is gone is not. More people than an
 * address holds come with the step that led here (`state`), which survives a reload too.
 */
export function presetOf(
  query: URLSearchParams,
  pool: RecipientPool,
  state?: unknown,
): Pick<MessageContent, 'selection' | 'customSelectedIds'> | undefined {
  if (query.get(subTypeParameter) === toEverybody) return undefined
  const asked =
    pool.type === 'PARTICIPANT'
      ? [...listed(query, participantsParameter), ...idsIn(state)]
      : listed(query, teamsParameter)
  const known = knownIds(pool)
  const named = asked.filter((id) => known.has(id))
  return named.length === 0 ? undefined : { selection: 'CUSTOM_SELECTION', customSelectedIds: [...new Set(named)] }
}

function listed(query: URLSearchParams, parameter: string): string[] {
  return (query.get(parameter) ?? '').split(',')
}

function idsIn(state: unknown): string[] {
  const ids =
    typeof state === 'object' && state !== null && participantsParameter in state ? state[participantsParameter] : []
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : []
}

function knownIds(pool: RecipientPool): ReadonlySet<string> {
  if (pool.type === 'PARTICIPANT') return new Set(pool.participants.map(({ id }) => id))
  return new Set(pool.teams.filter((team) => team.status !== 'CANCELLED').map(({ id }) => id))
}
