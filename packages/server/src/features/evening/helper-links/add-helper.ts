import type { BodyOf, eveningHelperRoutes } from '@running-dinner/contract'
import { limits } from '@running-dinner/domain'
import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse } from '../../../platform/http/problems.ts'
import { newId, newSecret } from '../../../platform/ids.ts'
import { recordActivity } from '../../events/activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../../events/dinner-record/index.ts'
import { type Helper, helperStore } from './named-secret.store.ts'

/** Makes a link for a helper; the lock of the event keeps parallel calls within the limit. */
export async function addHelper(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  { name, phone }: BodyOf<typeof eveningHelperRoutes.addHelper>,
): Promise<Helper> {
  const helper = { id: newId(), secret: newSecret(), name, phone, createdAt: ctx.clock.now() }
  await inTransaction(ctx.db, async (tx) => {
    await lockDinnerForChange(tx, dinner)
    if ((await helperStore.ofDinner(tx, dinner)).length >= limits.helpers) refuse('too_many_entries')
    await helperStore.insert(tx, dinner, helper)
    await recordActivity(tx, ctx.clock, dinner, { type: 'CUSTOM_ADMIN_CHANGE', code: 'helper_added', data: { name } })
  })
  return helper
}
