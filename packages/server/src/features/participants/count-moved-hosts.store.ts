import type { Participant } from '@running-dinner/domain'
import type { Tx } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinners/index.ts'
import { isSameHome } from './is-same-home.ts'

/** How many of those who cook at home live elsewhere than before: where the others live is nobody's way. */
export async function countMovedHosts(
  tx: Tx,
  dinner: AuthorizedDinner,
  before: readonly Participant[],
  now: readonly Participant[],
): Promise<number> {
  const homes = new Map(before.map((person) => [person.id, person]))
  const moved = now.filter((person) => {
    const known = homes.get(person.id)
    return known !== undefined && !isSameHome(known, person)
  })
  if (moved.length === 0) return 0
  const ids = moved.map(({ id }) => id)
  const { count } = await tx
    .selectFrom('team')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('dinnerId', '=', dinner.id)
    .where('hostParticipantId', 'in', ids)
    .executeTakeFirstOrThrow()
  return Number(count)
}
