import type { EveningPlan } from '@running-dinner/domain/evening'
import type { Tx } from '../../../platform/db/database.ts'
import { publishAll } from '../../../platform/db/pub-sub.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { eveningTopic, personTopic } from '../../events/dinner-record/index.ts'

/**
 * On commit, the board and the cards of these teams load the evening again. Cards of other teams do not, because hundreds of phones would ask
 * for every press.
 */
export async function publishEvening(
  tx: Tx,
  dinner: AuthorizedDinner,
  { teams }: EveningPlan,
  teamIds: readonly string[],
): Promise<void> {
  const concerned = teams.filter(({ id }) => teamIds.includes(id)).flatMap(({ members }) => members)
  await publishAll(tx, [eveningTopic(dinner), ...concerned.map(personTopic)])
}
