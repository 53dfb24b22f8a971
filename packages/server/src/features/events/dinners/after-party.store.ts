import type { AfterPartyLocation, Coordinate } from '@running-dinner/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { notLocatedSince } from '../dinner-record/index.ts'

type Dinner = { id: string }

export const afterPartyStore = {
  /** `movedAt` is given if the address changed. */
  async save(
    tx: Tx,
    { id }: Dinner,
    location: Omit<AfterPartyLocation, 'geocodingResult'>,
    { movedAt }: { movedAt: Date | undefined },
  ): Promise<void> {
    const located = movedAt ? notLocatedSince(movedAt) : {}
    const columns = { ...location, ...located }
    await tx
      .insertInto('afterPartyLocation')
      .values({ dinnerId: id, ...columns })
      .onConflict((conflict) => conflict.column('dinnerId').doUpdateSet(columns))
      .execute()
  },

  async delay(tx: Tx, { id }: Dinner, time: string): Promise<void> {
    await tx.updateTable('afterPartyLocation').set({ time }).where('dinnerId', '=', id).execute()
  },

  async remove(tx: Tx, { id }: Dinner): Promise<void> {
    await tx.deleteFrom('afterPartyLocation').where('dinnerId', '=', id).execute()
  },

  async locate(tx: Tx, { id }: Dinner, at: Coordinate): Promise<void> {
    await tx
      .updateTable('afterPartyLocation')
      .set({ ...at, geocodingQuality: 'MANUAL', geocodedAddressHash: null, geocodingDueAt: null })
      .where('dinnerId', '=', id)
      .execute()
  },
}
