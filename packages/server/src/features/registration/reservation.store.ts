import type { Tx } from '../../platform/db/database.ts'

/** Releases a place held for a payment; people confirmed meanwhile stay. Call with the event's lock held. */
export async function releaseRegistration(
  tx: Tx,
  dinner: { id: string },
  participantIds: readonly string[],
): Promise<void> {
  if (participantIds.length === 0) return
  await tx
    .deleteFrom('participant')
    .where('dinnerId', '=', dinner.id)
    .where('id', 'in', participantIds)
    .where('reservedUntil', 'is not', null)
    .where('activatedAt', 'is', null)
    .execute()
}
