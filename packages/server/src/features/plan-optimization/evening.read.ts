import type { TravelMode } from '@running-dinner/domain/dinner-routes/leg-minutes.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import type { StoredEvening } from '../../platform/workers/planner-tasks.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { teamStore } from '../teams/index.ts'

/** The stored evening as input for a worker. */
export async function readEvening(
  db: Db | Tx,
  dinner: AuthorizedDinner,
  travelMode: TravelMode = 'WALK',
): Promise<StoredEvening> {
  const [teams, visits] = await Promise.all([teamStore.ofDinner(db, dinner), teamStore.visits(db, dinner)])
  return { teams, visits, meals: dinner.meals, afterParty: dinner.afterPartyLocation?.geocodingResult, travelMode }
}
