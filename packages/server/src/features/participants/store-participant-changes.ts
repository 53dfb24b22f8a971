import type { Ctx } from '../../platform/ctx.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { AuthorizedDinner } from '../dinner-record/index.ts'
import { participantStore } from './participant.store.ts'
import { type ParticipantChange, storeParticipantChange } from './store-participant-change.ts'

/**
 * Stores several changes in order. After a change of a pair the people are re-read, because it may have changed the partner
 * too.
 */
export async function storeParticipantChanges(
  ctx: Pick<Ctx, 'clock'>,
  tx: Tx,
  dinner: AuthorizedDinner,
  changes: readonly Omit<ParticipantChange, 'people'>[],
): Promise<void> {
  let people = changes.length > 0 ? await participantStore.ofDinner(tx, dinner) : []
  for (const { before: asSorted, change } of changes) {
    const before = people.find((person) => person.id === asSorted.id) ?? asSorted
    await storeParticipantChange(ctx, tx, dinner, { before, change, people })
    if (before.teamPartnerWishOriginatorId !== undefined) people = await participantStore.ofDinner(tx, dinner)
  }
}
