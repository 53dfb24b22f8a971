import type { exportRoutes, ReplyOf } from '@running-dinner/contract'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction, lockDinner } from '../../../platform/db/in-transaction.ts'
import type { AuthorizedDinner } from '../../events/dinner-record/index.ts'
import { participantStore, sortOutRows } from '../participants/index.ts'
import { addFilePeople, peopleInFile, withPlaces } from './people-in-file.ts'

/** Adds the people of another event's list as confirmed and returns refused rows. */
export async function importFilePeople(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  participants: readonly unknown[],
): Promise<ReplyOf<typeof exportRoutes.importParticipants>> {
  const { rows, places } = await peopleInFile(participants, dinner)
  return inTransaction(ctx.db, async (tx) => {
    await lockDinner(tx, dinner)
    const { added, rejected } = await sortOutRows(ctx, dinner, rows, await participantStore.ofDinner(tx, dinner))
    await addFilePeople(ctx, tx, dinner, withPlaces(added, places))
    return rejected
  })
}
