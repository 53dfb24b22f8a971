import type { Dinner, Meal } from '@running-dinner/domain'
import type { Tx } from '../../../platform/db/database.ts'

type Id = Pick<Dinner, 'id'>

export const mealStore = {
  async change(tx: Tx, dinner: Id, meals: readonly Meal[]): Promise<void> {
    for (const { id, label, time } of meals)
      await tx.updateTable('meal').set({ label, time }).where('dinnerId', '=', dinner.id).where('id', '=', id).execute()
  },

  async add(tx: Tx, dinner: Id, meals: readonly Meal[]): Promise<void> {
    if (meals.length === 0) return
    await tx
      .insertInto('meal')
      .values(meals.map((meal) => ({ ...meal, dinnerId: dinner.id })))
      .execute()
  },

  /** A foreign key clears the wishes for removed courses. */
  async remove(tx: Tx, dinner: Id, meals: readonly Meal[]): Promise<void> {
    for (const { id } of meals)
      await tx.deleteFrom('meal').where('dinnerId', '=', dinner.id).where('id', '=', id).execute()
  },
}
