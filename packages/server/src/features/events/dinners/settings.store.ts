import type { Dinner, DinnerOptions, Language, PublicSettings } from '@running-dinner/domain'
import type { Tx } from '../../../platform/db/database.ts'
import { bury } from '../../../platform/tombstones/bury.ts'
import { publicSettingsColumns } from '../dinner-record/index.ts'

type Id = Pick<Dinner, 'id'>
type Basics = Pick<Dinner, 'id' | 'basicDetails' | 'options'>

export const settingsStore = {
  async saveBasics(tx: Tx, { id, basicDetails, options }: Basics): Promise<void> {
    const { teamPartnerWishDisabled } = options
    await tx
      .updateTable('dinner')
      .set({ ...basicDetails, teamPartnerWishDisabled })
      .where('id', '=', id)
      .execute()
  },

  /**
   * People whom the organiser added follow the event's language; those who registered themselves keep the language of the page
   * they did it on.
   */
  async carryLanguage(tx: Tx, { id }: Id, change: { from: Language; to: Language }): Promise<void> {
    if (change.from === change.to) return
    await tx
      .updateTable('participant')
      .set({ languageCode: change.to })
      .where('dinnerId', '=', id)
      .where('languageCode', '=', change.from)
      .where('consentAt', 'is', null)
      .execute()
  },

  async saveOptions(tx: Tx, { id }: Id, { teamSize: _, ...columns }: DinnerOptions): Promise<void> {
    await tx.updateTable('dinner').set(columns).where('id', '=', id).execute()
  },

  /** An unconfirmed event also gets a new confirmation token, because its link contains the administration secret. */
  async replaceAdminId(
    tx: Tx,
    { id, adminId }: Pick<Dinner, 'id' | 'adminId'>,
    acknowledgeTokenHash: Buffer | undefined,
  ) {
    await tx
      .updateTable('dinner')
      .set({ adminId, ...(acknowledgeTokenHash ? { acknowledgeTokenHash } : {}) })
      .where('id', '=', id)
      .execute()
  },

  async saveTimes(tx: Tx, { id, meals, afterPartyLocation }: Pick<Dinner, 'id' | 'meals' | 'afterPartyLocation'>) {
    for (const meal of meals) {
      await tx
        .updateTable('meal')
        .set({ time: meal.time })
        .where('dinnerId', '=', id)
        .where('id', '=', meal.id)
        .execute()
    }
    if (afterPartyLocation) {
      const { time } = afterPartyLocation
      await tx.updateTable('afterPartyLocation').set({ time }).where('dinnerId', '=', id).execute()
    }
  },

  async savePublic(tx: Tx, { id }: Id, settings: PublicSettings): Promise<void> {
    const columns = publicSettingsColumns(settings)
    await tx
      .insertInto('publicSettings')
      .values({ dinnerId: id, ...columns })
      .onConflict((conflict) => conflict.column('dinnerId').doUpdateSet(columns))
      .execute()
  },

  async setRegistrationDeactivated(tx: Tx, { id }: Id, registrationDeactivated: boolean): Promise<void> {
    await tx.updateTable('publicSettings').set({ registrationDeactivated }).where('dinnerId', '=', id).execute()
  },

  async markCancelled(tx: Tx, { id }: Id, at: Date): Promise<void> {
    bury(tx, 'cancellation', [id])
    await tx.updateTable('dinner').set({ cancelledAt: at }).where('id', '=', id).execute()
  },
}
