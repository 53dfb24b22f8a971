import type { Tx } from '../../platform/db/database.ts'
import { reservationStore } from './reservation.store.ts'

/** Gives a place back that was held for a payment; whoever is confirmed meanwhile stays. Expects the event's lock. */
export async function releaseRegistration(
  tx: Tx,
  dinner: { id: string },
  participantIds: readonly string[],
): Promise<void> {
  await reservationStore.release(tx, dinner, participantIds)
}
