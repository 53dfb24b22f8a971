import type { MessageContent } from '../../../features/messages/message-content.ts'
import type { RecipientPool } from '../../../features/messages/message-recipients.ts'

/** What links to the composer may ask for (rules 8.8). */
const subTypeParameter = 'messageSubType'
const teamsParameter = 'selectedTeamIds'
const toEverybody = 'RECIPIENTS_ALL'

/** Teams named in the address are chosen, unless it asks for everybody; teams that are gone are not. */
export function presetOf(
  query: URLSearchParams,
  pool: RecipientPool,
): Pick<MessageContent, 'selection' | 'customSelectedIds'> | undefined {
  if (pool.type === 'PARTICIPANT' || query.get(subTypeParameter) === toEverybody) return undefined
  const known = new Set(pool.teams.filter((team) => team.status !== 'CANCELLED').map((team) => team.id))
  const named = (query.get(teamsParameter) ?? '').split(',').filter((id) => known.has(id))
  return named.length === 0 ? undefined : { selection: 'CUSTOM_SELECTION', customSelectedIds: [...new Set(named)] }
}
