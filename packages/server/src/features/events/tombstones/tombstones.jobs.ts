import type { Ctx } from '../../../platform/ctx.ts'
import { settleTombstones } from '../../../platform/tombstones/settle-tombstones.ts'
import { keeperOf } from '../../../platform/tombstones/tombstone-keeper.ts'
import { replayBurials } from './replay-burials.ts'

/**
 * At each start before anything is served, and every ten minutes: docs/rules/events/retention.md#restored-backups. False if the folder is not
 * the one of this database.
 */
export async function applyTombstones({ db, log, clock }: Pick<Ctx, 'db' | 'log' | 'clock'>): Promise<boolean> {
  const keeper = keeperOf(db)
  if (!keeper) return false
  const { folder } = keeper
  return settleTombstones({
    ...{ db, log, clock, keeper },
    replay: (tx, burials) => replayBurials({ db, clock, folder }, tx, burials),
  })
}
