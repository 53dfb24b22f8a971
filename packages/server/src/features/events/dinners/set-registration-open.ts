import type { Ctx } from '../../../platform/ctx.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { refuse } from '../../../platform/http/problems.ts'
import { recordActivity } from '../activities/index.ts'
import { type AuthorizedDinner, lockDinnerForChange } from '../dinner-record/index.ts'
import { settingsStore } from './settings.store.ts'

/** Independent of the deadline. Idempotent: no activity if nothing changes. */
export async function setRegistrationOpen(
  ctx: Ctx,
  dinner: AuthorizedDinner,
  isOpen: boolean,
): Promise<AuthorizedDinner> {
  return inTransaction(ctx.db, async (tx) => {
    const current = await lockDinnerForChange(tx, dinner)
    const { publicSettings, basicDetails } = current
    if (!publicSettings || basicDetails.registrationType === 'CLOSED') refuse('event_closed')
    if (publicSettings.registrationDeactivated === !isOpen) return current
    await settingsStore.setRegistrationDeactivated(tx, current, !isOpen)
    await recordActivity(tx, ctx.clock, current, {
      type: 'CUSTOM_ADMIN_CHANGE',
      code: isOpen ? 'registration_opened' : 'registration_closed',
    })
    return { ...current, publicSettings: { ...publicSettings, registrationDeactivated: !isOpen } }
  })
}
